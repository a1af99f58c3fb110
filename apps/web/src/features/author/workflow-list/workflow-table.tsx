import { SETUP_STEPS, type WorkflowRow } from '@lets/contract';
import { Link } from 'react-router';
import { type Column, ManageTable } from '../../../components/manage-table/manage-table.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import styles from './list.module.css';
import { type Ask, drawPath, RowActs } from './row-acts.tsx';

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A workflow as a row of the table: its own id, that of the workflow. */
export type ListedWorkflow = WorkflowRow & { readonly id: number };

export function WorkflowTable(props: {
  rows: readonly ListedWorkflow[];
  selection: Selection;
  onAsk: (ask: Ask) => void;
}) {
  const { t } = useTranslation(['workflow', 'common']);
  const format = useFormat();
  const columns: Column<ListedWorkflow, never>[] = [
    {
      key: 'name',
      head: t('column.name'),
      look: 'title',
      cell: ({ flow_id, name }) => (
        <>
          <Link to={drawPath(flow_id)}>{format.pick(name)}</Link>
          <small lang={format.language === 'zh' ? 'en' : 'zh'}>
            {format.language === 'zh' ? name.en : name.zh}
          </small>
        </>
      ),
    },
    {
      key: 'type',
      head: t('column.type'),
      cell: ({ experiment_type }) => (
        <Tag className={styles.type ?? ''}>{t(`common:type.${experiment_type}`)}</Tag>
      ),
    },
    {
      key: 'size',
      head: t('column.size'),
      cell: ({ section_count, role_count }) => t('size', { sections: section_count, roles: role_count }),
    },
    { key: 'setup', head: t('column.setup'), cell: ({ step }) => <Setup step={step} /> },
    {
      key: 'use',
      head: t('column.use'),
      look: 'whole',
      cell: ({ project_count, running_count }) => (
        <>
          {t('projects', { count: project_count })}
          <small>{running_count > 0 ? t('running', { count: running_count }) : t('not_running')}</small>
        </>
      ),
    },
    { key: 'version', head: t('column.version'), cell: (row) => <Versions row={row} /> },
    {
      key: 'updated',
      head: t('column.updated'),
      look: 'whole',
      cell: ({ owner, updated_at }) => (
        <>
          {owner?.name ?? t('bundled')}
          <small>{format.moment(updated_at)}</small>
        </>
      ),
    },
  ];
  return (
    <ManageTable
      label={t('title')}
      columns={columns}
      rows={props.rows}
      nameOf={({ name }) => format.pick(name)}
      selection={props.selection}
      acts={(row) => <RowActs row={row} onAsk={props.onAsk} />}
    />
  );
}

function Versions({ row }: { row: WorkflowRow }) {
  const { t } = useTranslation('workflow');
  return (
    <span className={styles.versions}>
      {row.published_flow_id && (
        <Tag tone="jade">{t('published', { version: row.published ? row.version : row.version - 1 })}</Tag>
      )}
      {row.draft_flow_id && <Tag tone="gold">{t('draft', { version: row.version })}</Tag>}
    </span>
  );
}

/** How far the seven steps have come. */
function Setup({ step }: { step: number }) {
  const { t } = useTranslation('workflow');
  const next = step + 1;
  const name = SETUP_STEPS[next];
  const word = name ? t('setup.next', { step: next, name: t(`setup.step.${name}`) }) : t('setup.complete');
  return (
    <>
      <span className={styles.bars} aria-hidden="true">
        {STEPS.map((one) => (
          <u key={one} className={classNames(one <= step && styles.done, one === next && styles.next)} />
        ))}
      </span>
      <small>{word}</small>
    </>
  );
}
