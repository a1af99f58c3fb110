import { FUNCTION_ACTIONS, PROCESS_ACTIONS } from '@lets/engine';
import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, FlowId, Id, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { VoteSetup } from '../workflow/flow.ts';
import { AsRole, declareRead, InSection } from './declare.ts';

export const RoleStatus = z.object({
  role_id: FlowId,
  role_name: Bilingual,
  user: UserBrief.nullable(),
  online: z.boolean(),
  /** 1 in the room, 0 outside. */
  sitting_status: z.number().int(),
  /** 1 has voted, 0 not; entitled roles of a vote section only. */
  vote_status: z.number().int(),
  can_terminate: z.boolean(),
});
export type RoleStatus = z.infer<typeof RoleStatus>;

export const NodeDetail = z.object({
  /** 2 is paused, anything else is not. */
  control_status: z.number().int(),
  role_status: z.array(RoleStatus),
  /** The chat of this section on this walk through the flow; the same for everybody in it. */
  huanxin_id: z.string(),
  flow_id: Id,
  pre_node_id: FlowId.nullable(),
  leader: UserBrief,
  node: z.object({ id: FlowId, name: Bilingual, introduction: Bilingual }),
  has_vote: z.boolean(),
  end_vote: z.boolean(),
  process: z.object({ file: z.uuid().nullable(), can_switch: z.boolean(), process_type: z.number().int() }),
  roles: z.array(z.object({ id: FlowId, name: Bilingual, can_terminate: z.boolean() })),
  vote: VoteSetup.nullable(),
  seq: z.number().int(),
});
export type NodeDetail = z.infer<typeof NodeDetail>;

export const nodeDetail = declareCall({
  method: 'GET',
  path: '/experiment/node/detail',
  summary: 'One section for somebody who may take part in it or watch it.',
  who: 'user',
  input: InSection,
  output: NodeDetail,
  codes: ['not_found', 'not_authorised_here', 'ended_cannot_enter'],
});

export const nodeFunction = declareRead(
  '/experiment/node/function',
  'What the role may do here, and who is in the room.',
  AsRole,
  z.object({
    function_action_list: z.array(z.enum(FUNCTION_ACTIONS)),
    process_action_list: z.array(z.enum([...PROCESS_ACTIONS, 'terminate'])),
    user_roles: z.array(z.object({ role_id: FlowId, sitting_status: z.number().int() })),
  }),
);

const RoleList = z.object({ list: z.array(RoleStatus) });

export const roleInList = declareRead('/experiment/role/in/list', 'Roles in the room.', InSection, RoleList);

export const roleOutList = declareRead(
  '/experiment/role/out/list',
  'Roles of this section that are outside.',
  InSection,
  RoleList,
);

export const roleStatus = declareRead(
  '/experiment/role/status',
  'Every role of the section: present, in or out, voted.',
  InSection,
  z.object({ control_status: z.number().int(), list: z.array(RoleStatus) }),
);

export const voteStatus = declareRead(
  '/experiment/node/vote/status',
  'Who has voted; how, when the ballot is open or ended; the result once ended.',
  InSection,
  z.object({
    has_vote: z.boolean(),
    end_vote: z.boolean(),
    role_status_list: z.array(z.object({ role_id: FlowId, vote_status: z.number().int() })),
    my_votes: z.array(z.object({ role_id: FlowId, option_id: FlowId })),
    result: z
      .object({
        outcome: z.enum(['passed', 'rejected', 'tied']),
        tally: z.record(z.string(), z.number().int()),
      })
      .nullable(),
  }),
);

export const displayApplication = declareRead(
  '/experiment/display/application',
  'Requests to show something that wait for the host.',
  InSection,
  z.object({
    list: z.array(z.object({ request_id: z.number().int(), role_id: FlowId, name: z.string(), at: Time })),
  }),
);
