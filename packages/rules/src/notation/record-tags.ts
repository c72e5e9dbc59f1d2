import { createMatch, type MatchOptions, NO_POWER } from '../create.ts';
import { type Draft, draftStepText } from '../draft.ts';
import { fault, ok, type Result } from '../fallible.ts';
import type { Match } from '../match.ts';
import { HOUSE_RULES, type HouseRule } from '../power.ts';
import { SEAT_LETTERS, seatLetter, seatOfLetter } from '../squares.ts';
import { type Tag, tagOf } from './record.ts';

/** The tags of the match options. A game that begins at a position has only the tag for that: the position includes them. */
export const MATCH_TAGS = ['Players', 'Powers', 'Fleece', 'Start', 'House', 'Repetition', 'Override'] as const;
export const POSITION_TAG = 'Position';

/** The starting point of a game. */
export type StartingConditions =
  | { readonly kind: 'match'; readonly options: MatchOptions }
  | { readonly kind: 'position'; readonly text: string };

/** Reads the starting conditions from the tags; faults name the tag. */
export function startingConditions(tags: readonly Tag[]): Result<StartingConditions> {
  const tag = (name: string): string | undefined => tagOf({ tags }, name);
  const position = tag(POSITION_TAG);
  if (position === undefined) {
    const options = readOptions(tag);
    return options.ok ? ok({ kind: 'match', options: options.value }) : options;
  }
  const twice = MATCH_TAGS.find((name) => tag(name) !== undefined);
  return twice ? fault('badTag', twice, POSITION_TAG) : ok({ kind: 'position', text: position });
}

const PLAYERS = [2, 3, 4] as const;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function readOptions(tag: (name: string) => string | undefined): Result<MatchOptions> {
  const players = PLAYERS.find((count) => String(count) === tag('Players'));
  if (players === undefined) return fault('badTag', 'Players', PLAYERS.join(', '));
  const start = seatOfLetter(tag('Start') ?? 'A', players);
  if (start === undefined) return fault('badTag', 'Start', [...SEAT_LETTERS].slice(0, players).join(', '));
  const house = wordsOf(tag('House') ?? '');
  if (house.some((rule) => !HOUSE_RULES.some((known) => known === rule))) {
    return fault('unknownOption', 'House', HOUSE_RULES.join(' '));
  }
  const strange = ['Repetition', 'Override'].find((name) => !['on', 'off', undefined].includes(tag(name)));
  if (strange !== undefined) return fault('badTag', strange, 'on, off');
  const fleece = tag('Fleece');
  return ok({
    players,
    start,
    repetition: tag('Repetition') === 'on',
    override: tag('Override') === 'on',
    powers: wordsOf(tag('Powers') ?? ''),
    ...(fleece === undefined ? {} : { fleece }),
    house: Object.fromEntries(house.map((rule) => [rule, true])),
  });
}

const optionsOf = (match: Match): MatchOptions => ({
  players: match.players,
  start: match.start,
  repetition: match.repetition,
  ...(match.fleece ? { fleece: match.cards[0]?.power.id ?? NO_POWER } : {}),
  ...(match.fleece && match.cards.length === 1
    ? {}
    : { powers: Array.from({ length: match.players }, (_, seat) => powerOf(match, seat)) }),
  house: match.house,
});

const powerOf = (match: Match, seat: number): string =>
  match.cards.find(({ owner }) => owner === seat)?.power.id ?? NO_POWER;

/** The tags that describe this match; undefined if no options can create it. */
export function matchTags(match: Match): Tag[] | undefined {
  const options = optionsOf(match);
  const isAllowed = (override: boolean): boolean => createMatch({ ...options, override }).ok;
  if (!isAllowed(true)) return undefined;
  const house = HOUSE_RULES.filter((rule: HouseRule) => match.house[rule]);
  return [
    { name: 'Players', value: String(match.players) },
    ...(options.fleece ? [{ name: 'Fleece', value: options.fleece }] : []),
    ...(options.powers ? [{ name: 'Powers', value: options.powers.join(' ') }] : []),
    { name: 'Start', value: seatLetter(match.start) },
    ...(house.length > 0 ? [{ name: 'House', value: house.join(' ') }] : []),
    ...(match.repetition ? [{ name: 'Repetition', value: 'on' }] : []),
    ...(isAllowed(false) ? [] : [{ name: 'Override', value: 'on' }]),
  ];
}

/** The tags for how powers and Start Player were chosen. */
export function draftTags({ options, steps }: Draft): Tag[] {
  const { challenger, pool } = options;
  return [
    { name: 'Challenger', value: seatLetter(challenger) },
    ...(pool ? [{ name: 'Pool', value: pool.join(' ') }] : []),
    { name: 'Draft', value: steps.map(draftStepText).join(' ') },
  ];
}
