import type { Deps } from '../../../deps.ts';
import * as repository from './repository.ts';

type WatchDeps = Pick<Deps, 'database' | 'env' | 'alarms' | 'steadyClock'>;

/** A syslog server that is started anew need not wake anybody. */
const PATIENCE_MS = 5 * 60_000;

/** Raises an alarm while sealed entries wait and the syslog server takes none; ends it when it takes some. */
export class ForwardWatch {
  readonly #deps: WatchDeps;
  #stuck: { readonly at: number; readonly since: number } | null = null;

  constructor(deps: WatchDeps) {
    this.#deps = deps;
  }

  async look(): Promise<void> {
    const { database, env, alarms, steadyClock } = this.#deps;
    const { auditSyslog: address } = env;
    if (address === undefined) return;
    const { last_id, unsent } = await repository.countUnsent(database, address);
    if (unsent === 0 || last_id !== this.#stuck?.at) {
      this.#stuck = unsent === 0 ? null : { at: last_id, since: steadyClock() };
      alarms.clear('audit_unforwarded');
    } else if (steadyClock() - this.#stuck.since >= PATIENCE_MS)
      alarms.raise('audit_unforwarded', `${new URL(address).host}: ${countOf(unsent)} entries wait`);
  }
}

function countOf(unsent: number): string {
  return unsent < repository.MOST_COUNTED ? String(unsent) : `${repository.MOST_COUNTED} or more`;
}
