import type { RunState } from '@lets/engine';
import type { RunFacts } from '../../../runs/policy.ts';

/** What an act must know of a run to be judged. */
export interface CachedRun extends RunFacts {
  readonly id: number;
  readonly project_id: number;
  readonly flow_id: number;
  readonly state: RunState;
  readonly revision: number;
}

/** A few kilobytes each. */
const MAX_RUNS = 500;

/** Runs as this process left them last. Others may have moved one on since: good to judge by only when the write proves it. */
export class RunCache {
  readonly #runs = new Map<number, CachedRun>();

  get(eid: number): CachedRun | undefined {
    return this.#runs.get(eid);
  }

  /** Keeps a run as an act left it; the one longest not acted on makes room. */
  keep(run: CachedRun, state: RunState): void {
    const { id, project_id, flow_id, creator_id, revision, rehearsal } = run;
    this.#runs.delete(id);
    this.#runs.set(id, {
      id,
      project_id,
      flow_id,
      creator_id,
      leader_id: state.leader_id,
      revision,
      status: state.status,
      state,
      // Whether someone is one is judged by the row, never from here.
      is_mentor: false,
      rehearsal,
    });
    const [oldest] = this.#runs.keys();
    if (this.#runs.size > MAX_RUNS && oldest !== undefined) this.#runs.delete(oldest);
  }

  forget(eid: number): void {
    this.#runs.delete(eid);
  }
}
