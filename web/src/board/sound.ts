// Short quiet sounds, made here and now; none where they are muted.

import { settings } from '../settings.svelte';

export type Sound = 'move' | 'turn' | 'refused' | 'end' | 'low' | 'talk';

/** Notes as pitch in hertz, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  move: [[320, 0, 0.07]],
  turn: [
    [420, 0, 0.08],
    [560, 0.07, 0.1],
  ],
  refused: [[150, 0, 0.12]],
  end: [
    [392, 0, 0.16],
    [494, 0.12, 0.16],
    [587, 0.24, 0.3],
  ],
  low: [[880, 0, 0.06]],
  talk: [[660, 0, 0.05]],
};
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** A page makes no sound before it is touched. */
function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function play(sound: Sound): void {
  const audio = settings.sound ? ready() : null;
  if (!audio) return;
  for (const [pitch, start, length] of NOTES[sound]) {
    const [from, until] = [audio.currentTime + start, audio.currentTime + start + length];
    const voice = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, until);
    voice.connect(volume).connect(audio.destination);
    voice.start(from);
    voice.stop(until + 0.02);
  }
}
