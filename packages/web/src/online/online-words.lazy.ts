export { preloadEntryWords, withOnlineWords } from './online-words.ts';
