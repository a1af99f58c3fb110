import {
  accountUsers,
  CODE,
  control,
  experimentCreate,
  experimentStart,
  experimentUpdate,
  nodeEnd,
  projectList,
  teamCreate,
} from '@lets/contract';
import { CallRefused, Session } from '@lets/players';
import type { Product } from './product.ts';

export const LENDING = 'private-lending-first-instance';
/** What its complaint and defence are called. */
export const COMPLAINT = '民事起诉状（民间借贷纠纷，要素式）';
export const DEFENCE = '民事答辩状（民间借贷纠纷，要素式）';
/** Its roles but for the witness. */
export const BENCH = ['filing_judge', 'presiding', 'judge', 'assessor', 'clerk'];
export const PARTIES = ['plaintiff', 'counsel_p', 'defendant', 'counsel_d'];

export interface Staged {
  readonly eid: number;
  /** Who started it, for the acts that a journey is not about. */
  readonly leader: Session;
  sessionOf(account: string): Promise<Session>;
  /** Passes a section by one of its ways, in the name of a role of this account's; where the way asks for more, staff move on. */
  pass(account: string, nid: string, role_id: string, trans_id: string): Promise<void>;
}

/** Prepares and starts a case, the lending case unless told, without hands: who plays what, the first account leads. */
export async function stageCase(
  product: Product,
  cast: Readonly<Record<string, readonly string[]>>,
  code = LENDING,
): Promise<Staged> {
  const sessions = new Map<string, Session>();
  const sessionOf = async (account: string): Promise<Session> => {
    const known = sessions.get(account);
    if (known) return known;
    const session = await Session.open(product.url, account, product.passwordOf(account));
    sessions.set(account, session);
    return session;
  };
  const [first = '', ...mates] = Object.keys(cast);
  const leader = await sessionOf(first);
  const project_id = (await findCase(leader, code)).id;
  const { list } = await leader.call(accountUsers, { identity: 1, size: 100 });
  const idOf = (account: string) => list.find((user) => user.account === account)?.id ?? leader.userId;
  const team =
    mates.length === 0
      ? undefined
      : await leader.call(teamCreate, { name: 'Group 3', project_id, members: mates.map(idOf) });
  const { eid } = await leader.call(experimentCreate, { project_id, ...(team && { team_id: team.id }) });
  const holders = Object.fromEntries(
    Object.entries(cast).flatMap(([account, roles]) => roles.map((role) => [role, idOf(account)])),
  );
  await leader.call(experimentUpdate, { eid, name: 'Moot trial', holders });
  await leader.call(experimentStart, { eid });
  return {
    eid,
    leader,
    sessionOf,
    async pass(account, nid, role_id, trans_id) {
      const session = await sessionOf(account);
      try {
        await session.call(nodeEnd, { option: 'forward', eid, nid, role_id, trans_id });
      } catch (error) {
        if (!(error instanceof CallRefused) || error.code !== CODE.conditions_unmet) throw error;
        // What the law wants done first is not what the journey is about: staff are not held up by it.
        const staff = await sessionOf('admin01');
        await staff.call(control, { kind: 'move_on', eid, nid, trans_id, request_id: crypto.randomUUID() });
      }
    },
  };
}

/** The card of a case that an account may play: the order of the list depends on what they have played. */
export async function findCase(session: Session, code: string = LENDING) {
  const { list } = await session.call(projectList, { scope: 'all', size: 100 });
  const found = list.find((project) => project.code === code);
  if (!found) throw new Error(`the case ${code} is not open to this account`);
  return found;
}
