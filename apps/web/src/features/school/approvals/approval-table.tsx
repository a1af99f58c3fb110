import type { Approval } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { ActTable } from '../../../components/list-tools/act-table.tsx';
import { Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Step } from './approval-dialog.tsx';
import styles from './approvals.module.css';

const TONE: Readonly<Record<Approval['state'], TagTone>> = {
  waiting: 'gold',
  approved: 'jade',
  refused: 'seal',
  withdrawn: 'quiet',
  lapsed: 'quiet',
};

type OnStep = (approval: Approval, step: Step) => void;

/** Each request with who asked, what became of it, and what the reader may do with it. */
export function ApprovalTable({ list, onStep }: { list: readonly Approval[]; onStep: OnStep }) {
  const { t } = useTranslation('approvals');
  return (
    <ActTable
      className={styles.table}
      heads={(['what', 'state', 'asked', 'decided'] as const).map((key) => t(`column.${key}`))}
      acts={t('column.acts')}
    >
      {list.map((approval) => (
        <Row key={approval.id} approval={approval} onStep={onStep} />
      ))}
    </ActTable>
  );
}

function Row({ approval, onStep }: { approval: Approval; onStep: OnStep }) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const { state, asked_by, decided_by, decided_at } = approval;
  return (
    <tr>
      <td>
        <b>{format.pick(approval.what)}</b>
        {approval.reason && <span className={styles.note}>{approval.reason}</span>}
      </td>
      <td>
        <Tag tone={TONE[state]}>{t(`state.${state}`)}</Tag>
        {state === 'waiting' && <small>{t('until', { date: format.date(approval.lapses_at) })}</small>}
        {state === 'lapsed' && <small>{t('lapsed_at', { date: format.date(approval.lapses_at) })}</small>}
      </td>
      <td>
        {asked_by.name}
        <small>{format.dateTime(approval.asked_at)}</small>
      </td>
      <td>
        {decided_by?.name}
        {decided_by && decided_at !== null && <small>{format.dateTime(decided_at)}</small>}
        {approval.answer && <span className={styles.note}>{approval.answer}</span>}
      </td>
      <td>
        <span className={styles.acts}>
          {approval.may_decide && (
            <>
              <Button variant="text" onClick={() => onStep(approval, 'approve')}>
                {t('approve')}
              </Button>
              <Button variant="text" onClick={() => onStep(approval, 'refuse')}>
                {t('refuse')}
              </Button>
            </>
          )}
          {approval.is_tied && <span className={styles.note}>{t('tied')}</span>}
          {approval.may_withdraw && (
            <Button variant="text" onClick={() => onStep(approval, 'withdraw')}>
              {t('withdraw')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
