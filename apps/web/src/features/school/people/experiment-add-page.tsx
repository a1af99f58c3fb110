import { AddPage } from './add-page.tsx';

/** /manager/user/experiment/add */
export function Component() {
  return <AddPage kind="experiment" />;
}
