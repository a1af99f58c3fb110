import { type Bilingual, type FlowChange, workflowCompare } from '@lets/contract';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { isFlowField } from '../flow-fields.ts';
import { useFieldWords } from './field-words.ts';
import styles from './versions.module.css';

const TONE = { added: 'jade', removed: 'seal', changed: 'gold' } as const;

/** What changed from one version to another, piece by piece. */
export function FlowChanges({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation('workflow');
  const read = useCall(workflowCompare, { from, to }, { staleTime: 0 });
  return (
    <QueryView
      query={read}
      skeleton={<SkeletonRows count={3} height={56} />}
      isEmpty={({ changes }) => changes.length === 0}
      empty={<p>{t('compare.same')}</p>}
    >
      {({ changes }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <ul className={styles.changes} tabIndex={0} aria-label={t('compare.changes')}>
          {changes.map((change) => (
            <Change key={`${change.what} ${change.id}`} change={change} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Change({ change }: { change: FlowChange }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const words = useFieldWords();
  const show = (field: string, value: unknown): string => {
    if (value === null || value === '') return t('compare.empty');
    if (typeof value === 'object') return format.pick(value as Bilingual) || t('compare.empty');
    if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
    return words(field, value) ?? String(value);
  };
  return (
    <li>
      <Tag tone={TONE[change.change]}>{t(`compare.${change.change}`)}</Tag>
      <b>{t(`compare.what.${change.what}`, { name: format.pick(change.name) || t('compare.unnamed') })}</b>
      {change.fields.map(({ field, from, to }) => (
        <p key={field}>
          {t('compare.field', {
            field: isFlowField(field) ? t(`compare.fields.${field}`) : field,
            from: show(field, from),
            to: show(field, to),
          })}
        </p>
      ))}
    </li>
  );
}
