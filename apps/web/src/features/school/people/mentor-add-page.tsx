import { AddPage } from './add-page.tsx';

/** /manager/user/mentor/add */
export function Component() {
  return <AddPage kind="mentor" />;
}
