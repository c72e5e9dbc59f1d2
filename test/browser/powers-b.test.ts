import { playAllPowers } from './all-powers.ts';

playAllPowers(1, 2);
