import type { FlowFinding, Mend } from '@lets/contract';

/** Pure: what a finding offers, and what besides. */
export function offered([mend, ...others]: readonly Mend[]): Pick<FlowFinding, 'mend' | 'others'> {
  return { mend: mend ?? null, ...(others.length > 0 && { others }) };
}
