import type { Player } from './player.ts';

/** How one team is getting on. */
export interface TeamProgress {
  readonly name: string;
  readonly eid: number;
  status: 'playing' | 'done' | 'failed';
  /** The sections that are open. */
  where: string;
  acts: number;
  /** Members who do not come. */
  absent: number;
  /** The runs of linked cases. */
  linked: readonly number[];
  /** Why it failed. */
  reason: string;
}

const REDRAW_MS = 250;

/** Live on a terminal: one line a team, drawn over itself; elsewhere a line whenever a team comes to another section. */
export class ProgressBoard {
  readonly #teams: TeamProgress[] = [];
  readonly #isLive = process.stdout.isTTY === true;
  readonly #said = new Map<number, string>();
  #drawn = 0;
  #timer: NodeJS.Timeout | null = null;

  add(name: string, eid: number): TeamProgress {
    const team: TeamProgress = {
      name,
      eid,
      status: 'playing',
      where: '',
      acts: 0,
      absent: 0,
      linked: [],
      reason: '',
    };
    this.#teams.push(team);
    if (this.#isLive) this.#timer ??= setInterval(() => this.#draw(), REDRAW_MS);
    return team;
  }

  /** Tells that a player of a team has acted. */
  tell(team: TeamProgress, player: Player): void {
    team.acts += 1;
    team.where = openSections(player);
    if (!this.#isLive) this.#sayWhenNew(team);
  }

  /** Tells that so many members of a team, or of its linked case, will not come. */
  miss(team: TeamProgress, absent: number): void {
    team.absent = Math.max(team.absent, absent);
  }

  finish(team: TeamProgress, error: unknown = null): void {
    team.status = error === null ? 'done' : 'failed';
    team.reason = error === null ? '' : error instanceof Error ? error.message : String(error);
    if (!this.#isLive) this.#sayWhenNew(team);
  }

  /** Ends the drawing; answers how many teams did not come to the end. */
  close(): number {
    if (this.#timer) clearInterval(this.#timer);
    if (this.#isLive) this.#draw();
    const failed = this.#teams.filter(({ status }) => status === 'failed').length;
    const acts = this.#teams.reduce((sum, team) => sum + team.acts, 0);
    console.log(`${this.#teams.length - failed}/${this.#teams.length} done, ${failed} failed, ${acts} acts`);
    return failed;
  }

  #sayWhenNew(team: TeamProgress): void {
    const line = lineOf(team);
    const news = `${team.status} ${team.where}`;
    if (this.#said.get(team.eid) === news) return;
    this.#said.set(team.eid, news);
    console.log(line);
  }

  #draw(): void {
    const width = process.stdout.columns ?? 120;
    if (this.#drawn > 0) process.stdout.write(`\u001b[${this.#drawn}A`);
    for (const team of this.#teams) {
      process.stdout.write(`\u001b[2K${lineOf(team).slice(0, width - 1)}\n`);
    }
    this.#drawn = this.#teams.length;
  }
}

function lineOf({ name, eid, status, where, acts, absent, linked, reason }: TeamProgress): string {
  const mark = { playing: '…', done: '✓', failed: '✗' }[status];
  const what = status === 'playing' ? where : status === 'failed' ? `${where}: ${reason}` : 'done';
  const besides = [
    absent > 0 ? `${absent} absent` : '',
    linked.length > 0 ? `went on to ${linked.map((one) => `#${one}`).join(', ')}` : '',
  ].filter(Boolean);
  return [`${mark} ${name}`, `#${eid}`, `${String(acts).padStart(4)} acts`, what, ...besides].join('  ');
}

function openSections({ run }: Player): string {
  if (!run) return '';
  const open = Object.values(run.state.sections).filter(({ status }) => status === 'open');
  const names = open.map(
    ({ node_id }) => run.flow.nodes.find(({ id }) => id === node_id)?.name.zh ?? node_id,
  );
  return names.join(' + ');
}
