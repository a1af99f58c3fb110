import type { ClientToServer, FlowPresence, ServerToClient } from '@lets/contract';
import type { Server, Socket } from 'socket.io';

/** Where someone is in a run they watch. */
export interface Watching {
  readonly nodeId: string | null;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Staff are not shown as present in a run. */
  readonly isMember: boolean;
}

/** What every server process may know of a socket: no secrets. */
export interface SocketData {
  userId: number;
  /** By run. */
  watching: Record<number, Watching>;
  /** Flows open in an editor, by their ids. */
  editing: Record<number, FlowPresence['present'][number]>;
}

/** What server processes tell each other; the adapter carries it. */
interface BetweenServers {
  end_sessions: (userIds: readonly number[]) => void;
  close_system: () => void;
  recheck: (eid: number) => void;
  forget_flow: (flowId: number) => void;
}

export type LiveServer = Server<ClientToServer, ServerToClient, BetweenServers, SocketData>;
export type LiveSocket = Socket<ClientToServer, ServerToClient, BetweenServers, SocketData>;

export const roomOfUser = (userId: number) => `user:${userId}`;
export const roomOfFlow = (flowId: number) => `flow:${flowId}`;
export const roomOfRun = (eid: number) => `experiment:${eid}`;
export const roomOfMember = (eid: number, userId: number) => `experiment:${eid}:user:${userId}`;
export const roomOfStaff = (eid: number) => `experiment:${eid}:staff`;
