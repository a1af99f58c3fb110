import type { FlowNodeView, FlowView } from '@lets/contract';
import {
  CONTROL_BANNED,
  hostOf,
  isOpen,
  isSectionKind,
  openSections,
  type RunState,
  rolesInSection,
  rolesOfUser,
} from '@lets/engine';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toast.tsx';
import { NetworkError } from '../../../lib/api-client.ts';
import { readAbilities } from './abilities.ts';
import type { Room } from './apply-event.ts';
import { sendAct } from './hooks/send-act.ts';
import { useConnection } from './hooks/use-connection.ts';
import { useCurrentRole } from './hooks/use-current-role.ts';
import { type Act, type Reading, RoomContext, type RoomContextValue, type RoomMe } from './room-context.tsx';
import type { RoomSession, RoomSnapshot } from './session/room-session.ts';

interface RoomProviderProps {
  session: RoomSession;
  room: Room;
  snapshot: RoomSnapshot;
  eid: number;
  nid: string;
  children: ReactNode;
}

/** Gives one run, at one of its sections, to everything below. */
export function RoomProvider({ session, room, snapshot, eid, nid: asked, children }: RoomProviderProps) {
  const { t } = useTranslation(['room', 'common']);
  const { detail, state } = room;
  const node = nodeShown(detail.flow, state, asked);
  const nid = node?.id ?? asked;
  const me = useMe(room, nid);
  const [currentRole, setCurrentRole] = useCurrentRole(eid, node, me.roleIdsHere);
  const connection = useConnection();
  const [reading, setReading] = useState<Reading | null>(null);
  const abilities = useMemo(
    () =>
      readAbilities(detail.flow, state, { userId: me.userId, isStaff: me.isStaff, roleId: currentRole, nid }),
    [detail.flow, state, me.userId, me.isStaff, currentRole, nid],
  );
  const act = useCallback<Act>(
    async (call, input, options) => {
      try {
        return await sendAct(session, { eid, nid, roleId: currentRole }, call, input, options);
      } catch (error) {
        if (error instanceof NetworkError && !options?.silent)
          toast(t('common:error.network'), { type: 'error' });
        throw error;
      }
    },
    [session, eid, nid, currentRole, t],
  );
  const clockOffset = snapshot.clockOffset;
  const now = useCallback(() => Date.now() + clockOffset, [clockOffset]);
  const value = useMemo<RoomContextValue | null>(
    () =>
      node
        ? {
            eid,
            nid,
            room,
            detail,
            state,
            record: room.record,
            loadEarlier: () => session.loadEarlier(),
            node,
            section: state.sections[nid],
            isOpen: isOpen(state, nid) && state.control.status !== CONTROL_BANNED,
            isBanned: state.control.status === CONTROL_BANNED,
            takesPart: me.isStaff || me.roleIdsHere.length > 0,
            me,
            currentRole,
            setCurrentRole,
            present: snapshot.present,
            goneSince: snapshot.goneSince,
            connection,
            now,
            act,
            abilityOf: (name) => {
              const ability = abilities[name];
              return ability.is === 'disabled'
                ? { is: 'disabled', reason: t(`reason.${ability.reason}`) }
                : ability;
            },
            canAct: (name) => abilities[name].is === 'allowed',
            reading,
            openDocument: (id) => setReading({ kind: 'document', id }),
            openMaterial: (id) => setReading({ kind: 'material', id }),
            openRecord: (id, visit) => setReading({ kind: 'record', id, visit }),
            openItem: ({ kind, id, name }) => setReading({ kind, id, name }),
            closeReading: () => setReading(null),
          }
        : null,
    [
      node,
      eid,
      nid,
      room,
      detail,
      state,
      session,
      me,
      currentRole,
      setCurrentRole,
      snapshot.present,
      snapshot.goneSince,
      connection,
      now,
      act,
      abilities,
      reading,
      t,
    ],
  );
  return value && <RoomContext value={value}>{children}</RoomContext>;
}

/** The wait page may be asked for without naming a section: then it stands for one that is open. */
function nodeShown(flow: FlowView, state: RunState, asked: string): FlowNodeView | undefined {
  const named = flow.nodes.find(({ id }) => id === asked);
  if (named && isSectionKind(named.kind)) return named;
  const open = openSections(state)[0]?.node_id;
  return flow.nodes.find(({ id, kind }) => (open ? id === open : isSectionKind(kind)));
}

function useMe({ detail, state }: Room, nid: string): RoomMe {
  const { user_id: userId, is_staff: isStaff } = detail.me;
  return useMemo(() => {
    const { flow } = detail;
    const node = flow.nodes.find(({ id }) => id === nid);
    const host = node && hostOf(node);
    const isLeader = state.leader_id === userId;
    const leads = host ? state.holders[host.role_id] === userId : isLeader;
    return {
      userId,
      roleIds: rolesOfUser(flow, state, userId),
      roleIdsHere: rolesInSection(flow, state, userId, nid),
      isLeader,
      isMember: state.member_ids.includes(userId),
      isStaff,
      hostRole: leads ? (host?.role_id ?? null) : undefined,
    };
  }, [detail, state, userId, isStaff, nid]);
}
