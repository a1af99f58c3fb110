import type { Identity } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { SETUP_PAGES } from '../domain/flow/setup-steps.ts';
import { HOME, ownPath } from '../lib/own-path.ts';
import { fitsPhones, isAnyWidth, judgeVisit, loginFor, RULES, type Visit } from './guards.ts';

const identities: Identity[] = [1, 2, 3, 4];
const go = (path: string, more: Partial<Visit> = {}) =>
  judgeVisit({ path, search: '', identity: null, systemClosed: '0', flowStep: null, ...more });
const everywhere = [
  '/',
  '/login',
  '/updatePwd',
  '/404',
  '/nowhere',
  '/viewXmlDetail',
  '/experiment/prepare/byCourse',
  '/experiment/meta/court/1/n1',
  '/experiment/done/detail/5',
  '/mentor/guide',
  '/manager/workflow',
  '/workflowXML/view/3',
];

const strangers = [null, 1, 2, 3] as const;
const administrators = [3, 4] as const;

describe('system closed', () => {
  it.each(everywhere.filter((path) => path !== '/login'))('closed: %s goes to /system-close', (path) => {
    for (const identity of strangers)
      expect(go(path, { systemClosed: '1', identity })).toEqual({ to: '/system-close' });
  });
  it.each(['/system-close', '/login'])('closed: %s itself stays for whoever is kept out', (path) => {
    for (const identity of strangers) expect(go(path, { systemClosed: '1', identity })).toBeNull();
  });
  it.each(administrators)(
    'closed: identity %d goes about as ever when they can open it again',
    (identity) => {
      const visit = { systemClosed: '1', identity, mayReopen: true };
      for (const path of everywhere) expect(go(path, visit), path).toEqual(go(path, { identity }));
      expect(go('/manager/user/setting', visit)).toBeNull();
      expect(go('/system-close', visit)).toEqual({ to: '/' });
    },
  );
  it('open: the page leads back', () => expect(go('/system-close')).toEqual({ to: '/' }));
  it('a failing flag call lets navigation go on', () => {
    expect(go('/updatePwd', { systemClosed: null })).toBeNull();
    expect(go('/experiment/doing', { systemClosed: null, identity: 1 })).toBeNull();
    expect(go('/system-close', { systemClosed: null })).toBeNull();
  });
  it('only the value 1 means closed', () => {
    for (const systemClosed of ['0', '', 'true', '2']) expect(go('/updatePwd', { systemClosed })).toBeNull();
  });
});

describe('without a user', () => {
  it('the root redirects to the login page', () => expect(go('/')).toEqual({ to: '/login' }));
  it.each(['/viewXmlDetail', '/wechatLogin', '/downloadApp', '/updatePwd', '/verify', '/login', '/404'])(
    '%s stays reachable',
    (path) => expect(go(path)).toBeNull(),
  );
  it.each([
    '/experiment',
    '/experiment/prepare/byType',
    '/experiment/meta/court/1/n1',
    '/experiment/done/detail/5',
    '/mentor/evaluate/page/7',
    '/manager/user/admin/add',
    '/workflowXML/draw/3',
  ])('protected %s goes to the login page, which knows where to come back to', (path) => {
    expect(go(path, { search: '?page=2&q=x' })).toEqual({
      to: `/login?redirect=${encodeURIComponent(`${path}?page=2&q=x`)}`,
    });
  });
  it.each(['/nowhere', '/experiments', '/loginx', '/updatePwdx'])(
    'all else (%s) goes to the login page',
    (path) => expect(go(path)).toEqual({ to: '/login' }),
  );
});

