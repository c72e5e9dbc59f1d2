import { describePrompt, draftPromptOf } from '@oia/narration';
import { type Draft, type DraftStep, draftStepText, seatLetter } from '@oia/rules';
import { WORDS } from '../words.ts';
import { wrapped } from '../wrap.ts';
import type { Screen } from './screen.ts';

/** Plays the Challenger's draft; false if the players quit. */
export async function playDraft(screen: Screen): Promise<boolean> {
  const { table, device } = screen;
  await table.idle();
  while (!table.state.game) {
    const step = screen.draft && (await chooseStep(screen, screen.draft));
    if (!step) return false;
    device.send({ kind: 'draft', step });
    await table.idle();
  }
  return true;
}

async function chooseStep({ terminal, nameOf }: Screen, draft: Draft): Promise<DraftStep | undefined> {
  const actor = draft.actor ?? 0;
  const legal = draft.legalSteps();
  if (legal.length === 0) terminal.say('There is nothing left to choose from.');
  // The last card goes to the Challenger, and some cards decide the Start Player: then there is nothing to ask.
  if (legal.length <= 1) return legal[0];
  terminal.say(terminal.paint('bold', `${nameOf(actor)}: ${describePrompt(WORDS, draftPromptOf(draft, legal))}`));
  if (legal[0]?.kind !== 'offer') for (const line of listLines(legal)) terminal.say(line);
  for (;;) {
    const line = await terminal.ask(`${seatLetter(actor)}> `);
    if (line === undefined || line === 'quit') return undefined;
    const step = stepOf(legal, line.toLowerCase());
    if (step) return step;
    if (line === 'steps' || line === 'help') for (const each of listLines(legal)) terminal.say(each);
    else if (line === 'undo') terminal.say('Choices of the draft cannot be undone.');
    else if (line !== '') terminal.say(`"${line}" is not available: type "steps" for the list.`);
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
