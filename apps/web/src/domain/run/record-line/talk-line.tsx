import type { EventOf, RunEvent } from '@lets/engine';
import { Face } from '../../../components/face/face.tsx';
import { FileLink } from '../../../components/file-link/file-link.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SideText } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { ownerOf } from './line-words.ts';
import type { RecordLineProps } from './record-line-props.ts';
import styles from './talk-line.module.css';

/** As a conversation: speeches with their speaker, what the mentor says apart from them, what happened between them. */
export function TalkLine(props: RecordLineProps) {
  const { event } = props.line;
  if (event.type === 'spoke' || event.type === 'spoke_in_meeting') return <Speech {...props} event={event} />;
  return props.line.about === 'mentor' ? <FromMentor {...props} /> : <Happening {...props} />;
}

function Speech(
  props: RecordLineProps & { event: (EventOf<'spoke'> | EventOf<'spoke_in_meeting'>) & RunEvent },
) {
  const { event, names, time } = props;
  const { t } = useTranslation('event');
  const role = names.role(event.role_id ?? '');
  const isPrivate = event.type === 'spoke_in_meeting';
  return (
    <article className={classNames(styles.speech, isPrivate && styles.private)}>
      <Face character={role.character} side={role.side} size={30} />
      <div>
        <p className={styles.meta}>
          <b>
            <SideText side={role.side}>{role.name}</SideText>
          </b>
          <span>{names.user(event.actor_id)?.name}</span>
          {isPrivate && (
            <span>
              <Icon name="lock" size={12} /> {t('apart')}
            </span>
          )}
          {time && <time>{time(event.at)}</time>}
        </p>
        <p className={styles.text}>{event.data.text}</p>
        {event.data.file_id && (
          <FileLink className={styles.attachment} fileId={event.data.file_id}>
            <Icon name="attach" size={16} />
            {t('attachment')}
            <Icon name="download" size={15} />
          </FileLink>
        )}
      </div>
    </article>
  );
}

function FromMentor({ line, names, words, time }: RecordLineProps) {
  const { t } = useTranslation('event');
  const { event, question } = line;
  const { name } = ownerOf(line, names, 'person', t);
  const asker = question && (names.user(question.actor_id)?.name ?? t('a_member'));
  return (
    <article className={styles.mentor}>
      <p className={styles.meta}>
        <Icon name={event.type === 'controlled' ? 'ban' : 'compass'} size={14} />
        <b>
          {event.type === 'help_asked'
            ? t('asks_help', { name })
            : asker
              ? t('answers_help', { name, asker })
              : name}
        </b>
        {time && <time>{time(event.at)}</time>}
      </p>
      {question && <blockquote className={styles.question}>{question.data.text}</blockquote>}
      <p className={styles.text}>{words.sentence(event)}</p>
    </article>
  );
}

function Happening({ line, words, onPress }: RecordLineProps) {
  const text = words.sentence(line.event);
  return (
    <p className={styles.event}>
      {onPress ? (
        <button type="button" onClick={onPress}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}
