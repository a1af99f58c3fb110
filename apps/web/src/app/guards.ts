import type { Identity } from '@lets/contract';
import { judgeSetupStep, setupStepOf } from '../domain/flow/setup-steps.ts';
import { HOME } from '../lib/own-path.ts';

/**
 * Who may open which address: the specification's "Navigation guards" as one table, read from the top, first rule that
 * speaks wins. It keeps people from empty screens; what they may read the server decides.
 */

export interface Visit {
  readonly path: string;
  /** With its question mark, or ''. */
  readonly search: string;
  readonly identity: Identity | null;
  /** Whether this person can open a closed system again. */
  readonly mayReopen?: boolean;
  /** `'1'` is closed; null when it could not be asked. */
  readonly systemClosed: string | null;
  /** The remembered step of the workflow setup, null when there is none. */
  readonly flowStep: number | null;
}

type GuardWarning = 'bad_parameter' | 'step_incomplete';

export interface Redirect {
  readonly to: string;
  readonly warning?: GuardWarning;
}

interface Rule {
  readonly name: string;
  readonly judge: (visit: Visit) => Redirect | 'allow' | null;
}

const CLOSED = '/system-close';
/** Where a person agrees to the privacy notice. */
export const PRIVACY = '/privacy';
const LOGIN = '/login';
const PUBLIC = [
  '/viewXmlDetail',
  '/wechatLogin',
  '/signOn',
  '/downloadApp',
  '/updatePwd',
  '/verify',
  PRIVACY,
];
/** Pages of the frame itself: they can lead nobody anywhere. */
const FRAME = [LOGIN, CLOSED, '/404'];

function isWithin(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

function isAnyOf(path: string, areas: readonly string[]): boolean {
  return areas.some((area) => isWithin(path, area));
}

/** Open to every identity once logged in; who may read what there the server decides. */
const SHARED = ['/experiment/meta', '/experiment/done/detail', '/secondFactor'];
const AREA_OF: readonly { area: string; identities: readonly Identity[] }[] = [
  { area: '/manager', identities: [3, 4] },
  { area: '/mentor', identities: [2] },
  { area: '/experiment', identities: [1] },
];
const PROTECTED = ['/manager', '/mentor', '/experiment', '/workflowXML'];

/** Where someone of the wrong identity goes: the door of their own area. */
const DOOR: Readonly<Record<Identity, string>> = {
  1: '/experiment',
  2: '/mentor',
  3: '/manager/workflow',
  4: '/manager/workflow',
};

export const RULES: readonly Rule[] = [
  {
    name: 'a closed system shows only that it is closed, except to those who can open it again',
    judge: ({ path, systemClosed, mayReopen = false }) => {
      if (systemClosed !== '1' || mayReopen) return null;
      return path === CLOSED || path === LOGIN ? 'allow' : { to: CLOSED };
    },
  },
  {
    name: 'a system that is open, or open to this person, has no closed page',
    judge: ({ path, systemClosed }) => (path === CLOSED && systemClosed !== null ? { to: '/' } : null),
  },
  {
    name: 'the root is the login page',
    judge: ({ path }) => (path === '/' ? { to: LOGIN } : null),
  },
  {
    name: 'a logged-in person on the login page goes home',
    judge: ({ path, identity }) => (path === LOGIN && identity ? { to: HOME[identity] } : null),
  },
  {
    name: 'public pages and those of the frame are for everybody',
    judge: ({ path }) => (isAnyOf(path, PUBLIC) || FRAME.includes(path) ? 'allow' : null),
  },
  {
    name: 'protected addresses without a user ask for the login and come back',
    judge: ({ path, search, identity }) =>
      !identity && isAnyOf(path, PROTECTED) ? { to: loginFor(path + search) } : null,
  },
  {
    name: 'everything else without a user is the login page',
    judge: ({ identity }) => (identity ? null : { to: LOGIN }),
  },
  {
    name: 'sections, records and the second factor are shared by all identities',
    judge: ({ path }) => (isAnyOf(path, SHARED) ? 'allow' : null),
  },
  {
    name: 'an area is for its identities',
    judge: ({ path, identity }) => {
      const area = AREA_OF.find((one) => isWithin(path, one.area));
      return area && identity && !area.identities.includes(identity) ? { to: DOOR[identity] } : null;
    },
  },
  { name: 'setup steps open in their order', judge: judgeSetup },
];

function judgeSetup({ path, flowStep }: Visit): Redirect | null {
  const step = setupStepOf(path);
  return step && judgeSetupStep(step.flowId, step.page, flowStep);
}

/** Where a visit must go instead, or null when it may go on. Pure. */
export function judgeVisit(visit: Visit): Redirect | null {
  for (const rule of RULES) {
    const verdict = rule.judge(visit);
    if (verdict) return verdict === 'allow' ? null : verdict;
  }
  return null;
}

export function loginFor(wanted: string): string {
  return `${LOGIN}?redirect=${encodeURIComponent(wanted)}`;
}

/** What people do with a phone in hand: log in, see what waits for them and what came of it, and for mentors the board in brief. */
const FIT_PHONES = ['/login', '/updatePwd', '/experiment/doing', '/experiment/done', '/mentor/guide'];

export function fitsPhones(path: string): boolean {
  return isAnyWidth(path) || FIT_PHONES.includes(path.replace(/\/$/, ''));
}

/** Phone pages have no least width. */
export function isAnyWidth(path: string): boolean {
  return isAnyOf(path, ['/viewXmlDetail', '/wechatLogin', '/signOn', '/downloadApp']);
}
