import { memo } from 'react';
import { SideText } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { lineMark } from '../record-lines.ts';
import { LineFace } from './line-face.tsx';
import { ownerOf } from './line-words.ts';
import styles from './record-line.module.css';
import type { RecordLineProps } from './record-line-props.ts';
import { TalkLine } from './talk-line.tsx';

/** One line of the record, wherever it is read: in the room, the replay, the evaluation and on the board. */
export const RecordLine = memo(function RecordLine(props: RecordLineProps) {
  return props.look === 'talk' ? <TalkLine {...props} /> : <RowLine {...props} />;
});

function RowLine(props: RecordLineProps) {
  const { line, names, words, look, time, calledBy = 'person', when = 'past', onPress, end } = props;
  const { isFaced = true, more = '', className } = props;
  const { t } = useTranslation('event');
  const owner = ownerOf(line, names, calledBy, t);
  const { question } = line;
  const asker = question && (names.user(question.actor_id)?.name ?? t('a_member'));
  const text = (asker ? t('answering', { asker }) : '') + words.what(line.event) + more;
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
        {question && look === 'whole' && <q className={styles.question}>{question.data.text}</q>}
        {text}
      </span>
      {end}
    </Box>
  );
}
