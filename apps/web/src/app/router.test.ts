import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './router.tsx';

/** Every route that was asked for (docs/requirements.md §2). */
const HERE = null;
const ROUTES: Readonly<Record<string, number | null>> = {
  '/': HERE,
  '/login': HERE,
  '/updatePwd': HERE,
  '/viewXmlDetail': HERE,
  '/wechatLogin': HERE,
  '/downloadApp': HERE,
  '/verify': HERE,
  '/system-close': HERE,
  '/404': HERE,
  '/workflowXML/view/1': HERE,
  '/workflowXML/draw/1': HERE,
  '/experiment/done/detail/1': HERE,
  '/manager': HERE,
  '/manager/workflow': HERE,
  '/manager/workflow/set/1': HERE,
  '/manager/project': HERE,
  '/manager/project/create': HERE,
  '/manager/project/set/doc/1': HERE,
  '/manager/project/info/1': HERE,
  '/manager/project/role/1': HERE,
  '/manager/project/skip/1': HERE,
  '/manager/experiment': HERE,
  '/manager/experiment/manager': HERE,
  '/manager/experiment/statistics': HERE,
  '/manager/courseManage/info': HERE,
  '/manager/courseManage/students': HERE,
  '/manager/user/experiment': HERE,
  '/manager/user/experiment/add': HERE,
  '/manager/user/experiment/detail': HERE,
  '/manager/user/mentor': HERE,
  '/manager/user/mentor/add': HERE,
  '/manager/user/mentor/detail': HERE,
  '/manager/user/admin': HERE,
  '/manager/user/admin/add': HERE,
  '/manager/user/admin/detail': HERE,
  '/manager/user/other': HERE,
  '/manager/user/mine': HERE,
  '/manager/user/power': HERE,
  '/manager/user/setting': HERE,
  '/manager/user/log': HERE,
  '/manager/notice/list': HERE,
  '/experiment': HERE,
  '/experiment/prepare/byCourse': HERE,
  '/experiment/prepare/byType': HERE,
  '/experiment/prepare/byOthers': HERE,
  '/experiment/prepare/selfCourse': HERE,
  '/experiment/prepare/project/1': HERE,
  '/experiment/prepare/edit/1': HERE,
  '/experiment/doing': HERE,
  '/experiment/done': HERE,
  '/experiment/group': HERE,
  '/experiment/userCenter': HERE,
  '/experiment/meta/court/1/n': HERE,
  '/experiment/meta/edit/1/n': HERE,
  '/experiment/meta/display/1/n': HERE,
  '/experiment/meta/report/1/n': HERE,
  '/experiment/meta/vote/1/n': HERE,
  '/experiment/meta/experience/1/n': HERE,
  '/experiment/meta/wait/1/n': HERE,
  '/mentor': HERE,
  '/mentor/guide': HERE,
  '/mentor/tasks': HERE,
  '/mentor/tasks/create': HERE,
  '/mentor/evaluate': HERE,
  '/mentor/evaluate/page/1': HERE,
  '/mentor/userCenter': HERE,
};

function isMissing(path: string): boolean {
  const last = matchRoutes(routes, path)?.at(-1);
  return last === undefined || last.route.path === '*';
}

describe('the routes of the specification', () => {
  it.each(Object.entries(ROUTES))('%s has its screen, or waits for issue %s', (path, issue) => {
    expect(isMissing(path)).toBe(issue !== HERE);
  });

  it('sends unknown paths to /404', () => {
    expect(isMissing('/nobody/knows/this')).toBe(true);
  });
});