describe('identities', () => {
  it.each([3, 4] as const)('identity %d on experimenter routes goes to /manager/workflow', (identity) => {
    for (const path of ['/experiment', '/experiment/group', '/experiment/done'])
      expect(go(path, { identity })).toEqual({ to: '/manager/workflow' });
  });
  it('identity 1 on admin routes goes to /experiment', () => {
    expect(go('/manager', { identity: 1 })).toEqual({ to: '/experiment' });
    expect(go('/manager/workflow/set/1/node', { identity: 1, flowStep: 6 })).toEqual({ to: '/experiment' });
  });
  it('identity 2 on admin routes goes to /mentor', () => {
    expect(go('/manager/project', { identity: 2 })).toEqual({ to: '/mentor' });
  });
  it('other strangers in an area go to their own', () => {
    expect(go('/mentor/guide', { identity: 1 })).toEqual({ to: '/experiment' });
    expect(go('/mentor/guide', { identity: 4 })).toEqual({ to: '/manager/workflow' });
    expect(go('/experiment/doing', { identity: 2 })).toEqual({ to: '/mentor' });
  });
  it('everybody logged in may try sections, records, flows and public pages', () => {
    for (const identity of identities)
      for (const path of [
        '/experiment/meta/vote/1/n1',
        '/experiment/done/detail/5',
        '/workflowXML/view/3',
        '/updatePwd',
        '/404',
      ])
        expect(go(path, { identity })).toBeNull();
  });
  it.each(identities)('identity %d on the login page goes home, and home lets them in', (identity) => {
    expect(go('/login', { identity })).toEqual({ to: HOME[identity] });
    expect(go(HOME[identity], { identity })).toBeNull();
  });
  it('never sends anybody round in a circle', () => {
    for (const identity of [null, ...identities])
      for (const systemClosed of ['0', '1', null])
        for (const path of [...everywhere, '/system-close']) {
          let [at, steps] = [path, 0];
          for (
            let next = go(at, { identity, systemClosed });
            next;
            next = go(at, { identity, systemClosed })
          ) {
            at = next.to.split('?')[0] ?? '';
            steps += 1;
            expect(steps, `${path} as ${identity}`).toBeLessThan(4);
          }
        }
  });
});

describe('workflow setup steps', () => {
  const at = (page: string, flowStep: number | null) =>
    go(`/manager/workflow/set/12/${page}`, { identity: 3, flowStep });
  it('a step opens when the remembered step is at least its own', () => {
    SETUP_PAGES.forEach((page, step) => {
      expect(at(page, step)).toBeNull();
      expect(at(page, 6)).toBeNull();
    });
  });
  it('none remembered: warns of a wrong parameter and goes to the list', () => {
    expect(at('doc', null)).toEqual({ to: '/manager/workflow', warning: 'bad_parameter' });
  });
  it('a lower one remembered: warns that it is incomplete and goes back to it', () => {
    expect(at('action', 1)).toEqual({ to: '/manager/workflow/set/12/doc', warning: 'step_incomplete' });
  });
});

it('every rule has a name of its own', () => {
  expect(new Set(RULES.map((rule) => rule.name)).size).toBe(RULES.length);
});

describe('redirect after login', () => {
  it.each(['/experiment/doing?page=2', '/workflowXML/view/3#n1'])('%s is honoured', (path) => {
    expect(ownPath(path)).toBe(path);
    expect(new URLSearchParams(loginFor(path).split('?')[1]).get('redirect')).toBe(path);
  });
  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'experiment',
    '/',
    '/login',
    '/login?redirect=/login',
  ])('%s is not', (path) => expect(ownPath(path)).toBeNull());
});

describe('layout', () => {
  it.each(['/viewXmlDetail', '/wechatLogin', '/downloadApp'])('%s has no least width', (path) =>
    expect(isAnyWidth(path)).toBe(true),
  );
  it.each(['/login', '/experiment/doing', '/updatePwd'])('%s has the least width of 1440', (path) =>
    expect(isAnyWidth(path)).toBe(false),
  );
  it.each(['/login', '/experiment/doing', '/experiment/done', '/mentor/guide', '/wechatLogin'])(
    '%s fits phones',
    (path) => expect(fitsPhones(path)).toBe(true),
  );
  it.each(['/experiment/done/detail/3', '/experiment/meta/court/3/hearing', '/mentor/tasks', '/manager'])(
    '%s does not fit phones',
    (path) => expect(fitsPhones(path)).toBe(false),
  );
});
