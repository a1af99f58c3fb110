export { FlowChart, type FlowChartProps, type NodeMark } from './flow-chart.tsx';
export { KIND_ICON } from './kind-icon.ts';
export { walkedWays } from './walked.ts';
