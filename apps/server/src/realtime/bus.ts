import type { RunEvent } from '@lets/engine';

export type NudgeTopic = 'experiments' | 'teams' | 'messages' | 'notices';

/** How features tell the live sockets, after their transaction has committed. */
export interface Bus {
  publish(eid: number, events: readonly RunEvent[]): void;
  /** Something on these people's own lists changed. */
  nudge(userIds: readonly number[], topic: NudgeTopic): void;
  /** Some session of these people ended: each of their sockets looks at its own again. */
  endSessions(userIds: readonly number[]): void;
}
