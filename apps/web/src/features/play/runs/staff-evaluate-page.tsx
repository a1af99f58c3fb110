import { StaffRuns } from './staff-runs.tsx';

export function Component() {
  return <StaffRuns scope="evaluate" />;
}
