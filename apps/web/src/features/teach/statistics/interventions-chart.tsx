import { useMemo } from 'react';
import { ChartCard } from '../../../components/chart/chart.tsx';
import { draw } from '../../../components/chart/look.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { HEIGHT } from './charts.tsx';
import { useDrill, useTable } from './drill.ts';
import type { FiguresProps } from './figures-props.ts';

/** What mentors and administrators did in the runs, most often first. */
export function InterventionsChart({ figures: { by_intervention, totals }, filter }: FiguresProps) {
  const { t } = useTranslation('statistics');
  const drill = useDrill(filter);
  const kinds = useMemo(() => [...by_intervention].sort((a, b) => b.times - a.times), [by_intervention]);
  const option = useMemo(
    () =>
      draw({
        labels: kinds.map(({ kind }) => t(`intervention.${kind}`)),
        isLying: true,
        series: [
          {
            name: t('chart.interventions'),
            color: '--plum-600',
            values: kinds.map(({ times }) => times),
            words: kinds.map(({ times }) => String(times)),
          },
        ],
      }),
    [kinds, t],
  );
  const table = useTable(
    filter,
    [t('column.intervention'), t('column.times'), t('column.runs')],
    kinds.map(({ kind, times, runs }) => ({
      label: t(`intervention.${kind}`),
      cells: [{ text: String(times) }, { text: String(runs), of: { intervention: kind } }],
    })),
  );
  return (
    <ChartCard
      title={t('chart.interventions')}
      note={t('chart.interventions_note', { times: totals.interventions, count: totals.intervened_runs })}
      height={HEIGHT}
      option={option}
      table={table}
      isEmpty={totals.interventions === 0}
      onPick={(index) => drill({ intervention: kinds[index]?.kind })}
    />
  );
}
