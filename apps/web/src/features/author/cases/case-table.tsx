import { type ManagedProjectRow, projectExport } from '@lets/contract';
import { Link, useNavigate } from 'react-router';
import { type Column, ManageTable } from '../../../components/manage-table/manage-table.tsx';
import { MoreMenu } from '../../../components/manage-table/more-menu.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { casePath } from './paths.ts';

/** What a window is asked for. */
export type Ask =
  | { readonly act: 'import' }
  | { readonly act: 'copy'; readonly row: ManagedProjectRow }
  | { readonly act: 'delete'; readonly rows: readonly ManagedProjectRow[] };

export function CaseTable(props: {
  rows: readonly ManagedProjectRow[];
  selection: Selection;
  onAsk: (ask: Ask) => void;
}) {
  const { t } = useTranslation(['project', 'common']);
  const format = useFormat();
  const columns: Column<ManagedProjectRow, never>[] = [
    {
      key: 'name',
      head: t('column.name'),
      look: 'title',
      cell: ({ id, name, case_number }) => (
        <>
          <Link to={casePath(id, 'info')}>{format.pick(name)}</Link>
          <small>{format.pick(case_number) || (format.language === 'zh' ? name.en : '')}</small>
        </>
      ),
    },
    {
      key: 'type',
      head: t('column.type'),
      cell: ({ experiment_type, grade }) => (
        <>
          <Tag>{t(`common:type.${experiment_type}`)}</Tag>
          <small>{t(`common:grade.${grade}`)}</small>
        </>
      ),
    },
    {
      key: 'flow',
      head: t('column.flow'),
      cell: ({ workflow_name, version, role_count, document_count }) => (
        <>
          {t('list.flow', { name: format.pick(workflow_name), version })}
          <small>{t('list.size', { roles: role_count, documents: document_count })}</small>
        </>
      ),
    },
    {
      key: 'opening',
      head: t('column.opening'),
      cell: ({ opening_mode, course }) => (
        <>
          {t(`info.modes.${opening_mode}`)}
          <small>{course ? format.pick(course.name) : t('info.no_course')}</small>
        </>
      ),
    },
    {
      key: 'use',
      head: t('column.use'),
      look: 'whole',
      cell: ({ run_count, running_count }) => (
        <>
          {t('list.runs', { count: run_count })}
          <small>
            {running_count > 0 ? t('list.running', { count: running_count }) : t('list.not_running')}
          </small>
        </>
      ),
    },
    {
      key: 'status',
      head: t('column.status'),
      cell: ({ ready, disclosure }) => (
        <>
          <Tag tone={ready ? 'jade' : 'gold'}>{t(ready ? 'status.open' : 'status.unfinished')}</Tag>
          {disclosure !== 'none' && <small>{t(`disclosure.state.${disclosure}`)}</small>}
        </>
      ),
    },
    {
      key: 'updated',
      head: t('column.updated'),
      look: 'whole',
      cell: ({ owner, updated_at }) => (
        <>
          {owner?.name ?? t('list.bundled')}
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

function RowActs({ row, onAsk }: { row: ManagedProjectRow; onAsk: (ask: Ask) => void }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const navigate = useNavigate();
  const name = format.pick(row.name);
  const go = (page: 'doc' | 'role' | 'skip' | 'preview') => () => void navigate(casePath(row.id, page));
  return (
    <MoreMenu
      label={t('act.more_of', { name })}
      items={[
        { key: 'doc', label: t('page.doc'), icon: 'file', onSelect: go('doc') },
        { key: 'role', label: t('page.role'), icon: 'users', onSelect: go('role') },
        { key: 'skip', label: t('page.skip'), icon: 'jump', onSelect: go('skip') },
        { key: 'preview', label: t('page.preview'), icon: 'eye', onSelect: go('preview') },
        { key: 'copy', label: t('act.copy'), icon: 'copy', onSelect: () => onAsk({ act: 'copy', row }) },
        {
          key: 'export',
          label: t('act.export'),
          icon: 'download',
          onSelect: () => void download(projectExport, { project_id: row.id }),
        },
        {
          key: 'delete',
          label: t('act.delete'),
          icon: 'trash',
          apart: true,
          danger: true,
          disabled: row.run_count > 0,
          note: row.run_count > 0 ? t('list.runs', { count: row.run_count }) : t('act.not_in_use'),
          onSelect: () => onAsk({ act: 'delete', rows: [row] }),
        },
      ]}
    />
  );
}
