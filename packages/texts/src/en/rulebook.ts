/** The rules in our own words. Chapters, sections and boards have the ids of `packages/learning/src/rulebook`. */
export const rulebook = {
  title: 'The rules',
  intro: 'Two minutes for the game itself; the rest when you need it. Every board here can be played on.',
  chapterList: 'Chapters',
  print: 'Print the rules',
  tryBoard: 'Play on this board',
  closeBoard: 'Back to the picture',
  learn: 'Learn by playing',
  unknownChapter: 'The rules have no such chapter.',
  toRules: 'To the rules',

  chapters: {
    game: {
      title: 'The game',
      sections: {
        goal: {
          heading: 'The goal',
          text: [
            'You build a town of towers, and want to be the first to climb to the top of one. The moment one of your workers steps up onto level 3, you have won.',
          ],
        },
        setup: {
          heading: 'Getting ready',
          text: [
            'Each player has two workers, a woman and a man. The first player puts both on any two spaces of the empty board, then the second player chooses two free ones. The first player begins.',
          ],
        },
        turn: {
          heading: 'A turn',
          text: [
            'In your turn choose one of your two workers. It moves one space, and then it builds beside the space it has reached. Both must be done; there is no passing.',
          ],
        },
        move: {
          heading: 'Moving',
          text: [
            'A worker goes to one of the up to eight spaces around it, straight or diagonally. There must be no worker and no dome on it.',
            'It may climb, but only one level at a time: from the ground to level 1, from 1 to 2, from 2 to 3. It can step down any number of levels.',
          ],
        },
        build: {
          heading: 'Building',
          text: [
            'The worker that has moved adds one piece to a space around it, where no one stands and there is no dome: a block as level 1, 2 or 3, or a dome on top of level 3. Nothing can be built on a dome and no one can step on it.',
            'It may build on any tower, no matter who started it: nothing on the board belongs to anyone. The space it has just left is allowed, too.',
          ],
        },
        stuck: {
          heading: 'No way out',
          text: ["If you can't move and build on your turn, you lose. So you can win by shutting others in."],
        },
      },
    },
    powers: {
      title: 'Powers',
      sections: {
        cards: {
          heading: 'Gods and their cards',
          text: [
            'With powers each player has a card that changes the rules for them: one swaps places, another builds twice, a third wins by jumping down. Everyone can see the card, and it lasts the whole game.',
            'A card is stronger than the rules, but only in what it says. Everything else stays as it was.',
          ],
        },
        draft: {
          heading: 'Who gets which',
          text: [
            'One player, the Challenger, chooses as many powers as there are players and shows them. The others take one each, the last is for the Challenger, who then names the player to begin. Some pairs do not go together; the app knows them.',
            'Or let the app deal: one for each player, at random, from the sets you like.',
          ],
        },
        wording: {
          heading: 'How cards are read',
          text: [
            '“May” is up to you. “Has to” and “cannot” always apply. “If possible” means: if some complete turn can do it, one of those has to be played.',
            'A worker that is pushed, swapped or carried by a power has not moved: it does not win by that, even on level 3. And a dome is not a block.',
          ],
        },
        secrets: {
          heading: 'Secrets',
          text: [
            'A few powers hide something: where workers stand, or which space is fatal. Only their player sees it. If what you do would meet something hidden, the app tells you afterwards; nothing on the screen gives it away before.',
          ],
        },
      },
    },
    three: {
      title: 'Three players',
      sections: {
        rivals: {
          heading: 'Everyone for themselves',
          text: [
            'Three players, two workers each, and always with powers that are made for three. The winner beats both others.',
          ],
        },
        out: {
          heading: 'Who is out',
          text: [
            'A player who has no legal turn, or no workers left, is out. Their workers, tokens and card leave the game, the buildings stay, and the other two go on. The last one left wins.',
          ],
        },
        opponents: {
          heading: 'Both are opponents',
          text: [
            'Where a card speaks of opponents it means both others, and what it forbids them holds in both of their turns.',
          ],
        },
      },
    },
    teams: {
      title: 'Two teams',
      sections: {
        partners: {
          heading: 'Two against two',
          text: ['Four players, two teams. Partners sit opposite each other and share the same two workers.'],
        },
        order: {
          heading: 'Who begins',
          text: [
            'The first player of each team places its workers. Then the partner of the player who placed first takes the first turn, and turns go around the table.',
          ],
        },
        ownPower: {
          heading: 'Your power, our workers',
          text: [
            "Everyone has a power of their own, and no one can use the partner's. “Your turn” on a card means a turn of its player, not of the partner. A partner is not an opponent: what a card does to opponents does not touch them.",
          ],
        },
        together: {
          heading: 'Together',
          text: ['If one of you wins, both have won; if one of you has no legal turn, both have lost.'],
        },
      },
    },
    fleece: {
      title: 'The Golden Fleece',
      sections: {
        ram: {
          heading: 'The Ram',
          text: [
            'For two players. No one has a card; one power lies beside the board for both. The player who placed first also puts the Ram on a free space, and the other one begins. The Ram never moves, and no one can step or build on its space.',
          ],
        },
        holders: {
          heading: 'Who has the power',
          text: [
            'At the start of each turn look at the Ram: the player with a worker next to it has the power this turn. It can be one of you, both or neither, and it changes from turn to turn.',
          ],
        },
        limits: {
          heading: 'Only in this turn',
          text: [
            'What the worker does later in the turn changes nothing: a player who had the power at the start has it until the end. What a card requires has to be done here, too.',
          ],
        },
      },
    },
    heroes: {
      title: 'Heroes',
      sections: {
        once: {
          heading: 'Once in a game',
          text: [
            'Heroes are for two players. Their power is used once; then the card is turned over and the game goes on without it. No one has to use it, and no one else can.',
          ],
        },
        handicap: {
          heading: 'A fair start',
          text: ['Play hero against hero, or give the stronger player a hero and the other one a god.'],
        },
      },
    },
  },

  figures: {
    win: 'From level 2 up to level 3: won.',
    placing: 'Both place their two workers.',
    turn: 'She climbs one level, then she builds.',
    climb: 'One level up is fine.',
    tooHigh: 'Two levels up is too high.',
    fall: 'A worker may come down from any height.',
    dome: 'A dome closes a tower of three levels.',
    stuck: 'The other player cannot move any more and has lost.',
    forced: 'Pushed onto level 3: that does not win.',
    holding: "Next to the Ram she has Pan's power: the jump down wins.",
    notHolding: 'Far from the Ram the same jump is only a move.',
    hero: 'Bellerophon, a hero, climbs two levels: once in a game.',
  },
};
