import { type Note, noteShare } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './after-run.module.css';

/** A note is its writer's alone until they show it to the mentor; they may take that back. */
export function ShareNote({ eid, note, onShared }: { eid: number; note: Note; onShared: () => void }) {
  const { t } = useTranslation('room');
  const share = useAct(noteShare, { onSuccess: onShared });
  return (
    <p className={styles.share}>
      <span>
        <Icon name={note.shared ? 'eye' : 'lock'} size={13} />
        {t(note.shared ? 'notes.shared' : 'notes.private')}
      </span>
      <Button
        size="sm"
        variant="text"
        busy={share.isPending}
        onClick={() => share.mutate({ eid, nid: note.node_id, shared: !note.shared })}
      >
        {t(note.shared ? 'notes.take_back' : 'notes.share')}
      </Button>
    </p>
  );
}
