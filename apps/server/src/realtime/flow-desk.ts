import { CODE, FlowId, type FlowPresence, Id } from '@lets/contract';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { administers } from '../http/gate.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { flowRevision } from '../runs/flow-repository.ts';
import { type LiveSocket, roomOfFlow } from './live-server.ts';
import type { EditorBoard } from './presence.ts';

export const FlowInput = z.object({ flow_id: Id });
export const ChooseInput = FlowInput.extend({
  ids: z.array(FlowId).transform((ids) => ids.slice(0, SERVER_LIMITS.live.chosen)),
});
export type FlowAnswer = (result: { c: number; revision: number; present: FlowPresence['present'] }) => void;

type Surroundings = Pick<Deps, 'database' | 'clock'> & { readonly editors: EditorBoard };

/** The flows that one socket has open in editors. */
export class FlowDesk {
  readonly #socket: LiveSocket;
  readonly #deps: Surroundings;

  constructor(socket: LiveSocket, deps: Surroundings) {
    this.#socket = socket;
    this.#deps = deps;
  }

  async open(caller: Caller, flowId: number, answer: FlowAnswer): Promise<void> {
    const { editing } = this.#socket.data;
    const refuseWith = (c: number) => answer({ c, revision: 0, present: [] });
    if (!administers(caller, 'workflow')) return refuseWith(CODE.no_authority);
    if (!editing[flowId] && Object.keys(editing).length >= SERVER_LIMITS.live.flows)
      return refuseWith(CODE.too_many_tries);
    await this.#socket.join(roomOfFlow(flowId));
    // Read after joining: a save in between is told twice, and never not at all.
    const revision = await flowRevision(this.#deps.database, flowId);
    if (revision === null) {
      await this.#socket.leave(roomOfFlow(flowId));
      return refuseWith(CODE.not_found);
    }
    const { id, name, identity } = caller;
    const here = editing[flowId] ?? { id, name, identity, since: this.#deps.clock(), chosen: [] };
    this.#socket.data.editing = { ...this.#socket.data.editing, [flowId]: here };
    this.#deps.editors.touch(flowId);
    answer({ c: CODE.ok, revision, present: await this.#deps.editors.of(flowId) });
  }

  close(flowId: number): void {
    const { [flowId]: here, ...others } = this.#socket.data.editing;
    if (!here) return;
    this.#socket.data.editing = others;
    void this.#socket.leave(roomOfFlow(flowId));
    this.#deps.editors.touch(flowId);
  }

  /** Told to the others with who is here; what is not open is not chosen from. */
  choose(flowId: number, chosen: readonly string[]): void {
    const { editing } = this.#socket.data;
    const here = editing[flowId];
    if (!here) return;
    this.#socket.data.editing = { ...editing, [flowId]: { ...here, chosen } };
    this.#deps.editors.touch(flowId);
  }

  /** A person who is no longer an author lets go of everything. */
  recheck(caller: Caller): void {
    if (administers(caller, 'workflow')) return;
    for (const flowId of Object.keys(this.#socket.data.editing)) this.close(Number(flowId));
  }
}
