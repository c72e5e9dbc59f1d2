import type { TranslatedOnline } from '../../translation.ts';

/** Guests and accounts: who you are, how you sign in, your data. */
export const account: TranslatedOnline['account'] = {
  title: 'Compte',
  guestLead: ({ name }) =>
    `Vous êtes ${name}, en invité dans ce navigateur. Un compte garde vos parties et vous permet de jouer sur tous vos appareils.`,
  anonymousLead:
    'Jouez sans compte aussi longtemps que vous voulez. Avec un compte, vous avez un classement et jouez sur tous vos appareils.',
  accountLead: ({ name }) => `Vous êtes ${name}.`,

  registerTitle: 'Créer un compte',
  registerNote:
    "Il suffit d'un nom et d'un mot de passe ou d'une clé d'accès. Pas d'adresse e-mail. Les parties jouées ici restent les vôtres.",
  register: 'Créer le compte',
  registerPasskey: "Plutôt avec une clé d'accès",
  passkeyFirstNote:
    "Une clé d'accès, c'est votre empreinte, votre visage ou le code de votre appareil à la place d'un mot de passe.",
  signInTitle: 'Se connecter',
  signIn: 'Se connecter',
  signInPasskey: "Se connecter avec une clé d'accès",
  signInGuestNote: 'Les parties que vous jouez ici en invité vous suivent.',
  signOut: 'Se déconnecter',
  or: 'ou',
  name: 'Nom',
  nameNote: 'Les autres le voient.',
  password: 'Mot de passe',
  passwordNote: 'Au moins huit caractères.',
  passwordShow: 'Afficher le mot de passe',
  welcome: ({ name }) => `Bienvenue, ${name}. Vos parties sont gardées.`,
  signedIn: ({ name }) => `Vous jouez maintenant sous le nom de ${name}.`,
  signedOut: 'Vous avez quitté votre compte.',

  nameTitle: 'Nom',
  guestNameTitle: "Votre nom d'invité",
  saveName: 'Enregistrer le nom',
  nameSaved: 'Le nom est enregistré.',
  profile: 'Votre profil',

  passkeysTitle: "Clés d'accès",
  passkeysNote:
    "Connectez-vous par empreinte, par visage ou par le code d'un appareil. Cela ne se devine ni ne se vole.",
  passkeysNone: "Il n'y en a pas encore.",
  addPasskey: "Ajouter une clé d'accès",
  passkeyLabel: "Nom de la clé d'accès",
  passkeyDefault: 'Cet appareil',
  passkeyAdded: "La clé d'accès est ajoutée.",
  passkeyRemoved: "La clé d'accès est supprimée.",
  noPasskeys: "Les clés d'accès ne sont pas possibles à cette adresse\u00a0: il leur faut HTTPS et un nom.",
  made: ({ when }) => `créé le ${when}`,
  used: ({ when }) => `utilisé le ${when}`,
  neverUsed: 'pas encore utilisé',
  remove: 'Supprimer',
  removeLabel: ({ name }) => `Supprimer ${name}`,

  passwordTitle: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  setPassword: 'Définir le mot de passe',
  changePassword: 'Changer le mot de passe',
  passwordSaved: 'Le mot de passe est enregistré. Les autres appareils sont déconnectés.',

  sessionsTitle: 'Appareils connectés',
  sessionThis: 'ce navigateur',
  sessionSeen: ({ when }) => `vu le ${when}`,
  sessionEnd: 'Déconnecter',
  sessionEndLabel: ({ name }) => `Déconnecter ${name}`,
  sessionsEnd: 'Déconnecter tous les autres',
  sessionsEnded: 'Tous les autres appareils sont déconnectés.',
  unknownDevice: 'Appareil inconnu',

  tokensTitle: 'Programmes',
  tokensNote: 'Un jeton permet à un programme à vous de jouer, sous son propre nom. Gardez-le comme un mot de passe.',
  tokenLabel: 'Nom du programme',
  addToken: 'Créer un jeton',
  newToken: "Le nouveau jeton. Il n'est montré que maintenant\u00a0: copiez-le.",
  copyToken: 'Copier le jeton',
  tokenRemoved: "Le jeton n'est plus valable.",

  dataTitle: 'Vos données',
  dataNote: 'Tout ce que le serveur sait de vous, dans un fichier.',
  export: 'Télécharger mes données',
  exported: 'Le fichier est téléchargé.',
  delete: 'Supprimer le compte',
  deleteGuest: "Supprimer l'invité",
  deleteTitle: 'Supprimer tout ce qui vous concerne\u00a0?',
  deleteText:
    'Votre nom, vos moyens de connexion, vos classements et vos messages sont supprimés définitivement. Les parties terminées restent dans les archives sans votre nom\u00a0; les parties en cours sont perdues.',
  deleted: 'Tout ce qui vous concerne est supprimé.',
};
