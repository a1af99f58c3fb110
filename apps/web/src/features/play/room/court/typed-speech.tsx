import type { EventOf, RunEvent } from '@lets/engine';
import { useEffect, useState } from 'react';
import type { SeatMark } from '../../../../components/scene/index.ts';
import { SpeechBubble } from '../../../../domain/run/stage/speech-bubble.tsx';
import { SpeechStrip } from '../../../../domain/run/stage/speech-strip.tsx';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

interface TypedSpeechProps {
  speech: EventOf<'spoke'> & RunEvent;
  /** Undefined for a role without a place in the picture: then it is said from the edge. */
  seat: SeatMark | undefined;
}

/** What somebody says as it is being said, cut to what can be read at a glance. */
export function TypedSpeech({ speech, seat }: TypedSpeechProps) {
  const props = { speech, names: useNames(), typed: useTyped(speech) };
  return seat ? <SpeechBubble {...props} seat={seat} /> : <SpeechStrip {...props} />;
}

const MOST = 150;
const STEP_MS = 30;
/** However long, a speech is on the screen after this. */
const TYPING_MS = 1500;

/** The text as it is being said: typed out quickly when it has just come, at once for reduced motion. */
function useTyped({ data, at }: TypedSpeechProps['speech']): string {
  const now = useRoom(({ now }) => now);
  const letters = [...data.text];
  const whole = letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : data.text;
  const length = [...whole].length;
  const [count, setCount] = useState(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return isStill || now() - at > 4000 ? length : 0;
  });
  useEffect(() => {
    if (count >= length) return;
    const step = Math.max(1, Math.ceil(length / (TYPING_MS / STEP_MS)));
    const timer = setTimeout(() => setCount(count + step), STEP_MS);
    return () => clearTimeout(timer);
  }, [count, length]);
  return [...whole].slice(0, count).join('');
}
