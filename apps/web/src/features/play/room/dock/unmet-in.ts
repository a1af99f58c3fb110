import { CODE, UnmetConditions } from '@lets/contract';
import { ApiError } from '../../../../lib/api-client.ts';

/** Pure: what an option still asks for in which visit, when that is why it was refused. */
export function unmetIn(error: unknown): UnmetConditions | null {
  if (!(error instanceof ApiError) || error.code !== CODE.conditions_unmet) return null;
  return UnmetConditions.safeParse(error.data).data ?? null;
}
