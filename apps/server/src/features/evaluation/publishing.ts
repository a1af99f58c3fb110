import {
  changesBetween,
  type EvaluationContent,
  type evaluatePublish,
  type evaluateWithdraw,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  standingOf,
  totalOf,
  undecided,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import type { Run } from '../../runs/access.ts';
import { readIdle } from '../../runs/tally-repository.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { throttle } from '../../throttle.ts';
import type { ProjectOfRun } from '../experiment/service.ts';
import { keepAnnouncement } from '../message/service.ts';
import { assertNewest, lockEnded } from './ended-run.ts';
import * as repository from './repository.ts';

type Request = Pick<RequestContext, 'caller' | 'address'>;

/** Shows the draft to the students. What they had been shown before stays in the versions. */
export async function publish(
  deps: Deps,
  request: Request,
  { eid, revision, reason }: ParsedInputOf<typeof evaluatePublish>,
): Promise<OutputOf<typeof evaluatePublish>> {
  await throttlePublishing(deps, request);
  return inTransaction(deps.database, async (tx) => {
    const { run, project, judged } = await lockEnded(tx, request.caller, eid);
    const { draft: content } = await assertNewest(tx, eid, revision);
    const [latest] = await repository.readVersions(tx, eid);
    if (latest?.withdrawn_at === null && changesBetween(latest.content, content).length === 0)
      refuse('nothing_to_publish');
    if (latest && !reason) refuse('bad_parameter', { reason: 'missing' });
    const scores = scoresOf(content, judged, project);
    assertDecided(content, await readIdle(tx, eid, judged), project);
    const version = (latest?.version ?? 0) + 1;
    const published_at = new Date(deps.clock());
    const row = { version, content, reason, published_by: request.caller.id, published_at };
    await repository.addVersion(tx, eid, row, scores);
    await tell(deps, tx, request, {
      run,
      judged,
      detail: `version ${version}`,
      reason,
      says: noticeOf(version),
    });
    return { version };
  });
}

/** Takes what the students were shown back for revision. It stays in the versions, with who took it back, when and why. */
export async function withdraw(
  deps: Deps,
  request: Request,
  { eid, version, reason }: ParsedInputOf<typeof evaluateWithdraw>,
): Promise<OutputOf<typeof evaluateWithdraw>> {
  await throttlePublishing(deps, request);
  return inTransaction(deps.database, async (tx) => {
    const { run, judged } = await lockEnded(tx, request.caller, eid);
    const [latest] = await repository.readVersions(tx, eid);
    if (!latest || latest.withdrawn_at !== null) refuse('nothing_to_withdraw');
    if (latest.version !== version) refuse('changed_meanwhile');
    const withdrawn_at = new Date(deps.clock());
    await repository.withdrawVersion(tx, eid, version, {
      withdrawn_at,
      withdrawn_by: request.caller.id,
      withdrawal_reason: reason,
    });
    const detail = `version ${version} withdrawn`;
    await tell(deps, tx, request, { run, judged, detail, reason, says: WITHDRAWN });
    return {};
  });
}

/** Each time the whole team gets a message. */
function throttlePublishing(deps: Deps, { caller }: Request): Promise<void> {
  return throttle(deps, `publish:${caller.id}`, SERVER_LIMITS.rates.publications);
}

interface Told {
  readonly run: Run;
  readonly judged: number[];
  /** For the audit log. */
  readonly detail: string;
  readonly reason: string;
  readonly says: Readonly<Record<Language, (name: string) => string>>;
}

/** Logs it, tells the team in one announcement, which each member reads in their own language, and has their screens look again. */
async function tell(
  deps: Deps,
  tx: Transaction,
  { caller, address }: Request,
  { run, judged, detail, reason, says }: Told,
): Promise<void> {
  await recordAudit(tx, {
    action: 'grade',
    actorId: caller.id,
    target: `experiment ${run.id}`,
    detail: `${detail}${reason && `: ${reason}`}`,
    address,
  });
  const name = { zh: nameOfRun(run, 'zh'), en: nameOfRun(run, 'en') };
  await keepAnnouncement(deps, tx, {
    from: caller.id,
    to: judged,
    kind: 'team',
    name,
    content: says.zh(name.zh),
    content_en: says.en(name.en),
  });
  tx.afterCommit(() => deps.bus.nudge(judged, 'experiments'));
}

const noticeOf = (version: number): Told['says'] => (version === 1 ? PUBLISHED : REVISED);

const PUBLISHED: Told['says'] = {
  zh: (name) => `《${name}》的实验评价已发布，可在“已完成”中查看。`,
  en: (name) => `The evaluation of “${name}” has been published. You will find it under Done.`,
};
const REVISED: Told['says'] = {
  zh: (name) => `《${name}》的实验评价已更新，可在“已完成”中查看。`,
  en: (name) => `The evaluation of “${name}” has been revised. You will find it under Done.`,
};
const WITHDRAWN: Told['says'] = {
  zh: (name) => `《${name}》的实验评价已撤回修订，原成绩和评语不再有效，重新发布后会另行通知。`,
  en: (name) =>
    `The evaluation of “${name}” has been withdrawn for revision. Its scores and comments no longer count; you will be told when it is published again.`,
};

/** Every scored member's score; the person who has none yet on some goal is named. */
function scoresOf(
  content: EvaluationContent,
  judged: readonly number[],
  { competency_goals }: ProjectOfRun,
): repository.MemberScore[] {
  const scores = judged
    .filter((id) => standingOf(content, id, competency_goals) !== 'excluded')
    .map((user_id) => ({ user_id, score: totalOf(content, user_id, competency_goals) }));
  const missing = scores.filter(({ score }) => score === null);
  if (missing.length > 0) refuse('bad_parameter', missingOf(missing.map(({ user_id }) => user_id)));
  return scores as repository.MemberScore[];
}

/** Nobody who did nothing gets the team's scores unless somebody said so. */
function assertDecided(content: EvaluationContent, idle: ReadonlySet<number>, project: ProjectOfRun): void {
  const open = undecided(content, [...idle], project.competency_goals);
  if (open.length > 0) refuse('idle_undecided', missingOf(open));
}

function missingOf(ids: readonly number[]): Record<number, 'missing'> {
  return Object.fromEntries(ids.map((id) => [id, 'missing'] as const));
}
