import { type BoardRow, classControl, guideBoard, type OutputOf, type ParsedInputOf } from '@lets/contract';
import { type ReactNode, useState } from 'react';
import type { IconName } from '../../../art/icon-names.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import styles from './class-control-dialog.module.css';
import { ClassControlResult } from './class-control-result.tsx';
import { fieldsOf, rowsOf, type Target } from './class-target.ts';
import { ClassTargetField } from './class-target-field.tsx';
import type { Board } from './use-board.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An act on many teams, but for whom it means. */
export type ClassAct = DistributiveOmit<
  ParsedInputOf<typeof classControl>,
  'task_id' | 'eids' | 'request_id'
>;

interface DialogProps {
  board: Board;
  icon: IconName;
  title: string;
  confirm: string;
  /** What is to be done; null while something is still missing. */
  act: ClassAct | null;
  /** How many of these teams it would change, and what is said of that. */
  note: (rows: readonly BoardRow[]) => string;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks whom an act on many teams means, says how many they are, and afterwards where it could not be done and why. */
export function ClassControlDialog(props: DialogProps) {
  const { board, icon, title, confirm, act, note, onClose, children } = props;
  const { t } = useTranslation(['class-control', 'common']);
  const [target, aim] = useState<Target>({ kind: 'shown' });
  const [result, setResult] = useState<OutputOf<typeof classControl> | null>(null);
  const { rows } = board;
  const tasks = board.read.data?.tasks ?? [];
  const meant = rowsOf(target, board);
  const send = useAct(classControl, {
    invalidates: [guideBoard],
    onSuccess: (done) => {
      if (done.left.length > 0) return setResult(done);
      toast(t(done.already > 0 ? 'done_already' : 'done', { count: done.done, already: done.already }), {
        type: 'success',
      });
      onClose();
    },
  });
  if (result)
    return <ClassControlResult title={title} icon={icon} result={result} rows={rows} onClose={onClose} />;
  return (
    <Dialog
      title={title}
      icon={icon}
      iconTone="plum"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            busy={send.isPending}
            disabled={act === null || meant.length === 0}
            onClick={() =>
              act && send.mutate({ ...act, ...fieldsOf(target, board), request_id: newRequestId() })
            }
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <ClassTargetField target={target} onChange={aim} board={board} tasks={tasks} />
      <p className={styles.note} role="status">
        {meant.length === 0 ? t('nobody') : note(meant)}
      </p>
      {board.read.data && board.read.data.total > rows.length && (
        <p className={styles.note}>{t('not_all', { shown: rows.length, total: board.read.data.total })}</p>
      )}
    </Dialog>
  );
}
