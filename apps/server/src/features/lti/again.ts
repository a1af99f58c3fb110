import { PATHS } from '../../integrations/addresses.ts';
import type { Asked } from './state.ts';

/** Pure: the same log-in once more, for a window of its own, which keeps cookies by itself. */
export function againAddress(asked: Asked): string {
  const { lti_storage_target: _, ...rest } = asked;
  const said = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `${PATHS.ltiLogin}?${new URLSearchParams(said)}`;
}
