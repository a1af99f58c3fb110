import { LIMITS, noteList } from '@lets/contract';
import { TextArea } from '../../../../components/field/inputs.tsx';
import { SaveStatus } from '../../../../components/save-status/save-status.tsx';
import { ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { ShareNote } from '../../../../domain/run/after-run/share-note.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './notes.module.css';
import { useNote } from './use-note.ts';

/** My own notes: this section's to write, the earlier ones to read. */
export function NotesTab() {
  const { t } = useTranslation('room');
  const { eid, nodeId } = useRoom(only('eid', 'nodeId'));
  const isCurrent = useRoom(({ state, nodeId }) => state.sections[nodeId]?.status === 'open');
  const names = useNames();
  const format = useFormat();
  const notes = useCall(noteList, { eid }, { staleTime: 0 });
  if (notes.isError) return <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />;
  if (!notes.data) return <SkeletonRows count={2} height={120} />;
  const own = notes.data.list.find((note) => note.node_id === nodeId);
  const earlier = notes.data.list.filter((note) => !(isCurrent && note.node_id === nodeId));
  return (
    <div className={styles.notes}>
      {isCurrent ? (
        <>
          <NoteEditor key={nodeId} saved={own?.text ?? ''} onKept={notes.refetch} />
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
  const connection = useRoom(({ connection }) => connection);
  const { text, state, edit } = useNote(saved, onKept);
  const length = [...text].length;
  const isOver = length > LIMITS.note;
  // An act is tried again by itself for a while: without a line that is no saving.
  const isAway = state.is === 'saving' && connection.state !== 'connected';
  return (
    <section className={styles.editor}>
      <TextArea
        rows={10}
        value={text}
        aria-label={t('notes.label')}
        aria-invalid={isOver}
        placeholder={t('notes.placeholder')}
        onChange={(event) => edit(event.target.value)}
      />
      <p className={classNames(styles.foot, isOver && styles.over)}>
        {isOver ? (
          <span role="status">{t('notes.over', { count: length - LIMITS.note })}</span>
        ) : (
          <SaveStatus state={isAway ? { is: 'offline' } : state} />
        )}
        <span>{t('notes.count', { count: length, max: LIMITS.note })}</span>
      </p>
    </section>
  );
}
