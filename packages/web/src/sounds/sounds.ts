import { settings } from './settings.ts';

export type Sound = 'step' | 'build' | 'dome' | 'win';

/** A tone that glides from one pitch to another, in hertz. `duration` and `after` (its delay) are in seconds. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly duration: number;
  readonly after: number;
  readonly shape: OscillatorType;
}

const tone = (from: number, to: number, duration: number, after = 0, shape: OscillatorType = 'sine'): Tone => ({
  from,
  to,
  duration,
  after,
  shape,
});

/** A footstep on stone, a block set down, a ringing dome, three rising notes. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  step: [tone(320, 210, 0.09)],
  build: [tone(170, 70, 0.14, 0, 'triangle'), tone(900, 500, 0.03)],
  dome: [tone(150, 80, 0.14, 0, 'triangle'), tone(660, 655, 0.35, 0.03)],
  win: [tone(523, 523, 0.22), tone(659, 659, 0.22, 0.14), tone(784, 784, 0.45, 0.28)],
};

const LOUDNESS = 0.16;
let context: AudioContext | undefined;

/** Plays a sound if sounds are on and the browser allows it. */
export function play(sound: Sound): void {
  if (!settings.value.sound) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const each of TONES[sound]) playTone(context, each);
  } catch {
    // No audio in this browser.
  }
}

function playTone(audio: AudioContext, { from, to, duration, after, shape }: Tone): void {
  const begin = audio.currentTime + after;
  const end = begin + duration;
  const source = new OscillatorNode(audio, { type: shape, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}
