import { type ImportPlan, type PlannedRow, ROW_OUTCOMES, type RowOutcome } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { oneOf } from '../../lib/use-list-params.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Pager, StatusSegments } from '../list-tools/list-tools.tsx';
import { Tag, type TagTone } from '../surface/surface.tsx';
import styles from './plan-view.module.css';
import { BadRows, OtherSheets } from './refusal.tsx';

/** Rows on a page of the preview. */
const PAGE = 50;
const TONES: Readonly<Record<RowOutcome, TagTone>> = {
  create: 'jade',
  change: 'gold',
  same: 'quiet',
  faulty: 'seal',
};

/** What a sheet would do, row by row, and the act that does it. */
export function PlanView(props: {
  plan: ImportPlan;
  isAgain: boolean;
  isBusy: boolean;
  onBegin: () => void;
}) {
  const { plan, isAgain, isBusy, onBegin } = props;
  const { t } = useTranslation('manage');
  const { create, change } = plan.counts;
  const isFaulty = plan.faults.length > 0;
  return (
    <>
      {isFaulty ? (
        <BadRows faults={plan.faults} sheet={plan.excerpt} others={plan.others} />
      ) : (
        <>
          <div className={styles.head} role="status">
            <div>
              <b>{t('import.plan.title')}</b>
              <p>
                {plan.sheet && t('import.plan.sheet', { sheet: plan.sheet })}
                {t('import.plan.text')}
              </p>
            </div>
            <Button
              variant="primary"
              icon="check"
              busy={isBusy}
              disabled={create + change === 0}
              onClick={onBegin}
            >
              {t('import.plan.begin', { count: create + change })}
            </Button>
          </div>
          {isAgain && (
            <p className={styles.again} role="alert">
              <Icon name="alert" size={15} />
              {t('import.plan.again')}
            </p>
          )}
          {create + change === 0 && <p className={styles.again}>{t('import.plan.nothing')}</p>}
          <OtherSheets names={plan.others} />
        </>
      )}
      <Rows plan={plan} />
    </>
  );
}

function Rows({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation('manage');
  const [shown, setShown] = useState<RowOutcome | 'all'>('all');
  const [page, setPage] = useState(1);
  const rows = shown === 'all' ? plan.rows : plan.rows.filter(({ outcome }) => outcome === shown);
  const options = (['all', ...ROW_OUTCOMES] as const).map((key) => ({
    key,
    label: t(`import.outcome.${key}`),
    count: key === 'all' ? plan.rows.length : plan.counts[key],
  }));
  return (
    <section className={styles.rows} aria-label={t('import.plan.rows')}>
      <StatusSegments<RowOutcome | 'all'>
        label={t('import.plan.rows')}
        value={shown}
        options={options}
        onChange={(key) => {
          setShown(key);
          setPage(1);
        }}
      />
      {rows.length === 0 ? (
        <p className={styles.none}>{t('import.plan.none')}</p>
      ) : (
        <table aria-label={t('import.plan.rows')}>
          <thead>
            <tr>
              {(['row', 'name', 'account', 'outcome'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`import.plan.head.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice((page - 1) * PAGE, page * PAGE).map((row) => (
              <tr key={row.row}>
                <td>{row.row}</td>
                <td>{row.name}</td>
                <td>{row.account}</td>
                <td>
                  <Tag tone={TONES[row.outcome]}>{t(`import.outcome.${row.outcome}`)}</Tag>
                  <Changes of={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} size={PAGE} total={rows.length} onPage={setPage} />
    </section>
  );
}

const CHANGED = ['student_id', 'gender', 'email', 'contact'] as const;

function Changes({ of: { changes } }: { of: PlannedRow }) {
  const { t } = useTranslation('manage');
  const said = changes.map(({ column, before, after }) => {
    const known = oneOf(column, CHANGED);
    if (!known) return t('import.plan.joins', { name: after });
    const [from, to] = known === 'gender' ? [word(before), word(after)] : [before, after];
    return t(from ? 'import.plan.changes' : 'import.plan.adds', {
      column: t(`import.column.${known}`),
      from,
      to,
    });
  });
  function word(gender: string) {
    const known = oneOf(gender, ['male', 'female'] as const);
    return known ? t(`import.gender.${known}`) : '';
  }
  return said.map((text) => <small key={text}>{text}</small>);
}
