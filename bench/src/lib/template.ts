import { type ExperimentDetail, experimentDetail } from '@lets/contract';
import { bundledScript, Player, prepareExperiment, Session, startExperiment } from '@lets/players';
import { PASSWORD, type Product } from './product.ts';

type Flow = ExperimentDetail['flow'];

/** A run of the bundled case, played to its hearing: what every room of a benchmark is a copy of. */
export interface Template {
  readonly eid: number;
  readonly nodeId: string;
  /** A person who may speak whenever they like. */
  readonly roleId: string;
  readonly speakerId: number;
  readonly memberIds: readonly number[];
}

const DEMO_STUDENTS = Array.from({ length: 10 }, (_, i) => `student${String(i + 1).padStart(2, '0')}`);
const PATIENCE_MS = 60_000;

/** Automatic players play a real case through the real calls until its great hearing opens. */
export async function playToHearing({ url }: Product): Promise<Template> {
  const sessions = await Promise.all(DEMO_STUDENTS.map((account) => Session.open(url, account, PASSWORD)));
  const [leader] = sessions;
  if (!leader) throw new Error('there is nobody to play');
  const accounts = DEMO_STUDENTS.slice(1);
  const { eid, members } = await prepareExperiment({ leader, project: undefined, accounts, kept: [] });
  await startExperiment(leader, eid);
  const players = sessions
    .filter(({ userId }) => members.some(({ id }) => id === userId))
    .map(
      (session) => new Player({ session, eid, script: bundledScript, onAct: stopInCourt, look_again: 100 }),
    );

  const { flow } = await leader.call(experimentDetail, { eid });
  const { id: hearing } = hearingOf(flow);
  function stopInCourt(_: Player, act: object): void {
    if ('node' in act && act.node === hearing) for (const player of players) player.stop();
  }
  const overdue = setTimeout(() => {
    for (const player of players) player.stop();
  }, PATIENCE_MS);
  await Promise.all(players.map((player) => player.play()));
  clearTimeout(overdue);
  return templateOf(await leader.call(experimentDetail, { eid }));
}

/** The section in court that most take part in. */
function hearingOf({ nodes }: Flow): Flow['nodes'][number] {
  const [fullest] = nodes
    .filter(({ kind }) => kind === 'court')
    .sort((a, b) => b.roles.length - a.roles.length);
  if (!fullest) throw new Error('the case has no hearing');
  return fullest;
}

function templateOf({ eid, flow, state }: ExperimentDetail): Template {
  const hearing = hearingOf(flow);
  const host = hearing.roles.find(({ functions, host }) => host && functions.includes('speech'));
  const speakerId = host && state.holders[host.role_id];
  if (!host || speakerId === undefined || state.sections[hearing.id]?.status !== 'open')
    throw new Error('the players did not come to the hearing');
  const { member_ids: memberIds } = state;
  return { eid, nodeId: hearing.id, roleId: host.role_id, speakerId, memberIds };
}
