import { AddPage } from './add-page.tsx';

/** /manager/user/admin/add */
export function Component() {
  return <AddPage kind="admin" />;
}
