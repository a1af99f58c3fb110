import { IDENTITY, type ManagementModule, type Me } from '@lets/contract';

/** Whose a page of the management area is: everybody's there, a super administrator's (of this duty, where they are separated), theirs who ask for approvals or give them, or those who have the module. */
type Owner = ManagementModule | 'system' | 'security' | 'approver' | 'duties' | 'all';
type Person = Pick<Me, 'identity' | 'modules'> & Partial<Pick<Me, 'duty'>>;

/** What two administrators decide. */
export const APPROVALS = '/manager/user/approvals';
/** Which super administrator does what. */
export const DUTIES_PAGE = '/manager/user/duties';
/** How the server is doing. */
export const STATUS = '/manager/user/status';
/** Everything that the school keeps. */
export const BACKUPS = '/manager/user/backup';
/** The systems of others that the school has connected. */
export const INTEGRATIONS = '/manager/user/integrations';
/** Whoever has one of these asks for something there, or approves it. */
const APPROVING: readonly ManagementModule[] = ['user', 'setting'];

/** The area's own address, which leads on to the first page there that is theirs. */
const USER_AREA = '/manager/user';
const USER_PAGES = ['experiment', 'setting', 'log', 'mine'].map((page) => `${USER_AREA}/${page}`);

const OWNERS: readonly { readonly path: string; readonly owner: Owner }[] = [
  { path: '/manager/workflow', owner: 'workflow' },
  { path: '/manager/project', owner: 'project' },
  { path: '/manager/experiment', owner: 'experiment' },
  { path: '/manager/courseManage', owner: 'course' },
  { path: '/manager/user/admin', owner: 'security' },
  { path: '/manager/user/power', owner: 'security' },
  { path: STATUS, owner: 'system' },
  { path: '/manager/user/mine', owner: 'all' },
  { path: '/manager/user/setting', owner: 'setting' },
  { path: '/manager/user/log', owner: 'log' },
  { path: APPROVALS, owner: 'approver' },
  { path: DUTIES_PAGE, owner: 'duties' },
  { path: BACKUPS, owner: 'system' },
  { path: INTEGRATIONS, owner: 'system' },
  { path: '/manager/user', owner: 'user' },
  { path: '/manager/notice', owner: 'notice' },
];

/** Pure: all of them, but while duties are separated those of their own: people and permissions are the security administrator's. */
function isOfSuper(owner: Exclude<Owner, 'all'>, { duty, modules }: Person): boolean {
  if (!duty || owner === 'approver' || owner === 'duties') return true;
  return owner === 'system' || owner === 'security' ? duty === owner : modules.includes(owner);
}

/** Pure: whether this page is one of theirs. It keeps people from empty screens; each call the server judges itself. */
export function mayManage(path: string, user: Person | null): boolean {
  if (path === USER_AREA) return true;
  const owner = OWNERS.find((one) => path === one.path || path.startsWith(`${one.path}/`))?.owner ?? 'all';
  if (owner === 'all') return true;
  if (user?.identity === IDENTITY.super_admin) return isOfSuper(owner, user);
  if (owner === 'system' || owner === 'security' || owner === 'duties') return false;
  const modules = owner === 'approver' ? APPROVING : [owner];
  return modules.some((module) => user?.modules.includes(module));
}

/** Pure: what someone is told whom a page of the area turns away: nothing where they never asked for it. */
export function whyTurnedAway(came: {
  /** It was on their screen, and theirs, a moment ago. */
  readonly wasShown: boolean;
  /** The login or a guard led them here. */
  readonly wasLed: boolean;
}): 'withdrawn' | 'not_yours' | null {
  if (came.wasShown) return 'withdrawn';
  return came.wasLed ? null : 'not_yours';
}

/** Pure: where `/manager/user` leads: everybody has at least their own profile. */
export function firstUserPage(user: Person | null): string {
  return USER_PAGES.find((path) => mayManage(path, user)) ?? '/manager';
}
