import { memo, type ReactNode } from 'react';
import { SideText } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { EventWords } from '../event-words.ts';
import type { Names } from '../names.ts';
import { lineMark, type ToldEvent } from '../record-lines.ts';
import { LineFace } from './line-face.tsx';
import { type CalledBy, ownerOf } from './line-words.ts';
import styles from './record-line.module.css';
import { TalkLine } from './talk-line.tsx';

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

/** One line of the record, wherever it is read: in the room, the replay, the evaluation and on the board. */
export const RecordLine = memo(function RecordLine(props: RecordLineProps) {
  return props.look === 'talk' ? <TalkLine {...props} /> : <RowLine {...props} />;
});

function RowLine(props: RecordLineProps) {
  const { line, names, words, look, time, calledBy = 'person', when = 'past', onPress, end } = props;
  const { isFaced = true, more = '', className } = props;
  const { t } = useTranslation('event');
  const owner = ownerOf(line, names, calledBy, t);
  const text = words.what(line.event) + more;
  const Box = onPress ? 'button' : 'div';
  return (
    <Box
      {...(onPress && { type: 'button', onClick: onPress, title: text })}
      className={classNames(styles.row, styles[look], className)}
      data-tone={line.about === 'mentor' ? 'mentor' : lineMark(line.event)}
      data-when={when}
      data-timed={time ? '' : undefined}
      aria-current={when === 'now' ? 'true' : undefined}
    >
      {time && <time>{time(line.event.at)}</time>}
      {isFaced && <LineFace line={line} role={owner.role} size={look === 'brief' ? 24 : 26} />}
      <span className={styles.words}>
        {owner.name && (
          <b>
            <SideText side={owner.side}>{owner.name}</SideText>
          </b>
        )}
        {text}
      </span>
      {end}
    </Box>
  );
}
