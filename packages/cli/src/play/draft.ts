import { type Draft, type DraftStep, draftStepText, Game, pickOne, startPosition } from '@oia/rules';
import { draftPromptOf, sayDraftStep, sayFault } from '@oia/telling';
import { sayPrompt } from '@oia/texts';
import { seatLetter } from '../options.ts';
import { WORDS } from '../words.ts';
import { wrapped } from '../wrap.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';

/** A game with the draft it came from. */
export interface Drafted {
  readonly game: Game;
  readonly draft?: Draft;
}

/** The Challenger's draft; undefined if it was left. */
export async function playDraft(table: Table, terminal: Terminal, begin: Draft): Promise<Drafted | undefined> {
  let draft = begin;
  while (!draft.isDone) {
    const step = await nextStep(table, terminal, draft);
    if (!step) return undefined;
    const played = draft.play(step);
    if (!played.ok) terminal.say(sayFault(WORDS, played.error));
    else {
      terminal.say(`  ${table.nameOf(draft.actor ?? 0)}: ${sayDraftStep(WORDS, step, table.nameOf)}`);
      draft = played.value;
    }
  }
  const match = draft.match();
  if (match.ok) return { game: new Game(match.value, startPosition(match.value)), draft };
  terminal.say(sayFault(WORDS, match.error));
  return undefined;
}

async function nextStep(table: Table, terminal: Terminal, draft: Draft): Promise<DraftStep | undefined> {
  const actor = draft.actor ?? 0;
  const legal = draft.legalSteps();
  if (legal.length === 0) {
    terminal.say('There is nothing left to choose from.');
    return undefined;
  }
  // The Challenger gets the last card, and some cards name the Start Player: there is nothing to ask.
  if (table.computers.has(actor) || legal.length === 1) return pickOne(table.random, legal);
  terminal.say(terminal.paint('bold', `${table.nameOf(actor)}: ${sayPrompt(WORDS, draftPromptOf(draft, legal))}`));
  if (legal[0]?.kind !== 'offer') for (const line of listLines(legal)) terminal.say(line);
  for (;;) {
    const line = await terminal.ask(`${seatLetter(actor)}> `);
    if (line === undefined || line === 'quit') return undefined;
    const step = stepOf(legal, line.toLowerCase());
    if (step) return step;
    if (line === 'steps' || line === 'help') for (const each of listLines(legal)) terminal.say(each);
    else if (line === 'undo') terminal.say('What was chosen in the draft stands.');
    else if (line !== '') terminal.say(`"${line}" is not to be had here: type "steps" for the list.`);
  }
}

/** `pan`, `offer:pan`, `B`, `start:B`. */
const stepOf = (legal: readonly DraftStep[], text: string): DraftStep | undefined =>
  legal.find((step) => {
    const full = draftStepText(step).toLowerCase();
    return full === text || full.endsWith(`:${text}`);
  });

const listLines = (legal: readonly DraftStep[]): string[] =>
  wrapped(legal.map((step) => (step.kind === 'start' ? seatLetter(step.seat) : step.power)).join(' '), '  ');
