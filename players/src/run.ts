import { type ExperimentDetail, experimentDetail, type Language } from '@lets/contract';
import { absenteesOf } from './absence.ts';
import type { Act } from './act.ts';
import { fillVacantRoles, startExperiment } from './cast.ts';
import type { Manner } from './manner.ts';
import type { PaperSource } from './paper-telling.ts';
import { Player } from './player.ts';
import type { ScriptSource } from './scripted.ts';
import type { Session } from './session.ts';
import { type Jumps, votesToward } from './votes-toward.ts';

/** Where a program that plays with students' accounts has the jumps from: no call tells a student where a case leads. */
export type JumpSource = (run: ExperimentDetail) => Jumps;

export interface RunOptions {
  readonly eid: number;
  /** Everybody who may play, people among them. */
  readonly sessions: readonly Session[];
  readonly humans?: ReadonlySet<number>;
  /** Looks on, and hands over the roles of those who do not come. */
  readonly mentor?: Session | undefined;
  readonly manner: Partial<Manner>;
  readonly pace?: () => number;
  readonly lang?: Language;
  readonly look_again?: number;
  /** The models of a case's papers. */
  readonly papers?: PaperSource | undefined;
  /** What the roles of a case say. */
  readonly script?: ScriptSource | undefined;
  /** Where the jump sections of a case lead. */
  readonly jumps?: JumpSource | undefined;
  readonly onAct?: (player: Player, act: Act) => void;
  /** Says before a run is played who will never come to it. */
  readonly onSeated?: (detail: ExperimentDetail, absent: readonly Session[]) => void;
  /** Players are kept here while they play, so that they can be stopped. */
  readonly playing?: Set<Player>;
}

/** Plays a started run to its end, and with it every linked case that someone goes on to; answers which runs those were, itself first. */
export async function playRun(options: RunOptions): Promise<number[]> {
  const played = [options.eid];
  const linked: Promise<void>[] = [];
  const goOn = (eid: number) => {
    if (played.includes(eid)) return;
    played.push(eid);
    linked.push(playOne({ ...options, eid }, goOn));
  };
  await playOne(options, goOn);
  for (const run of linked) await run;
  return played;
}

async function playOne(options: RunOptions, onJumped: (eid: number) => void): Promise<void> {
  const { eid, mentor, playing, humans = new Set<number>() } = options;
  const [leader] = options.sessions;
  if (!leader) throw new Error('nobody plays');
  const detail = await begin(await leader.call(experimentDetail, { eid }), options.sessions, humans);
  const flow = options.manner.jump ? options.script?.(detail) : null;
  const votes = flow && votesToward(flow, options.jumps?.(detail) ?? null, options.manner.into);
  const manner = { ...options.manner, ...(votes && { votes }) };
  const away = absenteesOf(detail, manner, mentor !== undefined);
  const inTeam = options.sessions.filter(
    ({ userId }) => detail.state.member_ids.includes(userId) && !humans.has(userId),
  );
  options.onSeated?.(
    detail,
    inTeam.filter(({ userId }) => away.has(userId)),
  );
  const { pace, lang, look_again, onAct, papers, script } = options;
  const how = { eid, humans, onJumped, ...(pace && { pace }), ...(lang && { lang }) };
  const seen = {
    ...how,
    ...(look_again && { look_again }),
    ...(onAct && { onAct }),
    ...(papers && { papers }),
    ...(script && { script }),
  };
  const players = inTeam
    .filter(({ userId }) => !away.has(userId))
    .map((session) => new Player({ ...seen, session, manner }));
  // A person who guides a run has learnt nothing from it.
  if (mentor)
    players.push(new Player({ ...seen, session: mentor, manner: { ...manner, experience: false } }));
  for (const player of players) playing?.add(player);
  try {
    await Promise.all(players.map((player) => player.play()));
  } finally {
    for (const player of players) {
      player.stop();
      playing?.delete(player);
    }
  }
}

/** A linked case waits where it has roles that nobody brought along: its leader, if played here, casts and starts it. */
async function begin(
  detail: ExperimentDetail,
  sessions: readonly Session[],
  humans: ReadonlySet<number>,
): Promise<ExperimentDetail> {
  const { leader_id } = detail.state;
  const leader = sessions.find(({ userId }) => userId === leader_id);
  if (detail.status !== 'waiting' || !leader || humans.has(leader_id)) return detail;
  const cast = await fillVacantRoles(leader, detail.eid);
  await startExperiment(leader, detail.eid);
  return cast;
}
