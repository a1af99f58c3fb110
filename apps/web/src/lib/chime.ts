/** Two short notes, made here: no file has to be fetched for them. */
const NOTES = [660, 880];
const NOTE_SECONDS = 0.16;

/** Sounds softly, where the browser lets a page sound at all. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  for (const [i, frequency] of NOTES.entries()) {
    const start = context.currentTime + i * NOTE_SECONDS;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  }
  setTimeout(() => void context.close().catch(() => {}), NOTES.length * NOTE_SECONDS * 1000 + 500);
}
