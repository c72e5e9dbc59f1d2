import { EMPTY_SCENE, type Scene } from '@oia/board';
import { type ReactNode, useMemo } from 'react';
import { StillBoard } from '../parts/still-board.tsx';
import { sceneOf } from '../session/scene.ts';
import type { GameEntry } from '../storage/games.ts';
import { keptGame } from '../storage/kept-game.ts';
import { onlyPerson } from './entry-words.ts';
import type { ThumbnailProps } from './game-card.tsx';

/** Decorative: the text beside it describes the game. */
export function GamePicture({ entry }: ThumbnailProps): ReactNode {
  const scene = useMemo(() => lastScene(entry), [entry]);
  return <StillBoard scene={scene} label="" />;
}

/** A finished game has no secrets; during a game, only a person who plays alone at this device sees their own. */
export function lastScene(entry: GameEntry): Scene {
  const kept = keptGame(entry.id);
  if (typeof kept === 'string' || !kept.game) return EMPTY_SCENE;
  const { match, position, outcome } = kept.game;
  const view = outcome ? position : kept.game.view(onlyPerson(entry) ?? 'spectator');
  return sceneOf(match, view, kept.setup.looks);
}
