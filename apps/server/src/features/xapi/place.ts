import type { Bilingual } from '@lets/contract';
import type { Activity, LanguageMap, StatementContext } from './statement.ts';
import { uuid5 } from './uuid5.ts';
import { TYPES } from './vocabulary.ts';

/** A run as statements need it. */
export interface RunTold {
  readonly eid: number;
  readonly flow_id: number;
  readonly project: { readonly id: number; readonly name: Bilingual };
  readonly course: { readonly id: number; readonly name: Bilingual } | null;
  /** Milliseconds since 1970. */
  readonly started_at: number;
}

/** Where a school's statements stand: below its public address, so that two schools never mean the same by one id. */
export class Place {
  readonly #origin: string;
  readonly #run: RunTold;
  readonly #ids: string;

  /** `origin` without a trailing slash. */
  constructor(origin: string, run: RunTold) {
    this.#origin = origin;
    this.#run = run;
    this.#ids = uuid5(`${origin}/xapi`);
  }

  /** The same for the same name within this run: a statement that is made again is the same statement. */
  id(...name: readonly (string | number)[]): string {
    return uuid5([this.#run.eid, ...name].join(' '), this.#ids);
  }

  extension(name: string): string {
    return `${this.#origin}/xapi/extensions/${name}`;
  }

  project(): Activity {
    const { id, name } = this.#run.project;
    return this.#activity('project', [id], name);
  }

  section(nodeId: string, name: Bilingual | null): Activity {
    return this.#activity('section', [this.#run.flow_id, nodeId], name);
  }

  vote(nodeId: string, name: Bilingual | null): Activity {
    return this.#activity('vote', [this.#run.flow_id, nodeId], name);
  }

  document(id: string, name: string | null): Activity {
    return this.#activity('document', [id], name === null ? null : { zh: name, en: name });
  }

  /** Of a statement about an activity of this run: the run, its team, and what the activity is part of. */
  context(object: Activity, roles: readonly string[] = []): StatementContext {
    const { eid, course } = this.#run;
    const project = this.project();
    const isPart = object.id !== project.id;
    const grouping = course && this.#activity('course', [course.id], course.name);
    return {
      ...this.run(),
      team: { objectType: 'Group', account: { homePage: this.#origin, name: `run-${eid}` } },
      ...((isPart || grouping) && {
        contextActivities: {
          ...(isPart && { parent: [project] }),
          ...(grouping && { grouping: [grouping] }),
        },
      }),
      platform: 'LETS',
      ...(roles.length > 0 && { extensions: { [this.extension('role')]: roles.join(' ') } }),
    };
  }

  /** Of any statement. */
  run(): Pick<StatementContext, 'registration'> {
    return { registration: this.id('registration') };
  }

  #activity(kind: keyof typeof TYPES, path: readonly (string | number)[], name: Bilingual | null): Activity {
    const id = [this.#origin, 'xapi/activities', kind, ...path.map((part) => encodeURIComponent(part))].join(
      '/',
    );
    const names = name && languageMap(name);
    return { objectType: 'Activity', id, definition: { type: TYPES[kind], ...(names && { name: names }) } };
  }
}

/** Pure: an empty text is no text. */
function languageMap({ zh, en }: Bilingual): LanguageMap | null {
  if (!zh && !en) return null;
  return { ...(zh && { 'zh-CN': zh }), ...(en && { 'en-US': en }) };
}

/** Pure: `PT3723.5S`. A clock may have been put back. */
export function durationOf(ms: number): string {
  return `PT${Math.max(0, Math.round(ms / 10)) / 100}S`;
}
