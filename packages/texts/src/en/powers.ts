import type { PowerWords } from '../catalogue.ts';

// Our own words throughout: the facts are those of the game, the sentences are not those of its rulebook.
export const powers: PowerWords = {
  apollo: {
    title: 'Patron of music',
    text: "Your worker may move onto a space beside it that an opposing worker holds; that worker is put where yours came from. Your climb is limited to one level as usual, the other worker's is not.",
  },
  artemis: {
    title: 'The huntress',
    text: 'Before building, the worker you moved may take a second step, anywhere but back to where it began the turn. Each step climbs one level at most, and either of them can win.',
  },
  athena: {
    title: 'Voice of wisdom',
    text: 'If you moved a worker up on your latest turn, no opposing worker can climb until you play again. Being pushed, swapped or lifted is not climbing.',
  },
  atlas: {
    title: 'Bearer of the sky',
    text: 'Instead of the usual piece you may set a dome on a free space beside your worker, even on a low tower or on bare ground. Only a dome on three blocks makes a complete tower.',
  },
  demeter: {
    title: 'Keeper of the harvest',
    text: 'After you build, the same worker may build a second time, on a different space.',
  },
  hephaestus: {
    title: 'Smith of the gods',
    text: 'If you built a block, you may at once put a second block on top of it. The second piece is never a dome, so it cannot follow a block that reached level 3.',
  },
  hermes: {
    title: 'The traveller',
    text: 'Instead of an ordinary move, your workers may all walk as far as you like, in any order, as long as every step stays on the same height. They may also stay where they are. Then any one of them builds.',
  },
  minotaur: {
    title: 'The charging bull',
    text: 'Your worker may charge onto the space of an opposing worker beside it, at most one level up, and shove that worker one space further in the same line. The space behind must be on the board and free; its height does not matter.',
  },
  pan: {
    title: 'Spirit of the wild',
    text: 'You also win when a worker of yours goes down at least two levels in a single step. Being pushed or carried down does not count.',
  },
  prometheus: {
    title: 'Friend of mankind',
    text: 'You may build with a worker before you move it. The same worker then has to move without climbing, and builds again after the move. Without the early build you play an ordinary turn.',
  },
  aphrodite: {
    title: 'Lady of love',
    text: "If an opposing worker is beside one of yours when its player's turn begins and it moves in that turn, its last step has to end beside one of your workers. Even a winning step has to. A worker that does not move is free.",
  },
  ares: {
    title: 'Lord of war',
    text: 'As your turn ends you may take the top block from a space beside a worker that you did not move. There must be no worker and no dome on it; a token lying there goes too.',
  },
  bia: {
    title: 'Violence itself',
    text: 'You place first, and your side starts. When your worker takes a step and an opposing worker stands one space further in the same line, that worker leaves the game for good. It happens by itself; heights do not matter.',
  },
  chaos: {
    title: 'The void before all',
    text: "Your power is the card that lies face up: one of the simple powers that no player chose, at random. After any player's turn in which a dome was built, the next card replaces it. When the cards run out, all of them are shuffled again.",
  },
  charon: {
    title: 'The ferryman',
    text: 'Before you move a worker, it may carry an opposing worker from beside it to the space exactly opposite. That space has to be free; heights do not matter. Then the same worker of yours has to move.',
  },
  chronus: {
    title: 'Keeper of time',
    text: 'You also win as soon as five complete towers, three blocks and a dome each, are on the board. It does not matter who built them or whose turn it is.',
  },
  circe: {
    title: 'The spellbinder',
    text: "When your turn begins, look at your opponent's workers. If they are not all beside one another, or only one is left, their power is yours and not theirs until your next turn begins. Hero powers cannot be taken.",
  },
  dionysus: {
    title: 'Lord of wine',
    text: "When you complete a tower, a dome on three blocks, you may take another turn right after this one, moving and building with an opposing worker but without its owner's power. A tower completed in it earns the next. No one wins in these turns.",
  },
  eros: {
    title: 'Lord of desire',
    text: 'Your workers start on opposite edges of the board. You also win when you move one of them next to the other and both are then on level 1. In a game of three players any level will do, if it is the same for both.',
  },
  hera: {
    title: 'Guardian of marriage',
    text: 'A step onto the edge of the board never wins for your opponents, whether they climb to level 3 or meet a special condition by that step. They may take the step, but the game goes on.',
  },
  hestia: {
    title: 'Keeper of the hearth',
    text: 'After you build, the same worker may build a second time, on one of the nine inner spaces. It may be the same space again.',
  },
  hypnus: {
    title: 'Bringer of sleep',
    text: "When an opponent's turn begins, their highest worker falls asleep and does not move this turn. If two share the top level, or there is only one worker, none falls asleep.",
  },
  limus: {
    title: 'The famine',
    text: 'The spaces beside your workers are closed to opposing builders. Only the dome that completes a tower of three blocks may still be put there.',
  },
  medusa: {
    title: 'The stone gaze',
    text: 'At the end of your turn, each opposing worker that is beside one of yours and lower than it turns to stone: it leaves the game and a block is built on its space. It happens by itself wherever you are allowed to build.',
  },
  morpheus: {
    title: 'Shaper of dreams',
    text: 'Each of your turns begins with saving a piece. You have no ordinary build: after the move your worker may spend as many saved pieces as you like, or none. Each is one build, on any spaces beside it, also on the same one again.',
  },
  persephone: {
    title: 'Bringer of spring',
    text: "If an opponent's turn can include a step up, it has to, even if they could win another way. Hero powers never have to be used for this.",
  },
  poseidon: {
    title: 'Lord of the sea',
    text: 'At the end of your turn, a worker that you did not move and that stands on the ground may add up to three builds beside itself, on different spaces or on the same one.',
  },
  selene: {
    title: 'Light of the moon',
    text: 'One of your workers is female. In place of the ordinary build she may set a dome on a free space beside her, whatever its height, even if your other worker was the one to move.',
  },
  triton: {
    title: 'Rider of the waves',
    text: 'Whenever your worker steps onto an edge space, it may step again at once, as many times as this happens. A step onto an inner space ends its moving. Any of the steps can win.',
  },
  zeus: {
    title: 'Lord of the sky',
    text: 'Instead of building beside itself, your worker may put a block beneath its own feet and rise with it, up to level 3. Rising like this is not a move and does not win.',
  },
  aeolus: {
    title: 'Keeper of the winds',
    text: 'When you place your workers, choose where the wind blows to. No worker, not even one of yours, can step straight against it. At the end of each of your turns, turn the wind as you like or leave it.',
  },
  charybdis: {
    title: 'The hungry sea',
    text: 'You have two whirlpools. As your turn ends you may put one on a free space without a token. While both are out and empty, a worker that steps onto one is swept to the other. It is part of its move, in the same direction at any height, and can win. A whirlpool returns to you when its space is built on or loses a block.',
  },
  clio: {
    title: 'Teller of history',
    text: "The first three blocks you build get a coin each. During opponents' turns a space with a coin is closed like a dome, and a worker of yours on it is out of their reach. For you the space is an ordinary one. A coin is lost when something is built on it.",
  },
  europa: {
    title: 'The queen and her bronze giant',
    text: 'Talus waits on your card. As your turn ends you may send him to a free space without a token, beside the worker that moved. For everyone, you too, the space he stands on counts as a dome until he leaves it.',
  },
  gaea: {
    title: 'Mother earth',
    text: 'Two spare workers wait on your card. Whenever a worker of any player builds a dome, you may at once put one of them on free ground beside that dome. From then on it is a worker like your others.',
  },
  graeae: {
    title: 'Three grey sisters',
    text: 'You have three workers. After you move one of them, one of the three builds: choose whichever you like.',
  },
  hades: {
    title: 'Lord of the dead',
    text: 'On their turns, opponents cannot step down with their workers. Being pushed, swapped or carried down is still possible.',
  },
  harpies: {
    title: 'The winged storm',
    text: 'Whenever an opponent moves a worker on their own turn, it slides on in the same line until the space ahead is higher, taken or off the board. The step can win, the slide cannot.',
  },
  hecate: {
    title: 'The unseen witch',
    text: "You place last. Only you see your workers; your builds are open. If a hidden worker is in the way of an opponent's action, it is cancelled and that turn ends. A power that swaps or pushes workers moves yours aside unnoticed instead, if it can.",
  },
  moerae: {
    title: 'Spinners of fate',
    text: 'You have three workers and four secret fate spaces, a square of 2 by 2 that you choose when you place. When an opponent makes a move onto one of them that would win, the win is yours instead.',
  },
  nemesis: {
    title: 'The one who repays',
    text: 'As your turn ends, if no worker of one opponent is beside any of yours, you may trade places with them: as many workers as can be paired, and you say who goes where. No one wins by it.',
  },
  siren: {
    title: 'The luring voice',
    text: 'Choose the direction of your song when you place your workers; it never changes. Instead of an ordinary turn you may drag one or more opposing workers one space each that way, onto free spaces of any height. You then neither move nor build.',
  },
  tartarus: {
    title: 'The pit below',
    text: 'You place first and start. Once all workers are placed, you secretly choose a space without a worker as the Abyss. If a worker gets onto it in any way, its owner loses at once, even if that is you and even if the step would have won.',
  },
  terpsichore: {
    title: 'Mistress of the dance',
    text: 'In each turn all your workers have to move, one after another, and after that each of them has to build. If you cannot do all of it, you lose, unless one of the moves wins.',
  },
  urania: {
    title: 'Reader of the stars',
    text: 'When your workers move or build, the board goes around: each edge touches the opposite one, and so do the corners. Every space then has eight around it. For everything else the edges are where they are.',
  },
  achilles: {
    title: 'The fierce fighter',
    text: 'Once per game you may build with a worker before you move it. The same worker then moves, climbing if you like, and builds again.',
  },
  adonis: {
    title: 'The irresistible',
    text: "Once per game, as your turn ends, you may mark an opposing worker. When its player's next turn ends it has to be beside one of your workers, if there is any way to do that without a hero power. This even comes before winning.",
  },
  atalanta: {
    title: 'The swift runner',
    text: 'Once per game the worker you moved may go on moving, step after step, as often as you like. Then it builds. Each step follows the ordinary rules, and any of them can win.',
  },
  bellerophon: {
    title: 'Rider of the winged horse',
    text: 'Once per game a step of yours may climb two levels. From level 1 to level 3 it wins.',
  },
  heracles: {
    title: 'The strong one',
    text: 'Once per game, as your turn ends, each of your workers may set domes on free spaces beside it, as many as you like and whatever the height.',
  },
  jason: {
    title: 'Captain of the Argo',
    text: 'A third worker waits on your card. Once per game, instead of an ordinary turn, you may put it on a free edge space at ground level. It has to build from there, and your turn is over.',
  },
  medea: {
    title: 'The sorceress',
    text: 'Once per game, as your turn ends, you may choose any number of workers, yours or theirs, beside a worker you did not move, and pull one block from under each. They sink by one level; a token on the block leaves too.',
  },
  odysseus: {
    title: 'The cunning captain',
    text: 'Once per game, before you move, you may send opposing workers that are beside yours, as many as you like, to free corners of the board, whatever their height. Then you play your ordinary turn.',
  },
  polyphemus: {
    title: 'The one-eyed giant',
    text: 'Once per game, as your turn ends, you may set one or two domes on free spaces anywhere on the board, whatever their height.',
  },
  theseus: {
    title: 'The monster slayer',
    text: 'Once per game, as your turn ends, you may remove one opposing worker that is beside a worker of yours and exactly two levels above it. It leaves the game for good.',
  },
};
