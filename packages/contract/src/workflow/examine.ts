import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Id, json } from '../core/values.ts';
import { AuthoredFlow } from './authored-flow.ts';
import { FlowChange } from './change.ts';
import { FlowCheck } from './findings.ts';

export const workflowCheck = declareCall({
  method: 'POST',
  path: '/workflow/check',
  summary: 'What the flow check finds in a stored flow, or in one that is sent.',
  who: 'admin',
  input: z
    .object({ flow_id: Id.optional(), flow: json(AuthoredFlow).optional() })
    .refine(({ flow_id, flow }) => (flow_id === undefined) !== (flow === undefined), 'one of them'),
  output: FlowCheck,
  codes: ['not_found'],
});

export const workflowDryRun = declareCall({
  method: 'POST',
  path: '/workflow/dryrun',
  summary:
    'Automatic players play a stored flow to its end, several times over where that reaches more; which sections and transitions they came through.',
  who: 'admin',
  input: z.object({
    flow_id: Id,
    /** The same seed plays the same. */
    seed: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
    members: z.coerce.number().int().min(1).max(LIMITS.team_size).default(5),
    plays: z.coerce.number().int().min(1).max(20).default(8),
  }),
  output: z.object({
    steps: z.array(
      z.object({
        /** Which play, from 1. */
        play: z.number().int(),
        node_id: z.string().nullable(),
        role_id: z.string().nullable(),
        /** The engine's command: start, speak, call_in, vote, end_vote, end_section. */
        act: z.string(),
        transition_id: z.string().nullable(),
        opened: z.array(z.string()),
        closed: z.array(z.string()),
      }),
    ),
    plays: z.number().int(),
    coverage: z.object({
      sections: z.array(z.string()),
      transitions: z.array(z.string()),
      missed: z.object({ sections: z.array(z.string()), transitions: z.array(z.string()) }),
    }),
    ended: z.boolean(),
    stuck: z.object({ node_id: z.string().nullable(), reason: z.string() }).nullable(),
  }),
  codes: ['not_found'],
});

export const workflowCompare = declareCall({
  method: 'GET',
  path: '/workflow/compare',
  summary: 'What changed from one version to another, piece by piece.',
  who: 'admin',
  input: z.object({ from: Id, to: Id }),
  output: z.object({ changes: z.array(FlowChange) }),
  codes: ['not_found'],
});
