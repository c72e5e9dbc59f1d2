import type { Catalogue } from '../catalogue.ts';
import type { ErrorDetails } from '../params.ts';

/** The sentence, followed by the place and by what would have been right, as far as they are known. */
const error =
  (sentence: string) =>
  ({ at, expected }: ErrorDetails): string => {
    const place = at === undefined ? '' : typeof at === 'number' ? `, at character ${at + 1}` : `: "${at}"`;
    return `${sentence}${place}${expected ? ` (expected: ${expected})` : ''}.`;
  };

export const errors: Catalogue['errors'] = {
  badHeights: error('The heights of the board cannot be read'),
  badSide: error('The side to move cannot be read'),
  unknownPower: error('There is no power of this name'),
  badSquare: error('This is not a square of the board'),
  duplicateSquare: error('The same square is named twice'),
  workerOnDome: error('A worker cannot stand on a dome'),
  tooManyWorkers: error('These are more workers than the side can have'),
  badState: error('The state of a power cannot be read'),
  badCount: error('The game cannot be played by this number of players'),
  bannedPair: error('These powers should not meet, unless you allow it on purpose'),
  refusedPair: error('These powers cannot be played together'),
  notForPlayers: error('This power is not made for this number of players'),
  notForFleece: error('This power does not go with the Golden Fleece'),
  heroMissing: error('With heroes in the Golden Fleece each of the two players needs a hero'),
  samePower: error('Two players cannot have the same power'),
  badStart: error('This player cannot start'),
  noneAccepted: error('No match-up of these powers fits the request'),
  badStep: error('This cannot be read as a step'),
  illegalStep: error('This step is not possible here'),
  ambiguousStep: error('This could mean more than one step'),
  newerVersion: error('This record was written by a newer version of Oia: update Oia to open it'),
  badTag: error('This tag of the record cannot be read'),
  unfinishedComment: error('A comment is opened but never closed'),
  wrongResult: error('The result does not agree with the game'),
  notExpressible: error('This notation has no way to write that'),
  unknownOption: error('There is no such option'),
  badNumber: error("This number doesn't work here"),
  fileNotFound: error('The file cannot be opened'),
  empty: error('There is nothing to read'),
  trailing: error('There is something left over at the end'),
};

export const explanations: Catalogue['explanations'] = {
  usable: ({ square, steps }) => `Possible with ${square}: ${steps}`,
  possible: ({ step }) => `${step} is possible.`,
  ambiguous: ({ step, steps }) => `"${step}" could mean more than one step: ${steps}`,
  spelled: ({ step }) => `Possible, but written ${step}.`,
};
