export { useDeleteRuns } from './delete-runs.tsx';
export { RunFact, RunList, RunProgress, RunRow } from './run-row.tsx';
export { AllTick, RunTick } from './run-tick.tsx';
