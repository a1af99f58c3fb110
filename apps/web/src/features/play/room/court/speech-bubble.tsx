import type { EventOf, RunEvent } from '@lets/engine';
import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { anchorsOf, SceneAt, type SeatMark } from '../../../../components/scene/index.ts';
import { SideText } from '../../../../components/surface/surface.tsx';
import { leanAt } from '../../../../domain/run/seats.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './stage.module.css';

interface SpeechBubbleProps {
  speech: EventOf<'spoke'> & RunEvent;
  /** Undefined for a role without a place in the picture: then it is said from the edge. */
  seat: SeatMark | undefined;
}

/** What somebody says, at their head. The record has the whole of it; here it is cut to what can be read at a glance. */
export function SpeechBubble({ speech, seat }: SpeechBubbleProps) {
  const names = useNames();
  const role = names.role(speech.role_id ?? '');
  const shown = useTyped(speech);
  const lean = seat ? leanAt(seat.x) : 50;
  // Over the bench there is little height: what is said there is set wider.
  const isHigh = seat !== undefined && anchorsOf(seat).bubble < HIGH;
  const bubble = (
    <div
      className={classNames(styles.bubble, isHigh && styles.high, !seat && styles.offstage)}
      style={{ '--lean': `${lean}%` } as CSSProperties}
      aria-hidden="true"
    >
      <div className={styles.who}>
        <SideText side={role.side}>{role.name}</SideText>
        <i>{names.user(speech.actor_id)?.name}</i>
        <Icon name="volume" size={14} />
      </div>
      <p>
        <span>{shown}</span>
      </p>
      {speech.data.file_id && <Icon name="attach" size={14} />}
    </div>
  );
  if (!seat) return bubble;
  return (
    <SceneAt x={seat.x} y={anchorsOf(seat).bubble}>
      {bubble}
    </SceneAt>
  );
}

/** Seats whose bubble begins above this have little room over them, in scene units. */
const HIGH = 280;
const MOST = 150;
const STEP_MS = 30;
/** However long, a speech is on the screen after this. */
const TYPING_MS = 1500;

/** The text as it is being said: typed out quickly when it has just come, at once for reduced motion. */
function useTyped({ data, at }: SpeechBubbleProps['speech']): string {
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
