import { MANAGEMENT_MODULES } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { firstUserPage, mayManage, whyTurnedAway } from './manager-access.ts';
import { managerNav } from './nav/manager.ts';

const admin = (...modules: (typeof MANAGEMENT_MODULES)[number][]) => ({ identity: 3 as const, modules });

describe('the pages of the management area', () => {
  it('are those of the modules granted', () => {
    expect(mayManage('/manager/user/experiment/detail', admin('user'))).toBe(true);
    expect(mayManage('/manager/user/experiment', admin('course'))).toBe(false);
    expect(mayManage('/manager/user/setting', admin('user'))).toBe(false);
    expect(mayManage('/manager/courseManage/info', admin('course'))).toBe(true);
    expect(mayManage('/manager/workflow', null)).toBe(false);
  });

  it.each(['/manager/user/admin', '/manager/user/admin/add', '/manager/user/power'])(
    'keep %s for super administrators',
    (path) => {
      expect(mayManage(path, admin(...MANAGEMENT_MODULES))).toBe(false);
      expect(mayManage(path, { identity: 4, modules: [] })).toBe(true);
    },
  );

  it("leave everybody's own profile to everybody", () => {
    expect(mayManage('/manager/user/mine', admin())).toBe(true);
    expect(mayManage('/manager', admin())).toBe(true);
  });

  it('are reached from /manager/user at the first that is theirs', () => {
    expect(mayManage('/manager/user', admin())).toBe(true);
    expect(firstUserPage(admin('user'))).toBe('/manager/user/experiment');
    expect(firstUserPage(admin('log', 'setting'))).toBe('/manager/user/setting');
    expect(firstUserPage(admin('log'))).toBe('/manager/user/log');
    expect(firstUserPage(admin('workflow'))).toBe('/manager/user/mine');
    expect(firstUserPage({ identity: 4, modules: [] })).toBe('/manager/user/experiment');
  });

  it('stand in the menu under the module they belong to', () => {
    for (const { module, screens } of managerNav) {
      const others = MANAGEMENT_MODULES.filter((one) => one !== module);
      for (const { to } of screens) expect(mayManage(to, admin(...others)), to).toBe(false);
    }
  });
});

it('whoever is turned away from a page is told why, but not whom the login led there', () => {
  expect(whyTurnedAway({ wasShown: false, wasLed: false })).toBe('not_yours');
  expect(whyTurnedAway({ wasShown: true, wasLed: false })).toBe('withdrawn');
  expect(whyTurnedAway({ wasShown: false, wasLed: true })).toBeNull();
});
