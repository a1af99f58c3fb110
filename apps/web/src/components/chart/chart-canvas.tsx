import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import styles from './chart.module.css';
import type { ChartProps } from './chart-props.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer]);

/** The drawing itself, in a chunk of its own: SVG, so that paper takes it as sharp as the screen. */
export default function ChartCanvas({ option, height, onPick }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof init>>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const made = init(element, null, { renderer: 'svg' });
    chart.current = made;
    made.on('click', ({ seriesIndex, dataIndex }) => {
      if (dataIndex !== undefined) pick.current?.(dataIndex, seriesIndex ?? 0);
    });
    const watcher = new ResizeObserver(() => {
      made.resize();
      scale(element);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption({ ...option, animation: false }, true);
    if (box.current) scale(box.current);
  }, [option]);
  return <div ref={box} className={styles.drawing} style={{ height }} aria-hidden="true" />;
}

/** Nothing is drawn anew for paper: what stands on the screen has to shrink or grow with the sheet. */
function scale(element: HTMLElement): void {
  const drawing = element.querySelector('svg');
  const [width, height] = [drawing?.getAttribute('width'), drawing?.getAttribute('height')];
  if (width && height) drawing?.setAttribute('viewBox', `0 0 ${width} ${height}`);
}
