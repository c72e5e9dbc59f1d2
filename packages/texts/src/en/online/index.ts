import { account } from './account.ts';
import { archive, players } from './archive.ts';
import { entry } from './entry.ts';
import { hub } from './hub.ts';

/** Advice for a request that the server refused, by its code. */
export const faults = {
  badRequest: 'The server does not understand this. Reload the page: there may be a new version.',
  notAllowed: 'The server does not accept this from here.',
  signInNeeded: 'Sign in first.',
  accountNeeded: 'This needs an account: make one, it takes a moment.',
  noSuchThing: 'There is nothing here (any more).',
  nameTaken: 'This name is taken: choose another one.',
  badName: 'This name does not work: use letters, digits, spaces, dots, hyphens and underscores.',
  mixedName: 'Write this name in the letters of one alphabet: some of its letters look like those of another.',
  reservedName: 'This name is reserved: choose another one.',
  busy: 'The server is busy: try again in a moment.',
  wrongName: 'The name does not match.',
  passwordShort: 'The password is too short: take at least eight characters.',
  wrongCredentials: 'The name or the password is wrong.',
  wrongPassword: 'The current password is wrong.',
  badPasskey: 'The passkey was not accepted. Try again, or use your password.',
  passkeyStopped: 'The passkey was not used: it was cancelled, or took too long.',
  lastWayIn: 'This is the last way to sign in: set a password or add another passkey first.',
  tooManyPasskeys: 'There are too many passkeys already: remove one first.',
  tooFast: 'Too many requests: wait a moment.',
  badTerms: 'These powers or seats cannot be played: change the choice.',
  seatTaken: 'Someone was faster: all seats are taken.',
  started: 'Someone was faster: the game has started.',
  noRoom: 'This table is gone.',
  broken: 'The server cannot open this table. Its operator can see why.',
  notSaved: 'The server could not store this. Nothing has changed: try again.',
  tryAgain: 'It is not certain whether this was stored: try again.',
  internal: 'Something went wrong on the server: try again later.',
  offline: 'The server does not answer: check the network and try again.',
  again: 'Try again',
};

/** Texts used only where there is a server. */
export const online = { account, archive, entry, faults, hub, players };
