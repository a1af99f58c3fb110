import { type Bilingual, type WorkflowRow, workflowCompare, workflowDetail } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { ReadFault, SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { isFlowField } from '../../../domain/flow/flow-fields.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './list.module.css';

const TONE = { added: 'jade', removed: 'seal', changed: 'gold' } as const;

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
      {from && to && <Changes from={from} to={to} />}
    </Dialog>
  );
}

function Changes({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const read = useCall(workflowCompare, { from, to }, { staleTime: 0 });
  const show = (value: unknown): string => {
    if (value === null || value === '') return t('compare.empty');
    if (typeof value === 'object') return format.pick(value as Bilingual) || t('compare.empty');
    if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
    return String(value);
  };
  return (
    <QueryView
      query={read}
      skeleton={<SkeletonRows count={3} height={56} />}
      isEmpty={({ changes }) => changes.length === 0}
      empty={<p>{t('compare.same')}</p>}
    >
      {({ changes }) => (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.what} ${change.id}`}>
              <Tag tone={TONE[change.change]}>{t(`compare.${change.change}`)}</Tag>
              <b>{t(`compare.what.${change.what}`, { name: format.pick(change.name) })}</b>
              {change.fields.map((field) => (
                <p key={field.field}>
                  {t('compare.field', {
                    field: isFlowField(field.field) ? t(`compare.fields.${field.field}`) : field.field,
                    from: show(field.from),
                    to: show(field.to),
                  })}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
