import type { EventOf, RunEvent } from '@lets/engine';
import type { CSSProperties } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { anchorsOf, SceneAt, type SeatMark } from '../../../components/scene/index.ts';
import { SideText } from '../../../components/surface/surface.tsx';
import { classNames } from '../../../lib/class-names.ts';
import type { Names } from '../names.ts';
import { leanAt } from '../seats.ts';
import styles from './speech.module.css';

export interface SpeechProps {
  readonly speech: EventOf<'spoke'> & RunEvent;
  readonly names: Names;
  /** As far as it is on the screen by now, where it is typed out; then it is read to those who listen elsewhere, in the record. */
  readonly typed?: string;
  /** It stays, but nobody stands out any more. */
  readonly isPast?: boolean;
}

/** Seats whose bubble begins above this have little room over them, in scene units. */
const HIGH = 280;

/** What somebody says, at their head. The record has the whole of it. */
export function SpeechBubble({ seat, ...props }: SpeechProps & { seat: SeatMark }) {
  const { typed, isPast = false } = props;
  // Over the bench there is little height: what is said there is set wider.
  const isHigh = anchorsOf(seat).bubble < HIGH;
  return (
    <SceneAt x={seat.x} y={anchorsOf(seat).bubble}>
      <div
        className={classNames(styles.bubble, isHigh && styles.high)}
        data-past={isPast || undefined}
        style={{ '--lean': `${leanAt(seat.x)}%` } as CSSProperties}
        aria-hidden={typed === undefined ? undefined : 'true'}
      >
        <Said {...props} />
      </div>
    </SceneAt>
  );
}

/** Who says what. */
export function Said({ speech, names, typed, isPast = false }: SpeechProps) {
  const role = names.knownRole(speech.role_id);
  return (
    <>
      <p className={styles.who}>
        <SideText side={role?.side ?? null}>{role?.name}</SideText>
        <i>{names.user(speech.actor_id)?.name}</i>
        {!isPast && <Icon name="volume" size={14} />}
      </p>
      <p className={classNames(styles.words, typed !== undefined && styles.typed)}>
        <span>{typed ?? speech.data.text}</span>
      </p>
      {speech.data.file_id && <Icon name="attach" size={14} />}
    </>
  );
}
