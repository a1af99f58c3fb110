import { DetailPage } from './detail-page.tsx';

/** /manager/user/admin/detail?id= */
export function Component() {
  return <DetailPage kind="admin" />;
}
