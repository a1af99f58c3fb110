import { DetailPage } from './detail-page.tsx';

/** /manager/user/mentor/detail?id= */
export function Component() {
  return <DetailPage kind="mentor" />;
}
