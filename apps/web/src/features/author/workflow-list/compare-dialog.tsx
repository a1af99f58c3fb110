import { type WorkflowRow, workflowDetail } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { FlowChanges } from '../../../domain/flow/versions/flow-changes.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './list.module.css';

/** Two versions beside each other, piece by piece. */
export function CompareDialog({ row, onClose }: { row: WorkflowRow; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const detail = useCall(workflowDetail, { flow_id: row.flow_id }, { staleTime: 0 });
  const versions = [...(detail.data?.versions ?? [])].sort((a, b) => a.version - b.version);
  const [picked, pick] = useState<{ from?: number; to?: number }>({});
  const from = picked.from ?? versions.at(-2)?.flow_id;
  const to = picked.to ?? versions.at(-1)?.flow_id;
  const options = versions.map(({ flow_id, version, published_at }) => ({
    value: flow_id,
    label: t(published_at === null ? 'draft' : 'published', { version }),
  }));
  return (
    <Dialog title={t('compare.title')} icon="swap" width={720} onClose={onClose}>
      <div className={styles.pair}>
        <Select
          aria-label={t('compare.from')}
          value={from}
          options={options}
          onChange={(value) => pick({ ...picked, from: value })}
        />
        <span>{t('compare.arrow')}</span>
        <Select
          aria-label={t('compare.to')}
          value={to}
          options={options}
          onChange={(value) => pick({ ...picked, to: value })}
        />
      </div>
      <ReadFault of={detail} />
      {from && to && <FlowChanges from={from} to={to} />}
    </Dialog>
  );
}
