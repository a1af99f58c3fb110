import { PeoplePage } from './list-page.tsx';

/** /manager/user/admin */
export function Component() {
  return <PeoplePage key="admin" kind="admin" />;
}
