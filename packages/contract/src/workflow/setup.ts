import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Counter, FlowId, Id, json } from '../core/values.ts';
import {
  Assignment,
  FlowNode,
  FlowRole,
  Guide,
  Line,
  Phrase,
  SeatNames,
  Template,
  VoteSetup,
} from './flow.ts';
import { Saved } from './version.ts';

/** The seven steps that set a drawn flow up. */

const StepOf = { flow_id: Id, revision: Counter };
const list = <T extends z.ZodType>(item: T) => json(z.array(item).max(LIMITS.flow_nodes));

function declareStep<T extends z.ZodType, More extends z.ZodRawShape = Record<never, never>>(
  path: `/workflow/set/${string}`,
  summary: string,
  data: T,
  more = {} as More,
) {
  return declareCall({
    method: 'POST',
    path,
    summary: `${summary} Nodes that are not named stay as they are; answers the furthest complete step.`,
    who: 'admin',
    input: z.object({ ...StepOf, data, ...more }),
    output: Saved,
    codes: ['not_found', 'changed_meanwhile', 'published', 'step_incomplete'],
  });
}

export const setNode = declareStep(
  '/workflow/set/node',
  'Step 0: name, kind, introduction and length of sections.',
  list(
    FlowNode.pick({ id: true, name: true, introduction: true, minutes: true, can_switch: true }).extend({
      kind: z.enum(['court', 'edit', 'display', 'report', 'vote', 'jump', 'experience']),
    }),
  ),
);

export const setDoc = declareStep(
  '/workflow/set/doc',
  'Step 1: operation guides, phrases, partners’ lines and templates of sections, with the roles that were made for them.',
  list(
    z.object({
      id: FlowId,
      guides: z.array(Guide).max(LIMITS.flow_roles + 1),
      phrases: z.array(Phrase).max(200).optional(),
      lines: z.array(Line).max(200).optional(),
      templates: z.array(Template).max(50),
    }),
  ),
  /** Those that the flow does not have yet are put behind its own; step 2 is about the rest. */
  { roles: json(z.array(FlowRole).max(LIMITS.flow_roles)).optional() },
);

export const setRole = declareStep(
  '/workflow/set/role',
  'Step 2: all roles of the flow; one that is left out leaves its sections too.',
  json(z.array(FlowRole).max(LIMITS.flow_roles)),
);

export const setAssign = declareStep(
  '/workflow/set/assign',
  'Step 3: which roles have a part in which section. What was set of a role that stays, stays.',
  list(z.object({ id: FlowId, role_ids: z.array(FlowId).max(LIMITS.flow_roles) })),
);

export const setAction = declareStep(
  '/workflow/set/action',
  'Step 4: what each role may do in its sections, who hosts them and may end the experiment early, whether roles meet freely, and what is voted on.',
  list(
    z.object({
      id: FlowId,
      roles: z.array(
        Assignment.pick({ role_id: true, functions: true, processes: true, inside: true }).extend({
          host: z.boolean().optional(),
          can_terminate: z.boolean().optional(),
        }),
      ),
      vote: VoteSetup.nullable().optional(),
      meets_freely: z.boolean().optional(),
    }),
  ),
);

export const setAnime = declareStep(
  '/workflow/set/anime',
  'Step 5: the scene of court sections, built in or an uploaded video, and who sits where in another scene.',
  list(
    FlowNode.pick({ id: true, scene: true, video: true }).extend({
      roles: z.array(Assignment.pick({ role_id: true, seat: true })).optional(),
      /** Left out, the names stay. */
      seat_names: SeatNames.optional(),
    }),
  ),
);

export const setSeat = declareStep(
  '/workflow/set/seat',
  'Step 6: seats in the scenes and what they are called; of every section the host, and who may end the experiment early.',
  list(
    z.object({
      id: FlowId,
      roles: z.array(Assignment.pick({ role_id: true, seat: true, host: true, can_terminate: true })),
      /** Left out, the names stay; a seat that is left out has none. */
      seat_names: SeatNames.optional(),
    }),
  ),
);
