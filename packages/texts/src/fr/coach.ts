import type { Translations } from '../translation.ts';

export const coach: Translations['coach'] = {
  title: 'Conseil',
  climb:
    "Les tours servent d'escalier\u00a0: vous montez d'un niveau par déplacement et descendez d'autant que vous voulez.",
  build:
    "Construisez maintenant à côté du bâtisseur qui s'est déplacé\u00a0: une marche pour vous, ou un mur trop haut pour l'adversaire.",
  win: 'Vous gagnez en montant au niveau 3. Votre adversaire aussi\u00a0: surveillez qui se tient au niveau 2.',
  gotIt: 'Compris',
};
