import type { Product } from '@lets/bench';
import { templateCreate, templateNew } from '@lets/contract';
import { prepareExperiment, type Session, startExperiment } from '@lets/players';
import { DRILL_CODE, PAPER, type RoleName } from './cases.ts';
import { logIn } from './school.ts';

const ROLE_NAMES: readonly RoleName[] = ['chair', 'claimant', 'respondent'];

/** A team of three in a run of the drills' case; the chair leads it. */
export interface DrillRun {
  readonly eid: number;
  readonly people: Readonly<Record<RoleName, Session>>;
}

export async function logInTeam(product: Product, accounts: readonly string[]): Promise<DrillRun['people']> {
  const sessions: Session[] = [];
  for (const account of accounts.slice(0, ROLE_NAMES.length)) sessions.push(await logIn(product, account));
  return Object.fromEntries(ROLE_NAMES.map((role, i) => [role, sessions[i]])) as DrillRun['people'];
}

export async function prepareRun(people: DrillRun['people'], accounts: readonly string[]): Promise<DrillRun> {
  const { eid } = await prepareExperiment({
    leader: people.chair,
    project: DRILL_CODE,
    accounts: accounts.slice(1, ROLE_NAMES.length),
    kept: ['chair'],
  });
  return { eid, people };
}

export async function startRun(product: Product, accounts: readonly string[]): Promise<DrillRun> {
  const run = await prepareRun(await logInTeam(product, accounts), accounts);
  await startExperiment(run.people.chair, run.eid);
  return run;
}

/** The paper that all three write in; answers its id. */
export async function beginPaper({
  eid,
  people: { chair },
}: DrillRun): Promise<{ id: string; hash: string }> {
  const at = { eid, nid: PAPER.node, role_id: 'chair', template_id: PAPER.template };
  const { name, content } = await chair.call(templateNew, at);
  const { document } = await chair.call(templateCreate, { ...at, name, content });
  return { id: document.id, hash: document.hash };
}
