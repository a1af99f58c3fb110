import { inspectFlow } from '@lets/authoring';
import { expect, it } from 'vitest';
import { ARBITRATION } from '../../../../testing/arbitration-flow.ts';
import { FAULTS } from '../../../../testing/planted-faults.ts';
import { applyMend } from './mend.ts';

it('starts from a sound flow without a remark', () => {
  expect(inspectFlow(ARBITRATION)).toMatchObject({ findings: [], proved: true });
});

it.each(FAULTS)('%s: found, named once, and mended by its own offer', (_, code, at, flow) => {
  const { findings } = inspectFlow(flow);
  expect(findings.map((one) => [one.code, one.node_id])).toEqual([[code, at]]);
  const [finding] = findings;
  for (const offer of [finding?.mend, ...(finding?.others ?? [])]) {
    if (!offer) throw new Error('no offer');
    const mended = applyMend(flow, offer);
    const after = inspectFlow(mended);
    expect(after.findings, JSON.stringify(offer)).toEqual([]);
  }
});
