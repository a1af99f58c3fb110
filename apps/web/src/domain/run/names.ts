import type { Bilingual, ExperimentDetail, FlowNodeView, Side, UserBrief } from '@lets/contract';
import type { RunState } from '@lets/engine';
import { nameInRun, partnerAs } from '../../lib/partner-name.ts';

/** A role of a run, in the language on the screen. */
export interface RunRole {
  readonly id: string;
  /** 原告代理人 */
  readonly name: string;
  /** The party in this case that the role stands for, 陈晓岚; empty where the role's name says it all. */
  readonly party: string;
  readonly duty: string;
  readonly side: Side;
  readonly character: string;
  /** Who plays it now; undefined where the holders are not given. */
  readonly user: UserBrief | undefined;
}

/** Everybody and everything in a run by name, in one language. */
export interface Names {
  /** A role that the case does not know answers with its id for a name. */
  readonly role: (roleId: string) => RunRole;
  readonly knownRole: (roleId: string | null) => RunRole | null;
  readonly roleName: (roleId: string | null) => string;
  /** Undefined for a person this client was never told about: a former member, an administrator. */
  readonly user: (userId: number | null) => UserBrief | undefined;
  /** Who did something, where the role is not said beside: a person by name, a practice partner by its role. */
  readonly actor: (userId: number | null, roleId: string | null) => string;
  readonly node: (nodeId: string | null) => FlowNodeView | null;
  readonly nodeName: (nodeId: string | null) => string;
}

type Pick = (text: Bilingual | null | undefined) => string;

/** Pure. `holders` says who plays which role at the moment. */
export function makeNames(detail: ExperimentDetail, pick: Pick, holders: RunState['holders'] = {}): Names {
  const people = [...detail.members, ...detail.mentors, detail.creator, ...(detail.team?.members ?? [])];
  const users = new Map(people.map((user) => [user.id, { ...user, name: nameInRun(user) }]));
  const faces = new Map(detail.roles.map((role) => [role.role_id, role]));
  const roles = new Map(
    detail.flow.roles.map(({ id, name, side, character }): [string, RunRole] => {
      const face = faces.get(id);
      const holder = holders[id];
      return [
        id,
        {
          id,
          name: pick(name),
          party: pick(face?.name),
          duty: pick(face?.duty),
          side,
          character: face?.character || character,
          user: holder === undefined ? undefined : users.get(holder),
        },
      ];
    }),
  );
  const nodes = new Map(detail.flow.nodes.map((node) => [node.id, node]));
  return {
    role: (id) => roles.get(id) ?? unknownRole(id),
    knownRole: (id) => (id === null ? null : (roles.get(id) ?? null)),
    roleName: (id) => (id === null ? '' : (roles.get(id)?.name ?? id)),
    user: (id) => (id === null ? undefined : users.get(id)),
    actor: (userId, roleId) => {
      const user = userId === null ? undefined : users.get(userId);
      const role = roleId === null ? '' : (roles.get(roleId)?.name ?? roleId);
      return user?.automatic && role ? partnerAs(role) : (user?.name ?? role);
    },
    node: (id) => (id === null ? null : (nodes.get(id) ?? null)),
    nodeName: (id) => (id === null ? '' : pick(nodes.get(id)?.name)),
  };
}

function unknownRole(id: string): RunRole {
  return { id, name: id, party: '', duty: '', side: 'third', character: '', user: undefined };
}
