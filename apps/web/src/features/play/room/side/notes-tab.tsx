import { LIMITS, noteCreate, noteList } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { ShareNote } from '../../../../domain/run/after-run/share-note.tsx';
import { classNames } from '../../../../lib/class-names.ts';
import { useCall } from '../../../../lib/query.ts';
import { readDraft, writeDraft } from '../../../../lib/storage.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './notes.module.css';

const PAUSE = 800;

/** My own notes: this section's to write, the earlier ones to read. */
export function NotesTab() {
  const { t } = useTranslation('room');
  const { eid, nid } = useRoom(only('eid', 'nid'));
  const isCurrent = useRoom(({ state, nid }) => state.sections[nid]?.status === 'open');
  const names = useNames();
  const format = useFormat();
  const notes = useCall(noteList, { eid }, { silent: true, staleTime: 0 });
  if (notes.isError) return <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />;
  if (!notes.data) return <SkeletonRows count={2} height={120} />;
  const own = notes.data.list.find((note) => note.node_id === nid);
  const earlier = notes.data.list.filter((note) => !(isCurrent && note.node_id === nid));
  return (
    <div className={styles.notes}>
      {isCurrent ? (
        <>
          <NoteEditor key={nid} saved={own?.text ?? ''} onKept={notes.refetch} />
          {own && <ShareNote eid={eid} note={own} onShared={() => void notes.refetch()} />}
        </>
      ) : (
        <p className={styles.hint}>{t('notes.only_current')}</p>
      )}
      {earlier.map((note) => (
        <section key={note.node_id} className={styles.earlier}>
          <h3>
            {names.nodeName(note.node_id)}
            <time>{format.moment(note.updated_at)}</time>
          </h3>
          <p>{note.text}</p>
          <ShareNote eid={eid} note={note} onShared={() => void notes.refetch()} />
        </section>
      ))}
    </div>
  );
}

/** Saved by itself a moment after the last key; until then, and without a line, kept in the browser. */
function NoteEditor({ saved, onKept }: { saved: string; onKept: () => unknown }) {
  const { t } = useTranslation('room');
  const { eid, nid, act, me, connection } = useRoom(only('eid', 'nid', 'act', 'me', 'connection'));
  const draftName = `note:${eid}:${nid}:${me.userId}`;
  const [text, setText] = useState(() => readDraft(draftName) || saved);
  const [kept, setKept] = useState(saved);
  const [hasFailed, setFailed] = useState(false);
  const sending = useRef<string | null>(null);
  const length = [...text].length;
  const isOver = length > LIMITS.note;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that is back is a reason to try again
  useEffect(() => {
    if (text === kept || isOver || sending.current === text) return;
    const timer = setTimeout(async () => {
      sending.current = text;
      try {
        await act(noteCreate, { text }, { silent: true });
        // Its first and its last letter make the note and take it away: only then is there more, or less, to share.
        if ((text === '') !== (kept === '')) onKept();
        setKept(text);
        setFailed(false);
        if (readDraft(draftName) === text) writeDraft(draftName, '');
      } catch {
        setFailed(true);
      } finally {
        sending.current = null;
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, kept, isOver, act, onKept, draftName, connection.state, hasFailed]);

  const status = isOver
    ? t('notes.over', { count: length - LIMITS.note })
    : text === kept
      ? t('notes.saved')
      : hasFailed
        ? t('notes.kept_here')
        : t('notes.saving');
  return (
    <section className={styles.editor}>
      <TextArea
        rows={10}
        value={text}
        aria-label={t('notes.label')}
        aria-invalid={isOver}
        placeholder={t('notes.placeholder')}
        onChange={(event) => {
          setText(event.target.value);
          writeDraft(draftName, event.target.value);
        }}
      />
      <p className={classNames(styles.foot, isOver && styles.over)}>
        <span role="status">
          {text === kept && <Icon name="check" size={13} />}
          {status}
        </span>
        <span>{t('notes.count', { count: length, max: LIMITS.note })}</span>
      </p>
    </section>
  );
}
