import { CODE, type Condition, UnmetConditions } from '@lets/contract';
import { ApiError } from '../../../../lib/api-client.ts';

/** Pure: what an option still asks for, when that is why it was refused. */
export function unmetIn(error: unknown): readonly Condition[] | null {
  if (!(error instanceof ApiError) || error.code !== CODE.conditions_unmet) return null;
  const read = UnmetConditions.safeParse(error.data);
  return read.success ? read.data.unmet : null;
}
