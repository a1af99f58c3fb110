import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, FlowId, Id, Side, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { ProjectBrief } from '../project/project.ts';
import { InSection } from '../room/declare.ts';
import { ExperimentStatus } from './filter.ts';

/** Experiments that belong together: done again by the same people, led from one case into the next, or given with it to a class. */

/** One experiment; begun anew within itself it has several paths. */
export const RelatedRun = z.object({
  eid: Id,
  project: z.object({ id: Id, name: Bilingual }),
  /** Null where one person plays without a team. */
  team: z.object({ id: Id, name: z.string() }).nullable(),
  leader: UserBrief,
  status: ExperimentStatus,
  /** How often it was begun: once, and once more for each restart. */
  paths: z.number().int(),
  started_at: Time,
  ended_at: Time.nullable(),
});
export type RelatedRun = z.infer<typeof RelatedRun>;

export const experimentRuns = declareCall({
  method: 'GET',
  path: '/experiment/runs',
  summary:
    'Every experiment that belongs with this one and that the caller may read, in the order they were begun in: those of the same team, itself among them, and apart from them those of other teams.',
  who: 'user',
  input: z.object({ eid: Id }),
  output: z.object({
    list: z.array(RelatedRun),
    /** Of other teams: the same leader with other people, and the other teams of the same class task. */
    others: z.array(RelatedRun),
  }),
  codes: ['not_found'],
});

/** A role of the case that a jump leads into, and who comes into it. */
export const CastThere = z.object({
  role_id: FlowId,
  name: Bilingual,
  /** The party or person of that case; empty where the role's name says it all. */
  party: Bilingual,
  character: z.string(),
  side: Side,
  /** The role here whose holder plays it there; null when it is cast before the start. */
  from: FlowId.nullable(),
  user: UserBrief.nullable(),
});
export type CastThere = z.infer<typeof CastThere>;

export const jumpPreview = declareCall({
  method: 'GET',
  path: '/experiment/jump/preview',
  summary: 'Which case a jump section leads into, and who becomes what there as the roles are held now.',
  who: 'user',
  input: InSection,
  output: z.object({
    project: ProjectBrief.extend({ minutes: z.number().int() }),
    roles: z.array(CastThere),
    /** False: the new experiment waits until its leader has cast the other roles. */
    begins_at_once: z.boolean(),
  }),
  codes: ['not_found', 'jump_not_configured', 'jump_leads_nowhere'],
});
