import type { RunEvent } from '@lets/engine';
import { memo } from 'react';
import { Face } from '../../../../components/face/face.tsx';
import { FileLink } from '../../../../components/file-link/file-link.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SideText } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './record.module.css';
import type { RecordEntry } from './record-entries.ts';
import { useTellEvent } from './use-tell-event.ts';

/** One line of the record, told apart by what it is. */
export const RecordLine = memo(function RecordLine({ entry }: { entry: RecordEntry }) {
  switch (entry.kind) {
    case 'speech':
      return <Speech event={entry.event} />;
    case 'mentor':
      return <FromMentor event={entry.event} />;
    case 'section':
      return <SectionOpened nodeIds={entry.nodeIds} />;
    case 'new':
      return <NewMark />;
    case 'event':
      return <Happening event={entry.event} />;
  }
});

function NewMark() {
  const { t } = useTranslation('room');
  return (
    <p className={styles.new} data-mark="new">
      {t('record.new')}
    </p>
  );
}

function Speech({ event }: { event: Extract<RecordEntry, { kind: 'speech' }>['event'] }) {
  const { t } = useTranslation('room');
  const names = useNames();
  const format = useFormat();
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
              <Icon name="lock" size={12} /> {t('meeting.title')}
            </span>
          )}
          <time>{format.time(event.at)}</time>
        </p>
        <p className={styles.text}>{event.data.text}</p>
        {event.data.file_id && <Attachment fileId={event.data.file_id} />}
      </div>
    </article>
  );
}

function Attachment({ fileId }: { fileId: string }) {
  const { t } = useTranslation('room');
  return (
    <FileLink className={styles.attachment} fileId={fileId}>
      <Icon name="attach" size={16} />
      {t('record.attachment')}
      <Icon name="download" size={15} />
    </FileLink>
  );
}

function FromMentor({ event }: { event: RunEvent }) {
  const { t } = useTranslation('room');
  const names = useNames();
  const format = useFormat();
  const tell = useTellEvent();
  const name = names.user(event.actor_id)?.name;
  return (
    <article className={styles.mentor}>
      <p className={styles.meta}>
        <Icon name={event.type === 'controlled' ? 'ban' : 'compass'} size={14} />
        <b>{[t(event.by_staff ? 'mentor' : 'help.asked'), name].filter(Boolean).join(t('separator'))}</b>
        <time>{format.time(event.at)}</time>
      </p>
      <p className={styles.text}>{tell(event)}</p>
    </article>
  );
}

function Happening({ event }: { event: RunEvent }) {
  const tell = useTellEvent();
  const openDocument = useRoom(({ openDocument }) => openDocument);
  const id = 'document_id' in event.data ? String(event.data.document_id) : null;
  const text = tell(event);
  const canOpen = useRoom(({ state }) => id !== null && state.documents[id]?.archived === false);
  return (
    <p className={styles.event}>
      {canOpen && id !== null ? (
        <button type="button" onClick={() => openDocument(id)}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}

function SectionOpened({ nodeIds }: { nodeIds: readonly string[] }) {
  const { t } = useTranslation('room');
  const names = useNames();
  return <h3 className={styles.section}>{nodeIds.map(names.nodeName).join(t('separator'))}</h3>;
}
