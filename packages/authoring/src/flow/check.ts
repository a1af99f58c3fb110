import type { Flow, FlowCheck, FlowFinding, Mend } from '@lets/contract';
import { examineFlow, type Finding } from '@lets/engine';
import { rootsOf } from './causes.ts';
import { checkLines } from './lines.ts';
import { culpritsOf } from './mend/joins.ts';
import { mendsOf } from './mend/mend.ts';
import { offered } from './mend/offered.ts';
import { checkSeats } from './seats.ts';
import { checkEnglish, checkNames, checkTexts } from './texts.ts';

/** Pure: the whole flow check, of the walk, the people and the texts; each fault once, with ways to mend it where they are mechanical. */
export function inspectFlow(flow: Flow, markings?: number): FlowCheck {
  const { findings, isProved, explored } = examineFlow(flow, markings);
  const mends = new Map<Finding, readonly Mend[]>();
  const of = (finding: Finding) => {
    const found = mends.get(finding) ?? mendsOf(flow, finding);
    mends.set(finding, found);
    return found;
  };
  const roots = rootsOf(flow, findings, (finding) => of(finding)[0]);
  return {
    findings: [
      ...roots.map((finding) => toFlowFinding(flow, finding, of(finding))),
      ...checkNames(flow),
      ...checkTexts(flow),
      ...checkSeats(flow),
      ...checkLines(flow),
      ...checkEnglish(flow),
    ],
    proved: isProved,
    explored,
  };
}

/** Pure: whether a flow of these findings may be published. */
export function isPublishable({ findings, proved }: FlowCheck): boolean {
  return proved && findings.every(({ severity }) => severity !== 'error');
}

function toFlowFinding(flow: Flow, finding: Finding, mends: readonly Mend[]): FlowFinding {
  const { code, severity, node_id, trans_id = null } = finding;
  const { role_id = null, ...values } = finding.data;
  const branches = code.startsWith('token_') || code === 'join_waits' ? culpritsOf(flow, mends[0]) : [];
  return {
    code,
    severity,
    node_id,
    transition_id: trans_id,
    role_id: typeof role_id === 'string' ? role_id : null,
    values: {
      ...Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
      ),
      ...(branches.length > 0 && { branches }),
    },
    ...offered(mends),
  };
}
