import { CONTROL_PAUSED, isOpen } from '@lets/engine';
import { toast } from '../../../components/toast/toast.tsx';
import { translate } from '../../../i18n/texts.ts';
import { NetworkError } from '../../../lib/api-client.ts';
import { readCurrentRole, writeCurrentRole } from '../../../lib/storage.ts';
import { derive, type Readable, type Store } from '../../../lib/store.ts';
import { isToasted } from '../../../lib/telling.ts';
import { type AbilityTable, readAbilities } from './abilities.ts';
import { chooseRole } from './choose-role.ts';
import type { FileTab } from './frame/file-tab.ts';
import { sendAct } from './hooks/send-act.ts';
import { connection } from './hooks/use-connection.ts';
import { rememberLast } from './remember-last.ts';
import { type Act, type Asked, nodeShown, type Reading, type RoomView, readMe } from './room-view.ts';
import type { RoomSession } from './session/room-session.ts';
import { readingAt, type Unread } from './side/unread.ts';

/** What the person has chosen on this screen; it outlives a change of section. */
export interface ScreenChoices {
  readonly role: { readonly nodeId: string; readonly roleId: string } | null;
  readonly reading: Reading | null;
  /** The file tab that was chosen: it stays, whatever section comes and whatever is new. */
  readonly tab?: FileTab | null;
  readonly unread?: Unread;
  readonly asked?: Asked;
}

export type RoomStore = Readable<RoomView | null>;

/**
 * The run at the section that is asked for, made of the session's snapshot, the line and the screen's choices. Null when the
 * flow has no section to show. What an event has not changed stays the same object, functions included.
 */
export function createRoomStore(
  session: RoomSession,
  eid: number,
  asked: string,
  choices: Store<ScreenChoices>,
): RoomStore {
  const meOf = rememberLast(readMe);
  const abilitiesOf = rememberLast(readAbilities);
  const answersOf = rememberLast(answersFrom);
  const actAs = rememberLast((nodeId: string, roleId: string | null) =>
    makeAct(session, { eid, nodeId, roleId }),
  );
  const roleBefore = rememberLast((nodeId: string) => readCurrentRole(eid, nodeId));
  const chooseRoleAt = rememberLast((nodeId: string) => (roleId: string) => {
    writeCurrentRole(eid, nodeId, roleId);
    choices.set((now) => ({ ...now, role: { nodeId, roleId } }));
  });
  const doings = {
    now: () => Date.now() + session.store.get().clockOffset,
    loadEarlier: () => session.loadEarlier(),
    keepAsked: (asked: Asked) => choices.set((now) => ({ ...now, asked })),
    chooseTab: (tab: FileTab) => choices.set((now) => ({ ...now, tab })),
    setReading: (isReading: boolean) => {
      const seq = session.store.get().room?.state.seq ?? 0;
      choices.set((now) => ({ ...now, unread: readingAt(now.unread, seq, isReading) }));
    },
    ...readers((reading) => choices.set((now) => ({ ...now, reading }))),
  };
  const outside = derive(session.store, connection, (snapshot, line) => ({ ...snapshot, connection: line }));
  return derive(outside, choices, ({ room, present, goneSince, connection }, chosenHere) => {
    const { role, reading, tab = null, unread, asked: told = null } = chosenHere;
    const node = room && nodeShown(room.detail.flow, room.state, asked);
    if (!node) return null;
    const { detail, state, record, hasEarlier } = room;
    const nodeId = node.id;
    const me = meOf(detail, state, node);
    const chosen = role?.nodeId === nodeId ? role.roleId : roleBefore(nodeId);
    const currentRole = chooseRole(node, me.roleIdsHere, chosen);
    const isPaused = state.control.status === CONTROL_PAUSED;
    return {
      ...{ eid, nodeId, detail, state, record, hasEarlier, node, me, currentRole, isPaused },
      ...{ present, goneSince, connection, reading, tab, unread, asked: told, ...doings },
      section: state.sections[nodeId],
      isOpen: isOpen(state, nodeId) && !isPaused,
      takesPart: me.isStaff || me.roleIdsHere.length > 0,
      ...answersOf(abilitiesOf(detail.flow, state, me, currentRole, nodeId)),
      act: actAs(nodeId, currentRole),
      setCurrentRole: chooseRoleAt(nodeId),
    };
  });
}

/** The abilities in words; a reason is said in the language that is on the screen when it is asked for. */
function answersFrom(abilities: AbilityTable): Pick<RoomView, 'abilityOf' | 'canAct'> {
  return {
    canAct: (name) => abilities[name].is === 'allowed',
    abilityOf: (name) => {
      const ability = abilities[name];
      if (ability.is !== 'disabled') return ability;
      return { is: 'disabled', reason: translate(`room:reason.${ability.reason}`) };
    },
  };
}

function makeAct(session: RoomSession, actor: Parameters<typeof sendAct>[1]): Act {
  return async (call, input, options) => {
    try {
      return await sendAct(session, actor, call, input, options);
    } catch (error) {
      if (error instanceof NetworkError && isToasted(options))
        toast(translate('common:error.network'), { type: 'error' });
      throw error;
    }
  };
}

type Readers = Pick<RoomView, 'openDocument' | 'openMaterial' | 'openRecord' | 'openItem' | 'closeReading'>;

function readers(read: (reading: Reading | null) => void): Readers {
  return {
    openDocument: (id) => read({ kind: 'document', id }),
    openMaterial: (id) => read({ kind: 'material', id }),
    openRecord: (id, visit) => read({ kind: 'record', id, visit }),
    openItem: ({ kind, id, name }) => read({ kind, id, name }),
    closeReading: () => read(null),
  };
}
