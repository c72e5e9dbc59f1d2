import type { ErrorDetails } from '../params.ts';
import type { Translated } from '../translation.ts';

/** The sentence, followed by the place and by what would have been right, as far as they are known. */
const error =
  (sentence: string) =>
  ({ at, expected }: ErrorDetails): string => {
    const place =
      at === undefined ? '' : typeof at === 'number' ? `, au caractère ${at + 1}` : `\u00a0: «\u00a0${at}\u00a0»`;
    return `${sentence}${place}${expected ? ` (attendu\u00a0: ${expected})` : ''}.`;
  };

export const errors: Translated['errors'] = {
  badHeights: error('Les hauteurs du plateau sont illisibles'),
  badSide: error("Le camp dont c'est le tour est illisible"),
  unknownPower: error("Aucun pouvoir ne s'appelle ainsi"),
  badSquare: error("Ce n'est pas une case du plateau"),
  duplicateSquare: error('La même case est citée deux fois'),
  workerOnDome: error('Un bâtisseur ne peut pas se trouver sur un dôme'),
  tooManyWorkers: error('Ce camp ne peut pas avoir autant de bâtisseurs'),
  badState: error("L'état d'un pouvoir est illisible"),
  badCount: error('La partie ne peut pas se jouer à ce nombre de joueurs'),
  bannedPair: error('Ces pouvoirs ne devraient pas se rencontrer, sauf si vous le permettez exprès'),
  refusedPair: error('Ces pouvoirs ne peuvent pas être joués ensemble'),
  notForPlayers: error("Ce pouvoir n'est pas prévu pour ce nombre de joueurs"),
  notForFleece: error("Ce pouvoir ne s'emploie pas avec la Toison d'or"),
  heroMissing: error("Avec des héros dans la Toison d'or, il faut un héros à chacun des deux joueurs"),
  samePower: error('Deux joueurs ne peuvent pas avoir le même pouvoir'),
  badStart: error('Ce joueur ne peut pas commencer'),
  noneAccepted: error('Aucune rencontre de ces pouvoirs ne répond à la demande'),
  badStep: error('Cette action est illisible'),
  illegalStep: error("Cette action n'est pas possible ici"),
  ambiguousStep: error('Cela peut désigner plusieurs actions'),
  newerVersion: error('Mettez Oia à jour pour ouvrir cet enregistrement, écrit par une version plus récente'),
  badTag: error("Cette étiquette de l'enregistrement est illisible"),
  unfinishedComment: error("Un commentaire est ouvert mais n'est jamais refermé"),
  wrongResult: error('Le résultat ne correspond pas à la partie'),
  notExpressible: error("Cette notation ne permet pas de l'écrire"),
  unknownOption: error("Cette option n'existe pas"),
  badNumber: error('Ce nombre ne convient pas'),
  fileNotFound: error("Impossible d'ouvrir le fichier"),
  empty: error("Il n'y a rien à lire"),
  trailing: error('Il reste quelque chose en trop à la fin'),
};

export const explanations: Translated['explanations'] = {
  usable: ({ square, steps }) => `Possible avec ${square}\u00a0: ${steps}`,
  possible: ({ step }) => `${step} est possible.`,
  ambiguous: ({ step, steps }) => `«\u00a0${step}\u00a0» peut désigner plusieurs actions\u00a0: ${steps}`,
  spelled: ({ step }) => `Cela s'écrit ${step}, et c'est possible.`,
};
