/** Short synthesized sounds, without audio files. They are off by default; the setting is stored. */
import { readFlag, readText, writeFlag, writeText } from '$lib/settings/storage';

const KEPT = 'sounds';
const VOLUME = 'volume';
export type Sound = 'card' | 'coin' | 'wonder' | 'sword' | 'turn' | 'won' | 'lost';

/** A sound is a list of tones: pitch, start, duration, volume and waveform. */
type Tone = [hertz: number, at: number, lasts: number, loud: number, shape: OscillatorType];
const TONES: Record<Sound, Tone[]> = {
  card: [
    [190, 0, 0.07, 0.25, 'triangle'],
    [120, 0.02, 0.09, 0.2, 'sine'],
  ],
  coin: [
    [1480, 0, 0.12, 0.12, 'sine'],
    [1975, 0.07, 0.2, 0.12, 'sine'],
  ],
  wonder: [
    [196, 0, 0.5, 0.16, 'triangle'],
    [294, 0.1, 0.5, 0.14, 'triangle'],
    [392, 0.2, 0.6, 0.14, 'triangle'],
  ],
  sword: [
    [880, 0, 0.08, 0.08, 'sawtooth'],
    [620, 0.05, 0.12, 0.07, 'sawtooth'],
  ],
  turn: [
    [659, 0, 0.22, 0.12, 'sine'],
    [880, 0.13, 0.35, 0.12, 'sine'],
  ],
  won: [
    [523, 0, 0.25, 0.15, 'triangle'],
    [659, 0.16, 0.25, 0.15, 'triangle'],
    [784, 0.32, 0.25, 0.15, 'triangle'],
    [1047, 0.48, 0.7, 0.16, 'triangle'],
  ],
  lost: [
    [392, 0, 0.3, 0.14, 'triangle'],
    [349, 0.25, 0.3, 0.14, 'triangle'],
    [262, 0.5, 0.7, 0.14, 'triangle'],
  ],
};

/** By priority: of several simultaneous sounds only the first is played. */
const WEIGHT: readonly Sound[] = ['wonder', 'sword', 'coin', 'card'];

export const heaviest = (sounds: readonly (Sound | undefined)[]): Sound | null =>
  WEIGHT.find((sound) => sounds.includes(sound)) ?? null;

function storedVolume(): number {
  const stored = Number(readText(VOLUME) ?? '1');
  return stored >= 0 && stored <= 1 ? stored : 1;
}

class Sounds {
  on = $state(readFlag(KEPT));
  /** From 0 to 1; 1 if none is stored. */
  volume = $state(storedVolume());
  #air: AudioContext | null = null;

  use(on: boolean): void {
    this.on = on;
    writeFlag(KEPT, on);
    this.play('coin');
  }

  setVolume(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume));
    writeText(VOLUME, String(this.volume));
    this.play('coin');
  }

  play(sound: Sound | null): void {
    if (!this.on || sound === null || this.volume === 0) return;
    this.#air ??= new AudioContext();
    const air = this.#air;
    if (air.state === 'suspended') air.resume().catch(() => {});
    for (const tone of TONES[sound]) this.#sing(air, tone);
  }

  #sing(air: AudioContext, [hertz, at, lasts, loud, shape]: Tone): void {
    const voice = air.createOscillator();
    const volume = air.createGain();
    const begins = air.currentTime + at;
    voice.type = shape;
    voice.frequency.value = hertz;
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(Math.max(0.0001, loud * this.volume), begins + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    voice.connect(volume).connect(air.destination);
    voice.start(begins);
    voice.stop(begins + lasts);
  }
}

export const sounds = new Sounds();
