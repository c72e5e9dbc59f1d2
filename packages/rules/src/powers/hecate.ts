import type { Power } from '../power.ts';

export const hecate = {
  id: 'hecate',
  number: 39,
  set: 'fleece',
  players: [2, 3],
  fleece: false,
  banned: ['charon', 'circe', 'moerae', 'tartarus'],
  bannedExtra: ['chaos', 'dionysus', 'charybdis', 'nemesis', 'siren', 'adonis', 'medea', 'odysseus', 'theseus'],
  /** Whoever took this card could not be told where the workers stand that it hides (Z15). */
  refused: ['circe'],
  places: 'last',
  hidden: true,
} satisfies Power as Power;
