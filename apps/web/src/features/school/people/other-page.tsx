import { PeoplePage } from './list-page.tsx';

/** /manager/user/other */
export function Component() {
  return <PeoplePage key="other" kind="other" />;
}
