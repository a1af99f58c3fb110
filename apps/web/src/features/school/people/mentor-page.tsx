import { PeoplePage } from './list-page.tsx';

/** /manager/user/mentor */
export function Component() {
  return <PeoplePage key="mentor" kind="mentor" />;
}
