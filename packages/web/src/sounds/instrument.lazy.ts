import { type Part, RECIPES, type Sound } from './recipes.ts';

const LOUDNESS = 0.5;
/** A sound that began abruptly would click. */
const ATTACK_SECONDS = 0.004;
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Throws where there is no audio. */
export function playNow(sound: Sound): void {
  context ??= new AudioContext();
  // Without permission to play there is no sound, and a game is complete without.
  context.resume().catch(() => undefined);
  for (const part of RECIPES[sound]) playPart(context, part);
}

function playPart(audio: AudioContext, part: Part): void {
  const begin = audio.currentTime + part.after;
  const source = part.kind === 'tone' ? toneOf(audio, part, begin) : noiseOf(audio, part);
  const last = part.kind === 'tone' ? source : source.connect(filterOf(audio, part));
  last.connect(fadeOf(audio, part, begin)).connect(audio.destination);
  source.start(begin);
  source.stop(begin + part.duration + ATTACK_SECONDS);
}

function toneOf(audio: AudioContext, { from, to, duration }: Extract<Part, { kind: 'tone' }>, begin: number) {
  const source = new OscillatorNode(audio, { frequency: from });
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + duration);
  return source;
}

function noiseOf(audio: AudioContext, { duration }: Part): AudioBufferSourceNode {
  hiss ??= hissOf(audio);
  // Another piece of the noise each time, so that no two stones sound alike.
  const source = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
  source.loopStart = Math.random() * (hiss.duration - duration);
  return source;
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const filterOf = (audio: AudioContext, { around, focus }: Extract<Part, { kind: 'noise' }>): BiquadFilterNode =>
  new BiquadFilterNode(audio, { type: 'bandpass', frequency: around, Q: focus });

function fadeOf(audio: AudioContext, { loudness, duration }: Part, begin: number): GainNode {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(loudness * LOUDNESS, begin + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + duration);
  return volume;
}
