import type { TranslatedPowers } from '../translation.ts';

// Our own words throughout: the facts are those of the game, the sentences are not those of its rulebook.
export const translatedPowers: TranslatedPowers = {
  apollo: {
    title: 'Patron des musiciens',
    text: "Votre bâtisseur peut aller sur une case voisine tenue par un bâtisseur adverse, qui prend alors la place laissée par le vôtre. Votre montée reste limitée à un niveau, comme d'habitude\u00a0; pour l'autre bâtisseur, la hauteur ne compte pas.",
  },
  artemis: {
    title: 'La chasseresse',
    text: "Avant de construire, le bâtisseur que vous avez déplacé peut faire un second pas, mais pas revenir là où il a commencé le tour. Chaque pas monte d'un niveau au plus, et chacun des deux peut faire gagner.",
  },
  athena: {
    title: 'La voix de la sagesse',
    text: "Si l'un de vos bâtisseurs est monté lors de votre dernier tour, aucun bâtisseur adverse ne peut monter avant que vous ne rejouiez. Être poussé, échangé ou soulevé, ce n'est pas monter.",
  },
  atlas: {
    title: 'Celui qui soutient le ciel',
    text: "Au lieu de l'élément habituel, vous pouvez poser un dôme sur une case libre à côté de votre bâtisseur, même sur une tour basse ou à même le sol. Seul un dôme sur trois blocs fait une tour complète.",
  },
  demeter: {
    title: 'Gardienne des récoltes',
    text: 'Après avoir construit, votre bâtisseur peut construire une seconde fois, sur une autre case.',
  },
  hephaestus: {
    title: "L'artisan du feu",
    text: "Si vous avez construit un bloc, vous pouvez aussitôt en poser un second par-dessus. Ce second élément n'est jamais un dôme\u00a0: rien ne s'ajoute donc à un bloc qui vient d'atteindre le niveau 3.",
  },
  hermes: {
    title: 'Le messager errant',
    text: "Au lieu d'un déplacement ordinaire, vos bâtisseurs peuvent tous marcher aussi loin que vous voulez, dans n'importe quel ordre, tant que chaque pas reste à la même hauteur. Ils peuvent aussi rester sur place. Ensuite, l'un d'eux construit, au choix.",
  },
  minotaur: {
    title: 'Le taureau qui charge',
    text: "Votre bâtisseur peut charger sur la case d'un bâtisseur adverse voisin, en montant d'un niveau au plus, et le repousser d'une case en ligne droite. La case derrière lui doit être sur le plateau et libre\u00a0; sa hauteur ne compte pas.",
  },
  pan: {
    title: "L'esprit sauvage",
    text: "Vous gagnez aussi quand l'un de vos bâtisseurs descend d'au moins deux niveaux en un seul pas. Être poussé ou transporté vers le bas ne compte pas.",
  },
  prometheus: {
    title: "L'ami des hommes",
    text: 'Vous pouvez construire avec un bâtisseur avant de le déplacer. Ce même bâtisseur doit alors se déplacer sans monter, puis construire de nouveau. Sans cette première construction, vous jouez un tour ordinaire.',
  },
  aphrodite: {
    title: 'Celle qui charme les cœurs',
    text: "Si un bâtisseur adverse est à côté de l'un des vôtres au début du tour de son joueur et se déplace pendant ce tour, son dernier pas doit finir à côté de l'un de vos bâtisseurs. Cela vaut même pour un pas gagnant. Un bâtisseur qui ne se déplace pas est libre.",
  },
  ares: {
    title: 'Le seigneur des batailles',
    text: "En fin de tour, vous pouvez enlever le bloc du sommet d'une case voisine d'un bâtisseur que vous n'avez pas déplacé. Il ne doit y avoir dessus ni bâtisseur ni dôme\u00a0; un jeton qui s'y trouve part avec le bloc.",
  },
  bia: {
    title: 'La force brutale',
    text: "Vous placez vos bâtisseurs en premier et votre camp commence. Quand votre bâtisseur fait un pas et qu'un bâtisseur adverse se trouve une case plus loin sur la même ligne, celui-ci quitte la partie pour de bon. C'est automatique\u00a0; les hauteurs ne comptent pas.",
  },
  chaos: {
    title: "Le vide d'avant le monde",
    text: "Votre pouvoir est celui de la carte face visible\u00a0: un pouvoir de base que personne n'a choisi, tiré au hasard. Après chaque tour, de n'importe quel joueur, où un dôme a été construit, la carte suivante la remplace. Quand il n'y a plus de cartes, on les mélange toutes à nouveau.",
  },
  charon: {
    title: 'Le passeur',
    text: 'Avant son déplacement, votre bâtisseur peut faire passer un bâtisseur adverse voisin sur la case exactement opposée. Celle-ci doit être libre\u00a0; les hauteurs ne comptent pas. Le vôtre, qui a servi de passeur, doit ensuite se déplacer.',
  },
  chronus: {
    title: 'Le maître des heures',
    text: "Vous gagnez aussi dès que cinq tours complètes, de trois blocs et un dôme chacune, se dressent sur le plateau. Peu importe qui les a construites et à qui c'est de jouer.",
  },
  circe: {
    title: "L'ensorceleuse",
    text: "Au début de votre tour, regardez les bâtisseurs adverses. S'ils ne sont pas tous voisins les uns des autres, ou s'il n'en reste qu'un, vous prenez le pouvoir de votre adversaire, qui en est privé jusqu'au début de votre prochain tour. Un pouvoir de héros ne se prend pas.",
  },
  dionysus: {
    title: 'Le maître des vendanges',
    text: 'Quand vous achevez une tour complète (un dôme sur trois blocs), vous pouvez rejouer juste après ce tour, en déplaçant un bâtisseur adverse puis en construisant avec lui, sans le pouvoir de son joueur. Si vous y achevez une tour, vous pouvez rejouer encore. Personne ne gagne pendant ces tours.',
  },
  eros: {
    title: 'Le semeur de passions',
    text: "Vos bâtisseurs partent de bords opposés du plateau. Vous gagnez aussi quand vous déplacez l'un d'eux à côté de l'autre et que tous deux sont alors au niveau 1. À trois joueurs, tout niveau convient, pourvu qu'ils soient au même.",
  },
  hera: {
    title: 'Gardienne des époux',
    text: 'Un pas sur une case du bord ne fait jamais gagner vos adversaires, que ce soit en montant au niveau 3 ou en remplissant une condition particulière. Ils peuvent faire ce pas, mais la partie continue.',
  },
  hestia: {
    title: 'Gardienne de la flamme',
    text: "Après avoir construit, votre bâtisseur peut construire une seconde fois, sur l'une des neuf cases intérieures. Il peut s'agir de la même case.",
  },
  hypnus: {
    title: 'Celui qui endort',
    text: "Au début du tour d'un adversaire, si un seul de ses bâtisseurs occupe le niveau le plus élevé, celui-ci s'endort et ne se déplace pas pendant ce tour. En cas d'égalité, ou s'il n'a plus qu'un bâtisseur, aucun ne dort.",
  },
  limus: {
    title: 'Celle qui affame',
    text: 'Les bâtisseurs adverses ne peuvent rien construire à côté des vôtres. Seul le dôme qui achève une tour de trois blocs peut encore y être posé.',
  },
  medusa: {
    title: 'Le regard de pierre',
    text: "À la fin de votre tour, tout bâtisseur adverse voisin de l'un des vôtres et plus bas que lui est changé en pierre\u00a0: il quitte la partie et un bloc est construit sur sa case. C'est automatique, partout où vous avez le droit de construire.",
  },
  morpheus: {
    title: 'Le façonneur de rêves',
    text: "Au début de chacun de vos tours, mettez un élément en réserve. Vous n'avez pas de construction ordinaire\u00a0: après le déplacement, votre bâtisseur dépense autant d'éléments en réserve que vous voulez, ou aucun. Chacun vaut une construction à côté de lui, y compris plusieurs fois sur la même case.",
  },
  persephone: {
    title: 'Celle qui ramène le printemps',
    text: "Vos adversaires doivent monter au moins une fois pendant leur tour s'ils ont un moyen de le faire tout en terminant ce tour, même s'ils pouvaient gagner autrement. Personne n'est tenu d'employer un pouvoir de héros pour cela.",
  },
  poseidon: {
    title: 'Le souverain des flots',
    text: "À la fin de votre tour, un bâtisseur que vous n'avez pas déplacé et qui se trouve au sol peut encore construire jusqu'à trois fois à côté de lui, sur des cases différentes ou sur la même.",
  },
  selene: {
    title: 'La clarté de la nuit',
    text: "Vous avez une bâtisseuse. À la place de la construction ordinaire, elle peut poser un dôme sur une case libre à côté d'elle, quelle qu'en soit la hauteur, même si c'est votre autre bâtisseur qui s'est déplacé.",
  },
  triton: {
    title: 'Le cavalier des vagues',
    text: "Chaque fois qu'un pas mène votre bâtisseur sur une case du bord, il peut aussitôt en faire un autre, autant de fois que cela se produit. Un pas sur une case intérieure met fin à son déplacement. N'importe lequel de ces pas peut faire gagner.",
  },
  zeus: {
    title: 'Le maître de la foudre',
    text: "Au lieu de construire à côté de lui, votre bâtisseur peut poser un bloc sous ses propres pieds et s'élever avec, jusqu'au niveau 3. S'élever ainsi n'est pas un déplacement et ne fait pas gagner.",
  },
  aeolus: {
    title: 'Celui qui retient les vents',
    text: "En plaçant vos bâtisseurs, choisissez vers où souffle le vent. Aucun bâtisseur, pas même l'un des vôtres, ne peut avancer droit contre lui. À la fin de chacun de vos tours, orientez le vent comme vous voulez, ou laissez-le tel quel.",
  },
  charybdis: {
    title: 'La mer vorace',
    text: "Vous avez deux tourbillons. En fin de tour, vous pouvez en poser un sur une case libre sans jeton. Si les deux sont posés et libres, qui entre dans l'un est emporté vers l'autre\u00a0: un déplacement à toute hauteur dans la direction du pas, qui peut faire gagner. Si on y bâtit ou en ôte le bloc, un tourbillon vous revient.",
  },
  clio: {
    title: 'La mémoire du passé',
    text: "Vos trois premiers blocs reçoivent chacun une pièce de monnaie. Pendant le tour des adversaires, une telle case est fermée comme par un dôme, et votre bâtisseur qui s'y trouve est hors d'atteinte. Pour vous, c'est une case ordinaire. La pièce est perdue si l'on construit dessus.",
  },
  europa: {
    title: 'La reine et son géant de bronze',
    text: "Talos attend sur votre carte. En fin de tour, vous pouvez l'envoyer sur une case libre sans jeton, à côté du bâtisseur qui s'est déplacé. Pour tout le monde, y compris vous, la case où il se tient compte comme un dôme tant qu'il y reste.",
  },
  gaea: {
    title: 'La terre mère',
    text: "Deux bâtisseurs de réserve attendent sur votre carte. Chaque fois qu'un bâtisseur de n'importe quel joueur construit un dôme, vous pouvez aussitôt placer l'un d'eux au sol, sur une case libre à côté de ce dôme. Il devient alors un bâtisseur comme les autres.",
  },
  graeae: {
    title: 'Les trois sœurs grises',
    text: "Vous avez trois bâtisseurs. Quand vous en avez déplacé un, l'un des trois construit\u00a0: à vous de choisir lequel.",
  },
  hades: {
    title: 'Le roi des ombres',
    text: 'Pendant leur tour, vos adversaires ne peuvent pas descendre avec leurs bâtisseurs. Être poussé, échangé ou transporté vers le bas reste possible.',
  },
  harpies: {
    title: 'La tempête ailée',
    text: "Chaque fois qu'un adversaire déplace un bâtisseur pendant son propre tour, celui-ci glisse plus loin dans la même direction, jusqu'à ce que la case suivante soit plus haute, occupée ou hors du plateau. Le pas peut faire gagner, la glissade non.",
  },
  hecate: {
    title: 'La magicienne invisible',
    text: "Vous placez vos bâtisseurs en dernier. Personne d'autre ne les voit\u00a0; vos constructions sont visibles. Si un bâtisseur caché fait obstacle à une action adverse, elle est annulée et ce tour est fini. Mais un pouvoir qui échange ou pousse des bâtisseurs écarte le vôtre sans que cela se voie, si c'est possible.",
  },
  moerae: {
    title: 'Les fileuses de vies',
    text: "Vous avez trois bâtisseurs et quatre cases du destin secrètes, un carré de 2 sur 2 que vous choisissez lors du placement. Quand un pas sur l'une d'elles ferait gagner un adversaire, la victoire est à vous.",
  },
  nemesis: {
    title: 'Celle qui rend les coups',
    text: "En fin de tour, si vous avez un adversaire dont aucun bâtisseur n'est voisin de l'un des vôtres, vous pouvez échanger vos places avec les siennes\u00a0: autant de paires de bâtisseurs que possible, et vous décidez qui va où. Cela ne fait gagner personne.",
  },
  siren: {
    title: 'La voix qui attire',
    text: "En plaçant vos bâtisseurs, choisissez la direction de votre chant\u00a0; elle ne change plus. Au lieu d'un tour ordinaire, vous pouvez entraîner dans cette direction un ou plusieurs bâtisseurs adverses, chacun d'une case, sur des cases libres de toute hauteur. Vous ne faites alors ni déplacement ni construction.",
  },
  tartarus: {
    title: 'Le gouffre sans fond',
    text: "Vous placez vos bâtisseurs en premier et vous commencez. Quand tous les bâtisseurs sont placés, vous choisissez en secret une case sans bâtisseur\u00a0: l'Abîme. Si un bâtisseur y arrive, de quelque façon que ce soit, son joueur perd aussitôt, même si c'est vous et même si ce pas devait faire gagner.",
  },
  terpsichore: {
    title: 'Celle qui mène la danse',
    text: "À chaque tour, tous vos bâtisseurs doivent se déplacer, l'un après l'autre, puis chacun d'eux doit construire. Si vous ne pouvez pas tout faire, vous perdez, à moins que l'un des déplacements ne fasse gagner.",
  },
  urania: {
    title: 'Celle qui lit les étoiles',
    text: 'Quand vos bâtisseurs se déplacent ou construisent, le plateau forme une boucle\u00a0: chaque bord touche le bord opposé, et les coins se touchent aussi. Chaque case a alors huit voisines. Pour tout le reste, le plateau garde ses bords.',
  },
  achilles: {
    title: 'Le combattant fougueux',
    text: 'Une fois par partie, vous pouvez construire avec un bâtisseur avant de le déplacer. Ce même bâtisseur se déplace ensuite, en montant si vous voulez, et construit de nouveau.',
  },
  adonis: {
    title: "L'irrésistible",
    text: "Une fois par partie, en fin de tour, vous pouvez marquer un bâtisseur adverse. À la fin du prochain tour de son joueur, il doit être à côté de l'un de vos bâtisseurs, s'il y a un moyen d'y parvenir sans pouvoir de héros. Cela passe même avant une victoire.",
  },
  atalanta: {
    title: 'La coureuse',
    text: "Une fois par partie, le bâtisseur que vous avez déplacé peut continuer, pas après pas, autant que vous voulez. Ensuite, il construit. Chaque pas suit les règles ordinaires, et n'importe lequel peut faire gagner.",
  },
  bellerophon: {
    title: 'Le cavalier du cheval ailé',
    text: "Une fois par partie, l'un de vos pas peut monter de deux niveaux. Du niveau 1 au niveau 3, il fait gagner.",
  },
  heracles: {
    title: 'Le plus fort des hommes',
    text: 'Une fois par partie, en fin de tour, chacun de vos bâtisseurs peut poser des dômes sur des cases libres à côté de lui, autant que vous voulez et quelle que soit la hauteur.',
  },
  jason: {
    title: "Le capitaine de l'Argo",
    text: "Un troisième bâtisseur attend sur votre carte. Une fois par partie, au lieu d'un tour ordinaire, vous pouvez le placer au sol, sur une case libre du bord. Il doit alors construire de là, et votre tour est terminé.",
  },
  medea: {
    title: 'La sorcière',
    text: "Une fois par partie, en fin de tour, choisissez parmi les bâtisseurs voisins de l'un des vôtres qui n'a pas été déplacé, vos autres bâtisseurs compris, autant que vous voulez\u00a0: vous ôtez un bloc sous chacun d'eux et il descend d'un niveau. Un jeton posé sur ce bloc s'en va aussi.",
  },
  odysseus: {
    title: "L'homme aux mille ruses",
    text: 'Une fois par partie, avant votre déplacement, vous pouvez envoyer autant de bâtisseurs adverses voisins des vôtres que vous voulez dans des coins libres du plateau, quelle que soit leur hauteur. Ensuite, vous jouez votre tour ordinaire.',
  },
  polyphemus: {
    title: "Le géant à l'œil unique",
    text: "Une fois par partie, en fin de tour, vous pouvez poser un ou deux dômes sur des cases libres, n'importe où sur le plateau et quelle que soit leur hauteur.",
  },
  theseus: {
    title: 'Le pourfendeur de monstres',
    text: "Une fois par partie, en fin de tour, vous pouvez éliminer un bâtisseur adverse voisin de l'un des vôtres et situé exactement deux niveaux plus haut que lui. Il quitte la partie pour de bon.",
  },
};
