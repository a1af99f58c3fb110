import { LIMITS, type LogChain, logChain, logRetention } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import styles from './setting.module.css';

/** Half a year, as the law asks for, and so many years. */
const CHOICES = [LIMITS.log_days_min, 365, 730, 1095, 1825, LIMITS.log_days_max];

/** For how long the audit log is kept. */
export function LogCard() {
  const { t } = useTranslation('audit');
  const read = useCall(logChain, {});
  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('retention.title')}</h2>
      </header>
      <p className={styles.text}>{t('retention.text')}</p>
      <QueryView<LogChain> query={read} skeleton={<SkeletonRows count={1} height={60} />}>
        {({ days }) => <Days key={days} now={days} />}
      </QueryView>
    </Card>
  );
}

function Days({ now }: { now: number }) {
  const { t } = useTranslation(['audit', 'common']);
  const [days, setDays] = useState(now);
  const save = useAct(logRetention, {
    invalidates: [logChain],
    onSuccess: ({ approval_id }) => {
      if (approval_id === null) return toast(t('retention.saved'), { type: 'success' });
      setDays(now);
      toast(t('retention.asked'), { type: 'info' });
    },
  });
  const isChanged = days !== now;
  useUnsaved(isChanged);
  const choices = [...new Set([...CHOICES, ...(now > 0 ? [now] : [])])].sort((a, b) => a - b);
  return (
    <>
      <Field label={t('retention.label')}>
        {({ id }) => (
          <Select<number>
            id={id}
            className={styles.zone ?? ''}
            value={days}
            options={[0, ...choices].map((value) => ({
              value,
              label: value === 0 ? t('retention.forever') : t('retention.days', { count: value }),
            }))}
            onChange={setDays}
          />
        )}
      </Field>
      <footer className={styles.foot}>
        <Button busy={save.isPending} disabled={!isChanged} onClick={() => save.mutate({ days })}>
          {t('common:act.save')}
        </Button>
      </footer>
    </>
  );
}
