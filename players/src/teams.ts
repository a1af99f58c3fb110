import { experimentDetail, type Language } from '@lets/contract';
import { prepareExperiment, startExperiment } from './cast.ts';
import { chanceOf } from './chance.ts';
import type { Manner } from './manner.ts';
import type { PaperSource } from './paper-telling.ts';
import type { Player } from './player.ts';
import { ProgressBoard } from './progress.ts';
import { type JumpSource, playRun } from './run.ts';
import type { ScriptSource } from './scripted.ts';
import { Session } from './session.ts';

export interface TeamsOptions {
  readonly url: string;
  readonly password: string;
  readonly accounts: readonly string[];
  readonly project: string | undefined;
  readonly teams: number;
  /** People a team; as many as there are roles when absent. */
  readonly members: number | undefined;
  readonly manner: Partial<Manner>;
  readonly pace: () => number;
  readonly lang?: Language;
  /** What the roles of a case say. */
  readonly script?: ScriptSource | undefined;
  readonly papers?: PaperSource | undefined;
  /** Where the jump sections of a case lead. */
  readonly jumps?: JumpSource | undefined;
  /** Who guides them. */
  readonly mentor?: Session | undefined;
}

/** What one run reached. */
export interface ReachedHere {
  readonly eid: number;
  /** Of its case. */
  readonly code: string;
  readonly sections: ReadonlySet<string>;
}

/** What one play reached, the cases it went on to included. */
export interface Reached extends ReachedHere {
  readonly linked: readonly ReachedHere[];
}

/**
 * Plays a case with several teams at once. Accounts go round: one person may play in several teams, as one with many windows would.
 * Answers what was reached, and how many teams did not come to the end.
 */
export async function playTeams(options: TeamsOptions): Promise<{ reached: Reached[]; failed: number }> {
  const sessions = new Map<string, Promise<Session>>();
  const sessionOf = (account: string) => {
    const opened = sessions.get(account) ?? Session.open(options.url, account, options.password);
    sessions.set(account, opened);
    return opened;
  };
  const board = new ProgressBoard();
  const playing = new Set<Player>();
  process.once('SIGINT', () => {
    for (const player of playing) player.stop();
  });
  const numbers = Array.from({ length: options.teams }, (_, i) => i);
  const results = await Promise.all(
    numbers.map((number) => playTeam(options, number, { sessionOf, board, playing })),
  );
  return { reached: results.flatMap((one) => one ?? []), failed: board.close() };
}

interface Around {
  readonly sessionOf: (account: string) => Promise<Session>;
  readonly board: ProgressBoard;
  readonly playing: Set<Player>;
}

async function playTeam(
  {
    accounts,
    project,
    members: size,
    manner,
    pace,
    teams,
    lang = 'zh',
    mentor,
    papers,
    script,
    jumps,
  }: TeamsOptions,
  number: number,
  { sessionOf, board, playing }: Around,
): Promise<Reached | null> {
  const most = size ?? accounts.length;
  const start = (number * most) % accounts.length;
  const turned = [...accounts.slice(start), ...accounts.slice(0, start)].slice(0, most);
  const [first = ''] = turned;
  const name = teams === 1 ? 'team' : `team ${String(number + 1).padStart(String(teams).length)}`;
  let eid = 0;
  let team: ReturnType<ProgressBoard['add']> | null = null;
  try {
    const leader = await sessionOf(first);
    const cast = {
      leader,
      project,
      accounts: turned.slice(1),
      kept: [],
      number: number + 1,
      ...(size && { mates: size - 1 }),
    };
    const detail = await prepareExperiment(cast);
    eid = detail.eid;
    const row = board.add(name, eid);
    team = row;
    await startExperiment(leader, eid);
    const sessions = await Promise.all(turned.map(sessionOf));
    const [, ...linked] = await playRun({
      eid,
      sessions,
      mentor,
      pace,
      lang,
      papers,
      script,
      jumps,
      playing,
      manner: { ...manner, seed: seedOf(manner.seed ?? 1, number) },
      onAct: (player) => board.tell(row, player),
      onSeated: (_, absent) => board.miss(row, absent.length),
    });
    row.linked = linked;
    const after: ReachedHere[] = [];
    for (const one of linked) after.push(await readReached(leader, one));
    const here = await readReached(leader, eid);
    board.finish(row);
    return { ...here, linked: after };
  } catch (error) {
    board.finish(team ?? board.add(name, eid), error);
    return null;
  }
}

/** What a run has come to; it must have come to its end. */
async function readReached(leader: Session, eid: number): Promise<ReachedHere> {
  const { state, project } = await leader.call(experimentDetail, { eid });
  if (state.status !== 'ended') throw new Error('stopped before the end');
  return { eid, code: project.code, sections: new Set(Object.keys(state.sections)) };
}

/** Teams misbehave in places of their own. */
function seedOf(seed: number, number: number): number {
  return number === 0 ? seed : Math.floor(chanceOf(seed, 'team', number) * 2 ** 31);
}
