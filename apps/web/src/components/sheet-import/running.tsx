import { type ImportBegun, importDetail, importList, type PeopleImport } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { callKey, useCall } from '../../lib/query.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Icon } from '../icon/icon.tsx';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import { PasswordSlips } from '../password-slips/password-slips.tsx';
import { ReadFault } from '../states/states.tsx';
import styles from './sheet-import.module.css';

const ASK_MS = 1000;

/** An import that this page has begun: how far it is, and at its end what it has made. The passwords are on this page alone. */
export function Running(props: { begun: ImportBegun; back: ReactNode; onEnd: () => void }) {
  const { begun, back } = props;
  const { t } = useTranslation('manage');
  const client = useQueryClient();
  const read = useCall(importDetail, { id: begun.id }, { refetchInterval: ASK_MS, staleTime: 0 });
  const state = read.data?.state ?? 'running';
  const onEnd = useLatest(props.onEnd);
  useEffect(() => {
    if (state === 'running') return;
    onEnd.current();
    void client.invalidateQueries({ queryKey: callKey(importList) });
  }, [state, onEnd, client]);
  if (!read.data || state === 'running') {
    return (
      <>
        <ReadFault of={read} />
        <Progress done={read.data?.done ?? 0} total={read.data?.total ?? begun.created.length} />
        <LeaveGuard
          isUnsaved={() => true}
          withSearch
          title={t('import.run.leave_title')}
          text={t('import.run.leave_text')}
        />
      </>
    );
  }
  if (state === 'done' || state === 'undone')
    return <Done begun={begun} counts={read.data.counts} back={back} />;
  return (
    <div className={classNames(styles.verdict, styles.bad)} role="alert">
      <Icon name="xc" size={24} />
      <div>
        <b>{t(`import.run.${state}`)}</b>
        <p>{t('import.run.nothing')}</p>
      </div>
    </div>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('manage');
  const isKeeping = done >= total;
  return (
    <div className={styles.progress} role="status">
      <b>{isKeeping ? t('import.run.keeping') : t('import.run.title')}</b>
      <progress
        max={Math.max(1, total)}
        {...(!isKeeping && { value: done })}
        aria-label={t('import.run.title')}
      />
      <p>{t('import.run.at', { done, total })}</p>
      <p>{t('import.run.text')}</p>
    </div>
  );
}

function Done(props: { begun: ImportBegun; counts: PeopleImport['counts']; back: ReactNode }) {
  const { begun, counts, back } = props;
  const { t } = useTranslation('manage');
  const { create, change, same } = counts;
  return (
    <>
      <div className={classNames(styles.verdict, styles.good)} role="status">
        <Icon name="checkc" size={24} />
        <div>
          <b>{t('import.done', { count: create + change })}</b>
          <p>
            {t('import.made', { count: create })}
            {change > 0 && t('import.changed', { count: change })}
            {same > 0 && t('import.unchanged', { count: same })}
          </p>
        </div>
      </div>
      <div className={styles.receipt}>
        {begun.created.length > 0 && <PasswordSlips slips={begun.created} />}
        <div className={styles.back}>{back}</div>
      </div>
    </>
  );
}
