import type { UserBrief } from '@lets/contract';
import type { HandedOver, RunState } from '@lets/engine';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './hand-over.module.css';

/** Pure: the changes of hands that a person may still undo, as the engine says it; whether the role has acted since, the server knows. */
export function undoable(
  { status, handed = [], leader_id }: Pick<RunState, 'status' | 'handed' | 'leader_id'>,
  { userId, isStaff }: { userId: number; isStaff: boolean },
  now: number,
): readonly HandedOver[] {
  if (status !== 'in_progress') return [];
  return handed.filter(
    ({ by, by_staff, until }) =>
      now <= until && (isStaff || (!by_staff && (by === userId || leader_id === userId))),
  );
}

/** What has just changed hands, and the way back as long as it is open. */
export function UndoHandOver(props: {
  handed: HandedOver;
  roleName: (id: string) => string;
  user: (id: number) => Pick<UserBrief, 'name'> | undefined;
  now: number;
  isBusy: boolean;
  onUndo: () => void;
}) {
  const { handed, roleName, user, now, isBusy, onUndo } = props;
  const { t } = useTranslation('hand-over');
  const format = useFormat();
  const nameOf = (id: number) => user(id)?.name ?? '';
  const left = format.duration(Math.max(0, handed.until - now));
  return (
    <div className={styles.undo}>
      <p>
        {t('given', {
          role: roleName(handed.target_role),
          from: nameOf(handed.from_user),
          to: nameOf(handed.to_user),
        })}{' '}
        <small>{t('undo_for', { time: left })}</small>
      </p>
      <Button size="sm" icon="undo" busy={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
