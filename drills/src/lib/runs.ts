import type { Product } from '@lets/bench';
import { experimentStart, templateCreate, templateNew } from '@lets/contract';
import { prepareExperiment, type Session } from '@lets/players';
import { DRILL_CODE, PAPER, type RoleName } from './cases.ts';
import type { Ledger } from './ledger.ts';
import { logIn } from './school.ts';

const ROLE_NAMES: readonly RoleName[] = ['chair', 'claimant', 'respondent'];

/** A team of three in a run of the drills' case; the chair leads it. */
export interface DrillRun {
  readonly eid: number;
  readonly people: Readonly<Record<RoleName, Session>>;
}

export async function logInTeam(
  product: Pick<Product, 'url'>,
  accounts: readonly string[],
): Promise<DrillRun['people']> {
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

export async function startRun(
  product: Pick<Product, 'url'>,
  accounts: readonly string[],
  ledger: Ledger,
): Promise<DrillRun> {
  const run = await prepareRun(await logInTeam(product, accounts), accounts);
  const { eid } = run;
  const { events } = await run.people.chair.call(experimentStart, { eid });
  ledger.act({ eid, what: `start of run ${eid}`, events });
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
