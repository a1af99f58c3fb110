import type { ExperimentDetail, Side, UserBrief } from '@lets/contract';
import type { RunState } from '@lets/engine';
import { useMemo } from 'react';
import { partnerName } from '../../../lib/partner-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useRoomContext } from './room-context.tsx';

/** A role as the room speaks of it, in the language on the screen. */
export interface NamedRole {
  readonly id: string;
  /** 原告代理人 */
  readonly name: string;
  /** Whom it stands for in this case, 陈晓岚; empty where the role's name says it all. */
  readonly party: string;
  readonly duty: string;
  readonly side: Side;
  readonly character: string;
  /** Who plays it now. */
  readonly user: UserBrief | undefined;
}

export interface Names {
  readonly role: (roleId: string) => NamedRole;
  readonly roleName: (roleId: string | null) => string;
  /** Undefined for somebody this client was never told of (a former member, an administrator). */
  readonly user: (userId: number | null) => UserBrief | undefined;
  readonly nodeName: (nodeId: string | null) => string;
}

export function useNames(): Names {
  const { detail, state } = useRoomContext();
  const { pick } = useFormat();
  return useMemo(() => makeNames(detail, state.holders, pick), [detail, state.holders, pick]);
}

type Pick = ReturnType<typeof useFormat>['pick'];

function makeNames(detail: ExperimentDetail, holders: RunState['holders'], pick: Pick): Names {
  const people = [...detail.members, ...detail.mentors, detail.creator, ...(detail.team?.members ?? [])];
  const users = new Map(people.map((user) => [user.id, { ...user, name: partnerName(user) }]));
  const cast = new Map(detail.roles.map((role) => [role.role_id, role]));
  const roles = new Map(
    detail.flow.roles.map(({ id, name, side, character }): [string, NamedRole] => {
      const played = cast.get(id);
      const holder = holders[id];
      return [
        id,
        {
          id,
          name: pick(name),
          party: pick(played?.name),
          duty: pick(played?.duty),
          side,
          character: played?.character || character,
          user: holder === undefined ? undefined : users.get(holder),
        },
      ];
    }),
  );
  const nodes = new Map(detail.flow.nodes.map((node) => [node.id, pick(node.name)]));
  const unknown = (id: string): NamedRole => ({
    id,
    name: id,
    party: '',
    duty: '',
    side: 'third',
    character: '',
    user: undefined,
  });
  return {
    role: (id) => roles.get(id) ?? unknown(id),
    roleName: (id) => (id === null ? '' : (roles.get(id)?.name ?? id)),
    user: (id) => (id === null ? undefined : users.get(id)),
    nodeName: (id) => (id === null ? '' : (nodes.get(id) ?? '')),
  };
}
