import type { WorkflowRow } from '@lets/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card, Tag } from '../../components/surface/surface.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Selection } from '../../lib/use-selection.ts';
import styles from './list.module.css';
import { type Ask, drawPath, RowActs } from './row-acts.tsx';

const COLUMNS = ['name', 'type', 'size', 'setup', 'use', 'version', 'updated'] as const;
const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;

export function WorkflowTable(props: {
  rows: readonly WorkflowRow[];
  selection: Selection;
  onAsk: (ask: Ask) => void;
}) {
  const { rows, selection, onAsk } = props;
  const { t } = useTranslation('workflow');
  const count = selection.chosen.length;
  return (
    <Card className={styles.card ?? ''}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={count > 0 && count === rows.length}
                indeterminate={count > 0 && count < rows.length}
                onChange={selection.toggleAll}
                aria-label={t('select_all')}
              />
            </th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col">
                {t(`column.${key}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('column.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.workflow_id} row={row} selection={selection} onAsk={onAsk} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({
  row,
  selection,
  onAsk,
}: {
  row: WorkflowRow;
  selection: Selection;
  onAsk: (ask: Ask) => void;
}) {
  const { t } = useTranslation(['workflow', 'common']);
  const format = useFormat();
  const isChosen = selection.isChosen(row.workflow_id);
  const name = format.pick(row.name);
  const other = format.language === 'zh' ? row.name.en : row.name.zh;
  return (
    <tr className={classNames(isChosen && styles.chosen)}>
      <td>
        <Checkbox
          checked={isChosen}
          onChange={() => selection.toggle(row.workflow_id)}
          aria-label={t('select', { name })}
        />
      </td>
      <td className={styles.name}>
        <Link to={drawPath(row.flow_id)}>{name}</Link>
        <small lang={format.language === 'zh' ? 'en' : 'zh'}>{other}</small>
      </td>
      <td>
        <Tag>{t(`common:type.${row.experiment_type}`)}</Tag>
      </td>
      <td>{t('size', { sections: row.section_count, roles: row.role_count })}</td>
      <td>
        <Setup step={row.step} />
      </td>
      <td>
        {t('projects', { count: row.project_count })}
        <small>{row.running_count > 0 ? t('running', { count: row.running_count }) : t('not_running')}</small>
      </td>
      <td>
        <span className={styles.versions}>
          {row.published_flow_id && (
            <Tag tone="jade">
              {t('published', { version: row.published ? row.version : row.version - 1 })}
            </Tag>
          )}
          {row.draft_flow_id && <Tag tone="gold">{t('draft', { version: row.version })}</Tag>}
        </span>
      </td>
      <td className={styles.when}>
        {row.owner?.name ?? t('bundled')}
        <small>{format.moment(row.updated_at)}</small>
      </td>
      <td>
        <RowActs row={row} onAsk={onAsk} />
      </td>
    </tr>
  );
}

/** How far the seven steps have come. */
function Setup({ step }: { step: number }) {
  const { t } = useTranslation('workflow');
  const next = step + 1;
  const word =
    next > 6 ? t('setup.complete') : t('setup.next', { step: next, name: t(`setup.step.${next}`) });
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
