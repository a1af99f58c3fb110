import { eq, isNotNull, notInArray, type SQL } from '../db/drizzle.ts';
import { inner } from '../db/expressions.ts';
import { experiments, flows, projects, workflows } from '../db/schema/index.ts';

/**
 * What authors rehearse is in no list and no figure, and neither are the copies of case and flow that it is played on. They are so few that
 * they are looked up once for a statement, in an index of their own, and the lists' indexes stay as they are.
 */

const ofRehearsals = isNotNull(experiments.rehearsal);

/** SQL: a run that is no rehearsal. */
export const isNoRehearsal: SQL = notInArray(
  experiments.id,
  inner.select({ id: experiments.id }).from(experiments).where(ofRehearsals),
);

/** SQL: a case that is not the copy of a rehearsal. */
export const isOwnCase: SQL = notInArray(
  projects.id,
  inner.select({ id: experiments.project_id }).from(experiments).where(ofRehearsals),
);

/** SQL: a workflow that is not the copy of a rehearsal. */
export const isOwnWorkflow: SQL = notInArray(
  workflows.id,
  inner
    .select({ id: flows.workflow_id })
    .from(flows)
    .innerJoin(experiments, eq(experiments.flow_id, flows.id))
    .where(ofRehearsals),
);
