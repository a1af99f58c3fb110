import { PeoplePage } from './list-page.tsx';

/** /manager/user/experiment */
export function Component() {
  return <PeoplePage key="experiment" kind="experiment" />;
}
