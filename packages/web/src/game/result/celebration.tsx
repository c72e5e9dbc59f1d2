import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { appearance } from '../../common/appearance.ts';
import { youAmong } from '../../session/names.ts';
import { useGameContext } from '../game-context.tsx';
import { type Confetto, confetti, DURATION_SECONDS, placeAt } from './confetti.ts';

/** Blocks and domes fall over the board when a person has won; never where motion is not wanted. */
export function Celebration(): ReactNode {
  const { motion } = useStore(appearance);
  const isCelebrated = useIsCelebrated();
  return motion && isCelebrated ? <Shower /> : undefined;
}

/** A single person celebrates only their own win; otherwise every win is celebrated. */
function useIsCelebrated(): boolean {
  const { game, setup } = useGameContext().state;
  const winner = game?.outcome?.winner;
  const you = youAmong(setup.seats);
  if (!game || winner === undefined) return false;
  return you === undefined || game.match.sideOf(you) === winner;
}

function Shower(): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => (canvas.current ? rain(canvas.current, () => setDone(true)) : undefined), []);
  return isDone ? undefined : <canvas className="celebration" ref={canvas} />;
}

/** Draws until all pieces have fallen; returns a function that stops it. */
function rain(canvas: HTMLCanvasElement, onDone: () => void): () => void {
  const pieces = confetti(Date.now());
  const begin = performance.now();
  let frame = requestAnimationFrame(function draw(now: number): void {
    const time = (now - begin) / 1000;
    if (time > DURATION_SECONDS) return onDone();
    drawAll(canvas, pieces, time);
    frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}

function drawAll(canvas: HTMLCanvasElement, pieces: readonly Confetto[], time: number): void {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(2, devicePixelRatio);
  canvas.width = width * scale;
  canvas.height = height * scale;
  if (!context) return;
  for (const piece of pieces) {
    const { x, y, turn } = placeAt(piece, time);
    context.setTransform(scale, 0, 0, scale, x * width * scale, y * height * scale);
    context.rotate(turn);
    context.scale(piece.size * width, piece.size * width);
    PAINTERS[piece.kind](context);
  }
}

const WHITE = '#fffdf6';
const BLUE = '#2468a8';
const EDGE = '#16395c';

/** In a square from -0.5 to 0.5. */
const PAINTERS: Readonly<Record<Confetto['kind'], (context: CanvasRenderingContext2D) => void>> = {
  block: (context) => {
    context.beginPath();
    context.rect(-0.5, -0.5, 1, 1);
    outlined(context, WHITE);
    context.fillStyle = BLUE;
    context.fillRect(-0.16, 0.02, 0.32, 0.48);
  },
  dome: (context) => {
    context.beginPath();
    context.arc(0, 0.25, 0.6, Math.PI, 0);
    context.closePath();
    outlined(context, BLUE);
  },
};

function outlined(context: CanvasRenderingContext2D, fill: string): void {
  context.fillStyle = fill;
  context.strokeStyle = EDGE;
  context.lineWidth = 0.07;
  context.fill();
  context.stroke();
}
