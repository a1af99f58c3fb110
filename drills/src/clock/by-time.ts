import {
  classList,
  classTaskCreate,
  classTaskList,
  control,
  courseList,
  experimentDetail,
  guideAttendance,
} from '@lets/contract';
import { timerLeft } from '@lets/engine';
import type { Session } from '@lets/players';
import { actOnce } from '../lib/act.ts';
import { Ledger } from '../lib/ledger.ts';
import { type DrillRun, startRun } from '../lib/runs.ts';
import { logIn, studentsFrom } from '../lib/school.ts';
import type { Scene } from '../lib/under-load.ts';
import { Watcher } from '../servers/watcher.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TIMER_MINUTES = 30;
/** After the right time now. No place of the clock is near it. */
const DEADLINE_MS = 2 * HOUR_MS;
/** How much presence may be written down too much: it is kept every three quarters of a minute. */
const BEAT_MS = 2 * MINUTE_MS;
/** Nobody else's. */
const FIRST_STUDENT = 7;
const CLASS_STUDENT = 10;

type At = Parameters<typeof logIn>[0];

/** A run in which nothing goes on but time: its timer, its people's presence, and a task with a deadline. */
export class ByTime {
  readonly #run: DrillRun;
  readonly #staff: Session;
  readonly #mentor: Session;
  readonly #scene: Scene;
  readonly #watchers: Watcher[] = [];
  readonly #startedAt = performance.now();
  #deadline = 0;

  static async open(at: At, scene: Scene): Promise<ByTime> {
    const run = await startRun(at, studentsFrom(FIRST_STUDENT, 3), new Ledger());
    const staff = await logIn(at, 'admin01');
    const one = new ByTime(scene, run, staff, await logIn(at, 'mentor01'));
    for (const person of Object.values(run.people)) one.#watchers.push(await Watcher.open(person, run.eid));
    await one.#giveTask(at);
    return one;
  }

  private constructor(scene: Scene, run: DrillRun, staff: Session, mentor: Session) {
    this.#scene = scene;
    this.#run = run;
    this.#staff = staff;
    this.#mentor = mentor;
  }

  /** A timer that counts, and stands still in a pause when the clock is put. */
  async beforePut(): Promise<void> {
    await this.#control({ kind: 'set_timer', minutes: TIMER_MINUTES, stops_in_pause: '1' });
    await this.#control({ kind: 'ban', reason: 'The clock is put' });
  }

  async afterPut(hours: number): Promise<void> {
    await this.#control({ kind: 'lift' });
    await this.#lookAtTimer(hours, 'that stood still while the clock was put');
    await this.#control({ kind: 'set_timer', minutes: TIMER_MINUTES, stops_in_pause: '1' });
    await this.#lookAtTimer(hours, 'that was set after the clock was put');
    await this.#lookAtPresence(hours);
    await this.#lookAtDeadline(hours);
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
  }

  #control(what: object): Promise<unknown> {
    return actOnce(this.#staff, control, { ...what, eid: this.#run.eid }, () => this.#scene.ledger.isStill);
  }

  async #lookAtTimer(hours: number, which: string): Promise<void> {
    const { state, server_time: now } = await this.#run.people.chair.call(experimentDetail, {
      eid: this.#run.eid,
    });
    const left = state.timer ? timerLeft(state.timer, now) : Number.NaN;
    const whole = TIMER_MINUTES * MINUTE_MS;
    // As the moments come from the events, it may have gone on for as long as this drill looks at it, and no longer.
    if (!(left > whole / 2 && left <= whole))
      this.#fault(hours, `a timer ${which} has ${minutes(left)} left`);
  }

  /** Hours that the clock was put by are nobody's. */
  async #lookAtPresence(hours: number): Promise<void> {
    const { members } = await this.#staff.call(guideAttendance, { eid: this.#run.eid });
    const longest = performance.now() - this.#startedAt + BEAT_MS;
    for (const { user, is_here, present_seconds } of members) {
      if (!is_here) this.#fault(hours, `${user.name} is there and counts as away`);
      if (present_seconds * 1000 > longest)
        this.#fault(hours, `${user.name} counts as present for ${minutes(present_seconds * 1000)}`);
    }
  }

  async #giveTask(at: At): Promise<void> {
    const { list: courses } = await this.#mentor.call(courseList, {});
    for (const { id } of courses) {
      const [first] = (await this.#mentor.call(classList, { course_id: id })).list;
      if (first) return this.#giveTo(at, first.id);
    }
    throw new Error('the mentor teaches no class');
  }

  async #giveTo(at: At, class_id: number): Promise<void> {
    const [account = ''] = studentsFrom(CLASS_STUDENT, 1);
    const student = await logIn(at, account);
    const { project } = await this.#run.people.chair.call(experimentDetail, { eid: this.#run.eid });
    this.#deadline = Date.now() + DEADLINE_MS;
    await this.#mentor.call(classTaskCreate, {
      class_id,
      project_id: project.id,
      grouping: 'hand',
      groups: [{ members: [student.userId] }],
      deadline: this.#deadline,
      request_id: crypto.randomUUID(),
    });
  }

  /** Late by the clock as it is, and not by what it was. */
  async #lookAtDeadline(hours: number): Promise<void> {
    const { list } = await this.#mentor.call(classTaskList, { size: 1 });
    const isLate = Date.now() + hours * HOUR_MS > this.#deadline;
    const late = list[0]?.groups[0]?.overdue?.finish;
    if (late !== isLate)
      this.#fault(
        hours,
        `the task is ${isLate ? 'late' : 'in time'} and counts as ${late ? 'late' : 'in time'}`,
      );
  }

  #fault(hours: number, what: string): void {
    this.#scene.faults.push(`${hours} h: ${what}`);
  }
}

const minutes = (ms: number) => `${(ms / MINUTE_MS).toFixed(1)} minutes`;
