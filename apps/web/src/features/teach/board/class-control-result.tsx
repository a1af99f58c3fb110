import type { BoardRow, classControl, OutputOf } from '@lets/contract';
import type { IconName } from '../../../art/icon-names.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './class-control-result.module.css';
import { teamName } from './use-board.ts';

interface ResultProps {
  title: string;
  icon: IconName;
  result: OutputOf<typeof classControl>;
  rows: readonly BoardRow[];
  onClose: () => void;
}

/** What an act on many teams came to, where not all could be reached. */
export function ClassControlResult({ title, icon, result, rows, onClose }: ResultProps) {
  const { t } = useTranslation(['class-control', 'common']);
  const { done, already, left } = result;
  const nameOf = (eid: number, name: string) => {
    const row = rows.find(({ card }) => card.eid === eid);
    return row ? teamName(row) : name || t('unknown_team');
  };
  return (
    <Dialog
      title={title}
      icon={icon}
      iconTone="plum"
      width={460}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common:act.close')}
        </Button>
      }
    >
      <p role="status">{t(already > 0 ? 'done_already' : 'done', { count: done, already })}</p>
      <p>{t('left', { count: left.length })}</p>
      <ul className={styles.left}>
        {left.map(({ eid, name, why }) => (
          <li key={eid}>
            <b>{nameOf(eid, name)}</b>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
