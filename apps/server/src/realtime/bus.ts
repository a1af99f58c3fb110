import type { FileMaking, FlowChanged, Presence, TurnNudge } from '@lets/contract';
import type { RunEvent } from '@lets/engine';

type NudgeTopic =
  | 'experiments'
  | 'teams'
  | 'class_tasks'
  | 'messages'
  | 'notices'
  | 'account'
  | 'guide'
  | 'runs'
  | 'approvals';

/** How features tell the live sockets, after their transaction has committed. */
export interface Bus {
  publish(eid: number, events: readonly RunEvent[]): void;
  /** Something on these people's own lists changed. */
  nudge(userIds: readonly number[], topic: NudgeTopic): void;
  /** Some session of these people ended, or what they may do changed: each of their sockets looks at its own again. */
  endSessions(userIds: readonly number[]): void;
  /** The system was closed: everybody who may not stay is told and disconnected. */
  closeSystem(): void;
  /** Who may watch a run changed, or the run is gone: everybody who may not watch it now leaves it. */
  recheck(eid: number): void;
  /** A flow was saved, published or corrected: everybody who has it open is told. */
  flowChanged(change: FlowChanged): void;
  /** Words of a published flow were corrected: every process reads it anew, and these runs' rooms are told. */
  flowCorrected(flowId: number, eids: readonly number[]): void;
  /** The author of a case changed it: the rooms of these runs are told. */
  caseChanged(eids: readonly number[]): void;
  /** Someone remarked on a document of a run: its writers are told, and staff. */
  remark(eid: number, documentId: string, writers: readonly number[]): void;
  /** A person who waits reminds these members. */
  turnNudged(nudge: TurnNudge, userIds: readonly number[]): void;
  /** How far a file is that this person asked for. */
  making(userId: number, making: FileMaking): void;
  /** A file was put into a run. */
  fileAdded(eid: number): void;
  /** Who is in a run now. */
  present(eid: number): Promise<Presence['present']>;
  /** Which of these people have the product open anywhere. */
  online(userIds: readonly number[]): Promise<readonly number[]>;
}

/** The bus of one server process; the gateway attaches to it and carries everything to the sockets. */
export interface LocalBus extends Bus {
  /** Answers how to detach again. */
  attach(receiver: Bus): () => void;
  /** Tells another person of the same process too, before the sockets. Answers how to stop. */
  overhear(listener: Partial<Omit<Bus, 'present' | 'online'>>): () => void;
}

/** A bus that drops everything until a receiver is attached: without sockets nobody is told. */
export function createBus(): LocalBus {
  let receiver: Bus | null = null;
  const listeners = new Set<Partial<Omit<Bus, 'present' | 'online'>>>();
  const tell = (say: (one: Partial<Omit<Bus, 'present' | 'online'>>) => void) => {
    for (const one of [...listeners, ...(receiver ? [receiver] : [])]) say(one);
  };
  return {
    publish: (eid, events) => tell((one) => one.publish?.(eid, events)),
    nudge: (userIds, topic) => tell((one) => one.nudge?.(userIds, topic)),
    endSessions: (userIds) => tell((one) => one.endSessions?.(userIds)),
    closeSystem: () => tell((one) => one.closeSystem?.()),
    remark: (eid, documentId, writers) => tell((one) => one.remark?.(eid, documentId, writers)),
    turnNudged: (nudge, userIds) => tell((one) => one.turnNudged?.(nudge, userIds)),
    making: (userId, making) => tell((one) => one.making?.(userId, making)),
    fileAdded: (eid) => tell((one) => one.fileAdded?.(eid)),
    recheck: (eid) => tell((one) => one.recheck?.(eid)),
    flowChanged: (change) => tell((one) => one.flowChanged?.(change)),
    flowCorrected: (flowId, eids) => tell((one) => one.flowCorrected?.(flowId, eids)),
    caseChanged: (eids) => tell((one) => one.caseChanged?.(eids)),
    present: async (eid) => (await receiver?.present(eid)) ?? [],
    online: async (userIds) => (await receiver?.online(userIds)) ?? [],
    overhear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(made) {
      receiver = made;
      return () => {
        if (receiver === made) receiver = null;
      };
    },
  };
}
