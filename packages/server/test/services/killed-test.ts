// Starts a Redis and prints its address, as a test that is killed before it can stop it.
import process from 'node:process';
import { startRedis } from '../services.ts';

const { url } = await startRedis();
process.stdout.write(url);
