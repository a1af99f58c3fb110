import type { Bilingual, ExperimentDetail, FlowNodeView, Side, UserBrief } from '@lets/contract';

/** Everybody and everything in a run by name, in one language. Pure. */
export interface Cast {
  role(id: string | null): CastRole | null;
  node(id: string | null): FlowNodeView | null;
  nodeName(id: string | null): string;
  /** Undefined for somebody who has left the run and its school. */
  user(id: number | null): UserBrief | undefined;
}

export interface CastRole {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly character: string;
}

export function makeCast(
  detail: ExperimentDetail,
  pick: (text: Bilingual | null | undefined) => string,
): Cast {
  const people = [...detail.members, ...detail.mentors, detail.creator, ...(detail.team?.members ?? [])];
  const users = new Map(people.map((user) => [user.id, user]));
  const faces = new Map(detail.roles.map((role) => [role.role_id, role.character]));
  const roles = new Map(
    detail.flow.roles.map(({ id, name, side, character }): [string, CastRole] => [
      id,
      { id, name: pick(name), side, character: faces.get(id) || character },
    ]),
  );
  const nodes = new Map(detail.flow.nodes.map((node) => [node.id, node]));
  return {
    role: (id) => (id === null ? null : (roles.get(id) ?? null)),
    node: (id) => (id === null ? null : (nodes.get(id) ?? null)),
    nodeName: (id) => (id === null ? '' : pick(nodes.get(id)?.name)),
    user: (id) => (id === null ? undefined : users.get(id)),
  };
}
