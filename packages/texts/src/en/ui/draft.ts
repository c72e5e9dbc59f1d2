import type { PowerId } from '../../ids.ts';
import { powers } from '../power-names.ts';

/** Powers are offered, picked, and the Start Player is named. */
export const draft = {
  title: 'Draft',
  intro: ({ player, count }: { readonly player: string; readonly count: number }): string =>
    `${player} is the Challenger and offers ${count} powers. The others choose first; the last one is left to the Challenger, who then says who starts.`,
  introFleece: ({ player }: { readonly player: string }): string =>
    `${player} offers two powers for the Golden Fleece. The other player picks the one that lies beside the Ram.`,
  prompt: ({ player, prompt }: { readonly player: string; readonly prompt: string }): string => `${player}: ${prompt}`,
  choosing: ({ player }: { readonly player: string }): string => `${player} is choosing …`,
  offered: 'On offer',
  nothingOffered: 'Nothing is on offer yet.',
  takenBy: ({ player }: { readonly player: string }): string => `taken by ${player}`,
  choices: 'To choose from',
  offer: ({ power }: { readonly power: PowerId }): string => `Offer ${powers[power].name}`,
  pick: ({ power }: { readonly power: PowerId }): string => `Take ${powers[power].name}`,
  start: ({ player }: { readonly player: string }): string => `${player} starts`,
  stuck: 'Nothing is left that goes with what is on offer. Begin a new game with a larger choice of powers.',
};
