import type { Sound } from '@lastroad/ui';
import { settingsNow } from '../store/settings.ts';

// Every sound is made here out of noise and a few oscillators: short, dry, and ours.

/** A burst of filtered noise. */
interface Rustle {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly sharpness: number;
  readonly volume: number;
}

/** A tone that dies away, gliding from one pitch to another. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly shape: OscillatorType;
  readonly volume: number;
}

interface Recipe {
  readonly rustles?: readonly Rustle[];
  readonly tones?: readonly Tone[];
}

const knock = (at: number, pitch: number, volume: number): Rustle => ({
  at,
  length: 0.05,
  pitch,
  sharpness: 6,
  volume,
});

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  paper: {
    rustles: [
      { at: 0, length: 0.09, pitch: 3800, sharpness: 0.8, volume: 0.25 },
      { at: 0.06, length: 0.12, pitch: 2400, sharpness: 0.9, volume: 0.18 },
    ],
  },
  metal: {
    rustles: [knock(0, 2600, 0.5)],
    tones: [
      { at: 0, length: 0.35, from: 1240, to: 1210, shape: 'triangle', volume: 0.12 },
      { at: 0, length: 0.22, from: 2870, to: 2850, shape: 'sine', volume: 0.07 },
    ],
  },
  dice: { rustles: [0, 0.07, 0.13, 0.2, 0.3, 0.34].map((at, i) => knock(at, 1500 + (i % 3) * 500, 0.5 - i * 0.06)) },
  wind: { rustles: [{ at: 0, length: 1.1, pitch: 520, sharpness: 1.4, volume: 0.2 }] },
  engine: {
    rustles: [{ at: 0, length: 0.5, pitch: 240, sharpness: 0.8, volume: 0.2 }],
    tones: [{ at: 0, length: 0.55, from: 58, to: 96, shape: 'sawtooth', volume: 0.14 }],
  },
  geiger: {
    rustles: [0, 0.05, 0.16, 0.19, 0.31].map(at => ({ at, length: 0.012, pitch: 5200, sharpness: 2, volume: 0.4 })),
  },
  coin: {
    tones: [
      { at: 0, length: 0.09, from: 1650, to: 1650, shape: 'triangle', volume: 0.12 },
      { at: 0.07, length: 0.28, from: 2210, to: 2210, shape: 'triangle', volume: 0.12 },
    ],
  },
  turn: {
    tones: [
      { at: 0, length: 0.22, from: 440, to: 440, shape: 'sine', volume: 0.16 },
      { at: 0.11, length: 0.34, from: 660, to: 660, shape: 'sine', volume: 0.14 },
    ],
  },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const noiseOf = (audio: AudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};

const dying = (audio: AudioContext, at: number, length: number, volume: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  gain.connect(audio.destination);
  return gain;
};

const rustle = (audio: AudioContext, start: number, { at, length, pitch, sharpness, volume }: Rustle): void => {
  noise ??= noiseOf(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  source.connect(filter).connect(dying(audio, start + at, length, volume));
  source.start(start + at, Math.random());
  source.stop(start + at + length);
};

const tone = (audio: AudioContext, start: number, { at, length, from, to, shape, volume }: Tone): void => {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, start + at);
  source.frequency.linearRampToValueAtTime(to, start + at + length);
  source.connect(dying(audio, start + at, length, volume));
  source.start(start + at);
  source.stop(start + at + length);
};

/** Makes a sound, if the reader wants any. */
export const play = (sound: Sound): void => {
  if (!settingsNow().sound) return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  const { rustles = [], tones = [] } = RECIPES[sound];
  const start = audio.currentTime + 0.01;
  for (const part of rustles) rustle(audio, start, part);
  for (const part of tones) tone(audio, start, part);
};
