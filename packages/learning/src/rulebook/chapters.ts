import type { FigureId } from './figures.ts';

interface Section {
  readonly id: string;
  readonly figures?: readonly FigureId[];
}

interface Chapter {
  readonly id: string;
  readonly sections: readonly Section[];
}

/** The order of the rules: what each chapter has, and which boards stand with it. Words are in the texts, under the same ids. */
export const CHAPTERS = [
  {
    id: 'game',
    sections: [
      { id: 'goal', figures: ['win'] },
      { id: 'setup', figures: ['placing'] },
      { id: 'turn', figures: ['turn'] },
      { id: 'move', figures: ['climb', 'tooHigh', 'fall'] },
      { id: 'build', figures: ['dome'] },
      { id: 'stuck', figures: ['stuck'] },
    ],
  },
  {
    id: 'powers',
    sections: [{ id: 'cards' }, { id: 'draft' }, { id: 'wording', figures: ['forced'] }, { id: 'secrets' }],
  },
  { id: 'three', sections: [{ id: 'rivals' }, { id: 'out' }, { id: 'opponents' }] },
  { id: 'teams', sections: [{ id: 'partners' }, { id: 'order' }, { id: 'ownPower' }, { id: 'together' }] },
  { id: 'fleece', sections: [{ id: 'ram' }, { id: 'holders', figures: ['holding', 'notHolding'] }, { id: 'limits' }] },
  { id: 'heroes', sections: [{ id: 'once', figures: ['hero'] }, { id: 'handicap' }] },
] as const satisfies readonly Chapter[];

export type ChapterId = (typeof CHAPTERS)[number]['id'];
