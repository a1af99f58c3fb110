import { type CallDeclaration, CODE, type OutputOf } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { ApiError, type CallInput, call } from '../../../../lib/api-client.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { ActInput, ActOptions } from '../room-view.ts';
import type { RoomSession } from '../session/room-session.ts';
import { tryUntilAnswered } from '../session/try-until-answered.ts';

/** Refusals that mean the screen was behind: what it missed is fetched. */
const BEHIND: readonly number[] = [
  CODE.changed_meanwhile,
  CODE.already_done,
  CODE.not_current_section,
  CODE.not_authorised_here,
  CODE.ended_cannot_enter,
  CODE.ended_cannot_restart,
  CODE.paused,
  CODE.not_found,
];

export interface Actor {
  readonly eid: number;
  readonly nodeId: string;
  readonly roleId: string | null;
}

/**
 * Makes an act happen once, whatever the network does: each try carries the same request id, and the answered events are
 * taken like live ones.
 */
export async function sendAct<C extends CallDeclaration>(
  session: RoomSession,
  actor: Actor,
  declaration: C,
  input: ActInput<C>,
  options: ActOptions = {},
): Promise<OutputOf<C>> {
  const { eid, nodeId, roleId } = actor;
  const { requestId = newRequestId(), ...telling } = options;
  const whole = {
    role_id: roleId,
    nid: nodeId,
    ...input,
    eid,
    request_id: requestId,
  } as unknown as CallInput<C>;
  try {
    const output = await tryUntilAnswered(() => call(declaration, whole, telling));
    session.receiveNow(eventsOf(output));
    return output;
  } catch (error) {
    if (error instanceof ApiError && BEHIND.includes(error.code)) void session.catchUp();
    throw error;
  }
}

function eventsOf(output: unknown): readonly RunEvent[] {
  const { events } = (output ?? {}) as { events?: unknown };
  return Array.isArray(events) ? (events as RunEvent[]) : [];
}
