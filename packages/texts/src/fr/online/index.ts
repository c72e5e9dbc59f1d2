import type { TranslatedOnline, Translations } from '../../translation.ts';
import { account } from './account.ts';
import { archive, players } from './archive.ts';
import { entry } from './entry.ts';
import { hub } from './hub.ts';

/** Advice for a request that the server refused, by its code. */
export const faults: TranslatedOnline['faults'] = {
  badRequest:
    'Le serveur ne comprend pas cette demande. Rechargez la page\u00a0: il y a peut-être une nouvelle version.',
  notAllowed: "Le serveur n'accepte pas cela depuis cette page.",
  signInNeeded: "Connectez-vous d'abord.",
  accountNeeded: "Il faut un compte pour cela\u00a0: créez-en un, cela ne prend qu'un instant.",
  noSuchThing: "Il n'y a rien ici, ou plus rien.",
  nameTaken: 'Ce nom est déjà pris\u00a0: choisissez-en un autre.',
  badName:
    'Ce nom ne convient pas\u00a0: utilisez des lettres, des chiffres, des espaces, des points, des tirets et des tirets bas.',
  mixedName: "Écrivez ce nom avec les lettres d'un seul alphabet\u00a0: certaines ressemblent à celles d'un autre.",
  reservedName: 'Ce nom est réservé\u00a0: choisissez-en un autre.',
  busy: 'Le serveur est très occupé\u00a0: réessayez dans un instant.',
  wrongName: 'Le nom ne correspond pas.',
  passwordShort: 'Le mot de passe est trop court\u00a0: il faut au moins huit caractères.',
  wrongCredentials: 'Le nom ou le mot de passe est faux.',
  wrongPassword: 'Le mot de passe actuel est faux.',
  badPasskey: "La clé d'accès n'a pas été acceptée. Réessayez ou utilisez votre mot de passe.",
  passkeyStopped: "La clé d'accès n'a pas servi\u00a0: l'opération a été annulée ou a pris trop de temps.",
  lastWayIn:
    "C'est votre dernier moyen de connexion\u00a0: définissez un mot de passe ou ajoutez d'abord une autre clé d'accès.",
  tooManyPasskeys: "Il y a déjà trop de clés d'accès\u00a0: supprimez-en une d'abord.",
  tooFast: 'Trop de demandes en peu de temps\u00a0: attendez un instant.',
  badTerms: 'Ces pouvoirs ou ces places ne peuvent pas être joués\u00a0: changez votre choix.',
  seatTaken: "Quelqu'un a été plus rapide\u00a0: toutes les places sont prises.",
  started: "Quelqu'un a été plus rapide\u00a0: la partie a commencé.",
  noRoom: "Cette table n'existe plus.",
  broken: 'Le serveur ne peut pas ouvrir cette table. Son opérateur peut voir pourquoi.',
  notSaved: "Le serveur n'a pas pu enregistrer. Rien n'a changé\u00a0: réessayez.",
  tryAgain: 'On ne sait pas si cela a été enregistré\u00a0: réessayez.',
  internal: "Une erreur s'est produite sur le serveur\u00a0: réessayez plus tard.",
  offline: 'Le serveur ne répond pas\u00a0: vérifiez le réseau et réessayez.',
  again: 'Réessayer',
};

/** Texts used only where there is a server. */
export const online: Translations['online'] = { account, archive, entry, faults, hub, players };
