import { z } from 'zod';
import { type CallDeclaration, declareCall } from '../core/call.ts';
import type { CodeName } from '../core/codes.ts';
import { LIMITS } from '../core/limits.ts';
import { FlowId, Id, RequestId } from '../core/values.ts';
import { WireEvent } from '../experiment/detail.ts';

/** What every call of a running experiment is made of: `eid` the experiment, `nid` the section. */

export const InRun = z.object({ eid: Id });
export const InSection = z.object({ eid: Id, nid: FlowId });
export const AsRole = InSection.extend({ role_id: FlowId });

/** What every act carries; `request_id` makes its repeat harmless. */
export const Base = { eid: Id, nid: FlowId, request_id: RequestId };

export const Reason = z.string().trim().max(LIMITS.reason);
/** The role the caller hosts in; optional where a section has only one host. */
export const HostRole = FlowId.optional();

/** Every act's answer: what it made happen, as the caller may know it; apply it like a live event. */
export const ActAnswer = z.object({ seq: z.number().int(), events: z.array(WireEvent) });
export type ActAnswer = z.infer<typeof ActAnswer>;

const ACT_CODES = [
  'not_found',
  'not_authorised_here',
  'not_current_section',
  'ended_cannot_enter',
  'paused',
  'already_done',
  'changed_meanwhile',
] as const satisfies readonly CodeName[];

export function declareRead<I extends z.ZodType, O extends z.ZodType>(
  path: CallDeclaration['path'],
  summary: string,
  input: I,
  output: O,
) {
  return declareCall({ method: 'GET', path, summary, who: 'user', input, output, codes: ['not_found'] });
}

export function declareAct<I extends z.ZodType, O extends z.ZodType>(
  path: CallDeclaration['path'],
  summary: string,
  input: I,
  output: O,
  more: readonly CodeName[] = [],
) {
  return declareCall({
    method: 'POST',
    path,
    summary,
    who: 'user',
    isAct: true,
    input,
    output,
    codes: [...ACT_CODES, ...more],
  });
}
