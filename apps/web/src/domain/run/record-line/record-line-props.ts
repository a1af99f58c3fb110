import type { ReactNode } from 'react';
import type { EventWords } from '../event-words.ts';
import type { Names } from '../names.ts';
import type { ToldEvent } from '../record-lines.ts';
import type { CalledBy } from './line-words.ts';

/** As a conversation; in whole beside its time; in its first words; in two short lines. */
export type LineLook = 'talk' | 'whole' | 'cut' | 'brief';

export interface RecordLineProps {
  readonly line: ToldEvent;
  readonly names: Names;
  readonly words: EventWords;
  readonly look: LineLook;
  /** When it was; without it the line has no time. */
  readonly time?: ((at: number) => string) | undefined;
  readonly calledBy?: CalledBy;
  /** Whether it lies before the reader's clock, at it or after it. */
  readonly when?: 'past' | 'now' | 'later';
  /** A press on the line; in a conversation on what an event tells of. */
  readonly onPress?: (() => void) | undefined;
  /** Whether its face, or what stands for one, is drawn. */
  readonly isFaced?: boolean;
  /** After its words: more words. */
  readonly more?: string;
  /** At its end: a tick, a button. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
}
