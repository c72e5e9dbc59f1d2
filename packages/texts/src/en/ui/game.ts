import type { PowerId } from '../../ids.ts';
import { powers } from '../names.ts';

type Player = { readonly player: string };
type Power = { readonly power: PowerId };
type Turn = { readonly number: number };

/** The next actions of the selected worker: only move, only build, or more. */
type InHand = { readonly does: 'move' | 'build' | 'act'; readonly sex?: 'female' | 'male' | undefined };

/** The page of a running game. */
export const game = {
  title: ({ players }: { readonly players: string }): string => `Game: ${players}`,
  board: 'Board',
  chooseHere: 'What do you want to do here?',
  unreadable: 'This game cannot be opened',
  gone: 'There is no such game on this device. It may have been deleted, or it was played in another browser.',
  newer: 'This game was kept by a newer version of Oia. Reload the page to update, then open it.',
  damaged: "The saved game can't be read.",
  toGames: 'To your games',

  named: ({ name, text }: { readonly name: string; readonly text: string }): string => `${name}: ${text}`,
  yourTurn: 'Your turn.',
  turnOf: ({ player }: Player): string => `${player}, your turn.`,
  inHand: ({ does, sex }: InHand): string => {
    const who = sex === 'female' ? 'she' : sex === 'male' ? 'he' : 'it';
    return `Now choose ${does === 'act' ? `what ${who} does` : `where ${who} ${does === 'move' ? 'goes' : 'builds'}`}.`;
  },
  thinking: ({ player }: Player): string => `${player} is thinking …`,
  seekingHint: 'Looking for a good turn …',
  paused: ({ player }: Player): string => `Paused before ${player} plays.`,
  confirmPrompt: 'Confirm your turn, or take it back.',
  confirmSecret: ({ step }: { readonly step: string }): string =>
    `${step} This may run into something hidden and can't be undone. Confirm, or go back.`,
  youAnswer: "It's another player's turn, but this choice is yours.",
  answerNow: ({ player }: Player): string => `${player} has to respond.`,

  actions: 'What you can do',
  confirm: 'Confirm',
  takeBackProposal: 'Back',
  undo: 'Undo',
  restartTurn: 'Restart turn',
  hint: 'Hint',
  takeBack: 'Take back my turn',
  noTakeBack: 'There is no turn of yours to take back.',
  noHint: "You can get a hint when it's your turn.",
  stop: 'Interrupt',
  sound: 'Sound',
  pause: 'Pause',
  goOn: 'Continue',

  typed: 'Type a step or a turn',

  players: 'Players',
  toMove: 'to move',
  asked: 'to respond',
  noPower: 'No power',
  fleece: 'Golden Fleece',
  fleeceHeld: ({ players }: { readonly players: string }): string => `in the hands of ${players} this turn`,
  fleeceBefore: 'lent by the Ram from the first turn on',
  fleeceAsleep: 'asleep: no one began this turn beside the Ram',
  rulings: ({ power }: Power): string => `Rulings on ${powers[power].name}`,
  becomes: ({ power }: Power): string => `now as ${powers[power].name}`,
  playsWith: ({ player }: Player): string => `partner: ${player}`,
  workersRemoved: ({ count }: { readonly count: number }): string =>
    count === 1 ? '1 worker removed' : `${count} workers removed`,

  log: 'Log',
  logEmpty: 'Nothing has been played yet.',
  setup: 'Set-up',
  turn: ({ number, player }: Turn & Player): string => `${number}. ${player}`,
  lookingBack: ({ step, of }: { readonly step: number; readonly of: number }): string =>
    `Looking back: after step ${step} of ${of}.`,
  toNow: 'Return to now',
  lookBack: 'Look back',
  toStart: 'To the beginning',
  stepBack: 'One step back',
  stepOn: 'One step on',
  toEnd: 'To now',

  more: 'More',
  boardGroup: 'Board',
  gameGroup: 'Game',
  flip: 'Flip the board',
  rotate: 'Turn the board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetView: 'Standard view',
  fullscreen: 'Full screen',
  show2d: 'Show in 2D',
  show3d: 'Show in 3D',
  share: 'Share or export',
  help: 'Keys and help',

  offerDraw: 'Offer a draw',
  drawOffered: 'A draw is offered',
  drawQuestion: ({ by, player }: { readonly by: string } & Player): string =>
    `${by} offers a draw. ${player}, do you accept?`,
  drawAccept: 'Accept the draw',
  drawDecline: 'Play on',
  drawDeclined: 'The draw was declined: the game goes on.',
  resign: 'Resign',

  seats: 'Someone leaves or returns',
  hasLeft: ({ player }: Player): string => `${player} has left`,
  standsIn: 'the computer stands in',

  handOverTo: ({ player }: Player): string => `Hand the device to ${player}`,
  handOverWhy: 'There are secrets at this table. Nothing is shown until the right player holds the device.',
  iAm: ({ player }: Player): string => `I am ${player}`,

  analyse: 'Analyse',

  engineLost: 'The computer could not answer.',
  retry: 'Try again',
  elsewhere: 'This game goes on in another tab.',
  overtaken: 'This game has gone on in another tab: nothing was played here.',
  continueHere: 'Continue here',

  nothingPossible: 'There is nothing for you to do now.',
};
