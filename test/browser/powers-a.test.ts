import { playAllPowers } from './all-powers.ts';

playAllPowers(0, 2);
