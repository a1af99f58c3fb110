import type { Deps } from '../../../deps.ts';
import type { Hand } from '../act/act.ts';

/** Once the act is kept, the members' lists of experiments are read anew. */
export async function nudgeMembers({ bus }: Deps, { tx, run }: Hand): Promise<undefined> {
  tx.afterCommit(() => bus.nudge(run.state.member_ids, 'experiments'));
}
