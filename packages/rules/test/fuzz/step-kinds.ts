/** Steps that only these powers have: a long run has to take each at least once. */
export const OWN_STEPS: Readonly<Record<string, readonly string[]>> = {
  atlas: ['build^'],
  ares: ['remove', 'end'],
  charon: ['ferry'],
  chaos: ['draw'],
  dionysus: ['end'],
  demeter: ['end'],
  hephaestus: ['end'],
  hestia: ['end'],
  morpheus: ['end'],
  poseidon: ['end'],
  selene: ['build^'],
  aeolus: ['orient'],
  charybdis: ['token', 'end'],
  europa: ['token', 'end'],
  gaea: ['summon', 'pass'],
  moerae: ['fate'],
  nemesis: ['trade', 'end'],
  siren: ['orient', 'drag', 'end'],
  tartarus: ['abyss'],
  adonis: ['mark', 'end'],
  heracles: ['build^', 'end'],
  jason: ['summon'],
  medea: ['lower', 'end'],
  odysseus: ['send'],
  polyphemus: ['build^', 'end'],
  theseus: ['kill', 'end'],
};

/** Every power places, moves and builds. */
export const COMMON_STEPS = ['place', 'move', 'build', 'build^'];

export function missingSteps(powers: readonly string[], taken: ReadonlySet<string>): string[] {
  return powers.flatMap((id) =>
    [...COMMON_STEPS, ...(OWN_STEPS[id] ?? [])].map((kind) => `${id} ${kind}`).filter((name) => !taken.has(name)),
  );
}
