import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './router.tsx';

/** Every route that was asked for (docs/requirements.md §2). */
const ROUTES = [
  '/',
  '/login',
  '/updatePwd',
  '/viewXmlDetail',
  '/wechatLogin',
  '/downloadApp',
  '/verify',
  '/system-close',
  '/404',
  '/workflowXML/view/1',
  '/workflowXML/draw/1',
  '/experiment/done/detail/1',
  '/manager',
  '/manager/workflow',
  '/manager/workflow/set/1',
  '/manager/project',
  '/manager/project/create',
  '/manager/project/set/doc/1',
  '/manager/project/info/1',
  '/manager/project/role/1',
  '/manager/project/skip/1',
  '/manager/experiment',
  '/manager/experiment/manager',
  '/manager/experiment/statistics',
  '/manager/courseManage/info',
  '/manager/courseManage/students',
  '/manager/user/experiment',
  '/manager/user/experiment/add',
  '/manager/user/experiment/detail',
  '/manager/user/mentor',
  '/manager/user/mentor/add',
  '/manager/user/mentor/detail',
  '/manager/user/admin',
  '/manager/user/admin/add',
  '/manager/user/admin/detail',
  '/manager/user/other',
  '/manager/user/mine',
  '/manager/user/power',
  '/manager/user/setting',
  '/manager/user/backup',
  '/manager/user/log',
  '/manager/notice/list',
  '/experiment',
  '/experiment/prepare/byCourse',
  '/experiment/prepare/byType',
  '/experiment/prepare/byOthers',
  '/experiment/prepare/selfCourse',
  '/experiment/prepare/project/1',
  '/experiment/prepare/edit/1',
  '/experiment/doing',
  '/experiment/done',
  '/experiment/group',
  '/experiment/userCenter',
  '/experiment/meta/court/1/n',
  '/experiment/meta/edit/1/n',
  '/experiment/meta/display/1/n',
  '/experiment/meta/report/1/n',
  '/experiment/meta/vote/1/n',
  '/experiment/meta/experience/1/n',
  '/experiment/meta/wait/1/n',
  '/mentor',
  '/mentor/guide',
  '/mentor/tasks',
  '/mentor/tasks/create',
  '/mentor/evaluate',
  '/mentor/evaluate/page/1',
  '/mentor/userCenter',
];

function isMissing(path: string): boolean {
  const last = matchRoutes(routes, path)?.at(-1);
  return last === undefined || last.route.path === '*';
}

describe('the routes of the specification', () => {
  it.each(ROUTES)('%s has its screen', (path) => {
    expect(isMissing(path)).toBe(false);
  });

  it('sends unknown paths to /404', () => {
    expect(isMissing('/nobody/knows/this')).toBe(true);
  });
});
