import {
  type WorkflowRow,
  workflowDetail,
  workflowList,
  workflowVersionNew,
  workflowXml,
} from '@lets/contract';
import { Link, useNavigate } from 'react-router';
import { MoreMenu } from '../../../components/manage-table/more-menu.tsx';
import type { MenuItem } from '../../../components/menu/menu.tsx';
import { SETUP_PAGES, setupPath } from '../../../domain/flow/setup-steps.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { correctionsPath, correctPath } from '../../../lib/paths.ts';
import { useAct } from '../../../lib/query.ts';
import { writeFlowStep } from '../../../lib/storage.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** What a window is asked for. */
export type Ask =
  | { readonly act: 'create' | 'import' }
  | { readonly act: 'copy' | 'compare' | 'publish' | 'versions'; readonly row: WorkflowRow }
  | { readonly act: 'delete'; readonly rows: readonly WorkflowRow[] };

export const drawPath = (flowId: number) => `/workflowXML/draw/${flowId}`;

/** Draw and set up beside the row; the rest in its menu, delete last, with why it may not be. */
export function RowActs({ row, onAsk }: { row: WorkflowRow; onAsk: (ask: Ask) => void }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const navigate = useNavigate();
  const next = useAct(workflowVersionNew, {
    invalidates: [workflowList, workflowDetail],
    onSuccess: ({ flow_id }) => void navigate(drawPath(flow_id)),
  });
  const name = format.pick(row.name);
  const published = row.published_flow_id;
  const setUp = () => {
    const step = Math.min(SETUP_PAGES.length - 1, row.step + 1);
    // The guard reads the remembered step: it is as far as the server says.
    writeFlowStep(step);
    void navigate(setupPath(row.flow_id, SETUP_PAGES[step] ?? 'node'));
  };
  const items: MenuItem[] = [
    {
      key: 'view',
      label: t('act.view'),
      icon: 'eye',
      onSelect: () => void navigate(`/workflowXML/view/${row.flow_id}`),
    },
    ...(row.draft_flow_id
      ? [
          {
            key: 'publish',
            label: t('act.publish'),
            icon: 'send' as const,
            onSelect: () => onAsk({ act: 'publish', row }),
          },
        ]
      : [
          {
            key: 'next',
            label: t('act.next_version'),
            icon: 'plus' as const,
            onSelect: () => next.mutate({ flow_id: row.flow_id }),
          },
        ]),
    ...(published
      ? [
          {
            key: 'correct',
            label: t('act.correct'),
            icon: 'pen' as const,
            onSelect: () => void navigate(correctPath(published)),
          },
          {
            key: 'corrections',
            label: t('act.corrections'),
            icon: 'history' as const,
            onSelect: () => void navigate(correctionsPath(published)),
          },
        ]
      : []),
    { key: 'copy', label: t('act.copy'), icon: 'copy', onSelect: () => onAsk({ act: 'copy', row }) },
    ...(row.version > 1
      ? [
          {
            key: 'versions',
            label: t('act.versions'),
            icon: 'history' as const,
            onSelect: () => onAsk({ act: 'versions', row }),
          },
          {
            key: 'compare',
            label: t('act.compare'),
            icon: 'swap' as const,
            onSelect: () => onAsk({ act: 'compare', row }),
          },
        ]
      : []),
    {
      key: 'export',
      label: t('act.export'),
      icon: 'download',
      onSelect: () => void download(workflowXml, { flow_id: row.flow_id }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      icon: 'trash',
      apart: true,
      danger: true,
      disabled: row.project_count > 0,
      note: row.project_count > 0 ? t('act.in_use', { count: row.project_count }) : t('act.not_in_use'),
      onSelect: () => onAsk({ act: 'delete', rows: [row] }),
    },
  ];
  return (
    <>
      <Link to={drawPath(row.flow_id)} aria-label={t('act.draw_of', { name })}>
        {t('act.draw')}
      </Link>
      <button type="button" aria-label={t('act.set_up_of', { name })} onClick={setUp}>
        {t('act.set_up')}
      </button>
      <MoreMenu label={t('act.more_of', { name })} items={items} />
    </>
  );
}
