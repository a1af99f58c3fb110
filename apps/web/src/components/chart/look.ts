import type { EChartsCoreOption } from 'echarts/core';

/** A colour of the theme as the drawing needs it: by its value. */
function token(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A length of the theme in pixels. */
const size = (name: `--${string}`) => Number.parseFloat(token(name));

interface Bars {
  readonly name: string;
  readonly values: readonly number[];
  readonly color: `--${string}`;
  readonly kind?: 'bar' | 'line';
  /** Of one stack; the last one says the sum of all. */
  readonly stack?: boolean;
  /** What stands at each bar instead of its number; '' leaves it bare. */
  readonly words?: readonly string[];
}

interface Drawing {
  readonly labels: readonly string[];
  readonly series: readonly Bars[];
  /** Bars that lie, their names at the left. */
  readonly isLying?: boolean;
  readonly hasLegend?: boolean;
  /** A line across at a label's place on the category axis: what is in the middle. */
  readonly mark?: { readonly at: number; readonly word: string } | undefined;
}

/** By its name: what is drawn is measured where nothing can be inherited. */
const text = () => ({ fontSize: size('--fs-12'), fontFamily: getComputedStyle(document.body).fontFamily });

/** Pure but for the theme: bars and lines as the product draws them: flat, few lines, every number said. */
export function draw({
  labels,
  series,
  isLying = false,
  hasLegend = false,
  mark,
}: Drawing): EChartsCoreOption {
  const quiet = { ...text(), color: token('--text-3') };
  const names = {
    type: 'category',
    data: [...labels],
    inverse: isLying,
    axisTick: { show: false },
    axisLine: { show: !isLying, lineStyle: { color: token('--paper-400') } },
    axisLabel: isLying
      ? { ...text(), fontSize: size('--fs-13'), color: token('--text-1'), width: 190, overflow: 'truncate' }
      : { ...quiet, hideOverlap: true },
  };
  const numbers = {
    type: 'value',
    minInterval: 1,
    splitNumber: 4,
    // The word of a mark stands above every number.
    ...(mark && { boundaryGap: [0, 0.15] }),
    axisLabel: { ...quiet, show: !isLying },
    splitLine: { show: !isLying, lineStyle: { color: token('--paper-300') } },
  };
  return {
    textStyle: text(),
    ...(hasLegend && {
      legend: { top: 0, right: 0, itemWidth: 12, itemHeight: 8, itemGap: 16, icon: 'rect', textStyle: quiet },
    }),
    grid: {
      left: 4,
      right: isLying ? 72 : 8,
      top: isLying ? 4 : hasLegend ? 34 : 24,
      bottom: 2,
      containLabel: true,
    },
    [isLying ? 'yAxis' : 'xAxis']: names,
    [isLying ? 'xAxis' : 'yAxis']: numbers,
    series: series.map((one, index) => ({
      ...seriesOf(one, isLying),
      ...(index === 0 && mark && { markLine: markLine(mark) }),
    })),
  };
}

function seriesOf({ name, values, color, kind = 'bar', stack, words }: Bars, isLying: boolean) {
  const ink = token(color);
  return {
    name,
    type: kind,
    data: [...values],
    cursor: 'pointer',
    ...(stack && { stack: 'all' }),
    itemStyle: { color: ink, ...(kind === 'bar' && { borderRadius: 2 }) },
    ...(kind === 'line'
      ? { lineStyle: { color: ink, width: 2 }, symbol: 'circle', symbolSize: 7 }
      : { barMaxWidth: isLying ? 13 : 32, barMinHeight: 1 }),
    emphasis: { disabled: true },
    label: {
      show: words !== undefined || kind === 'bar',
      position: isLying ? 'right' : 'top',
      ...text(),
      fontWeight: 600,
      color: token('--text-1'),
      // The line of the mean passes behind a number.
      ...(!isLying && kind === 'bar' && !stack && { backgroundColor: token('--paper-0'), padding: [1, 3] }),
      formatter: ({ dataIndex, value }: { dataIndex: number; value: number }) =>
        words ? (words[dataIndex] ?? '') : value ? String(value) : '',
    },
  };
}

function markLine({ at, word }: { at: number; word: string }) {
  const ink = token('--ochre-600');
  return {
    silent: true,
    z: 1,
    symbol: 'none',
    lineStyle: { color: ink, type: 'dashed', width: 2 },
    label: { ...text(), color: ink, formatter: word, position: 'end' },
    data: [{ xAxis: at }],
  };
}
