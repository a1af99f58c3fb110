import { DetailPage } from './detail-page.tsx';

/** /manager/user/experiment/detail?id= */
export function Component() {
  return <DetailPage kind="experiment" />;
}
