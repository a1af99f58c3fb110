import {
  importDetail,
  importList,
  importUndo,
  importUndoPreview,
  type PeopleImport,
  type UndoPlan,
} from '@lets/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { SkeletonRows } from '../states/states.tsx';
import { toast } from '../toast/toast.tsx';
import styles from './undo-dialog.module.css';

const NAMED = 8;

/** Asks before an import is undone, with what goes and what stays. */
export function UndoDialog(props: { of: PeopleImport; onDone: () => void; onClose: () => void }) {
  const { of, onDone, onClose } = props;
  const { t } = useTranslation(['manage', 'common']);
  const read = useCall(importUndoPreview, { id: of.id }, { staleTime: 0 });
  const act = useAct(importUndo, {
    invalidates: [importList, importDetail],
    onSuccess: (done) => {
      toast(t('import.undo.done', { count: done.remove + done.restore + done.leave }), { type: 'success' });
      onDone();
      onClose();
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('import.undo.title', { file: of.file })}
      icon="undo"
      confirmLabel={t('import.undo.act')}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      disabled={!read.data || read.data.remove + read.data.restore + read.data.leave === 0}
      onConfirm={() => act.mutate({ id: of.id })}
      onCancel={onClose}
    >
      <QueryView query={read} skeleton={<SkeletonRows count={2} height={24} />}>
        {(plan) => <Effects plan={plan} />}
      </QueryView>
    </ConfirmDialog>
  );
}

function Effects({ plan }: { plan: UndoPlan }) {
  const { t } = useTranslation('manage');
  const { remove, restore, leave, kept, kept_count } = plan;
  return (
    <div className={styles.effects}>
      <ul>
        {remove > 0 && <li>{t('import.undo.remove', { count: remove })}</li>}
        {restore > 0 && <li>{t('import.undo.restore', { count: restore })}</li>}
        {leave > 0 && <li>{t('import.undo.leave', { count: leave })}</li>}
        {remove + restore + leave === 0 && <li>{t('import.undo.nothing')}</li>}
      </ul>
      {kept_count > 0 && (
        <>
          <p>{t('import.undo.kept', { count: kept_count })}</p>
          <ul className={styles.kept}>
            {kept.slice(0, NAMED).map(({ account, name, why }) => (
              <li key={account}>
                {name}
                <small>{account}</small>
                <small>{t(`import.undo.why.${why}`)}</small>
              </li>
            ))}
            {kept_count > NAMED && <li>{t('import.undo.more', { count: kept_count - NAMED })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
