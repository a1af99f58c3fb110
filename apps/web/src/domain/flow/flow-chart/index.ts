export { FlowChart } from './flow-chart.tsx';
export type { FlowChartProps, NodeMark } from './flow-chart-props.ts';
export { KIND_ICON } from './kind-icon.ts';
export { walkedWays } from './walked.ts';
