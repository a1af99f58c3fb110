import type { EChartsCoreOption } from 'echarts/core';

export interface ChartProps {
  readonly option: EChartsCoreOption;
  readonly height: number;
  /** A bar or point was chosen: which one, of which series. */
  readonly onPick?: (index: number, series: number) => void;
}
