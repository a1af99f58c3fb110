import { messagePush, templateCreate, templateNew } from '@lets/contract';
import type { Browser } from '@playwright/test';
import { learnName } from './names.ts';
import { Person } from './people.ts';
import type { Product } from './product.ts';
import { BENCH, PARTIES, stageCase } from './stage.ts';

/** A run whose screens are looked at: who plays nearly everything, and who waits outside as the witness. */
export interface RunToInspect {
  readonly eid: number;
  readonly student: Person;
  readonly waiting: Person;
  /** Passes a section by one of its ways, in the name of the presiding judge unless told. */
  pass(nid: string, transition: string, role_id?: string): Promise<void>;
  push(nid: string, role_id: string, more: Record<string, unknown>): Promise<unknown>;
  draft(nid: string, role_id: string, template_id: string): Promise<void>;
}

/** Starts the run and sits both down, logged in and not there yet. */
export async function startRunToInspect(
  browser: Browser,
  school: Product,
  [player, witness]: readonly [string, string],
): Promise<RunToInspect> {
  const staged = await stageCase(school, { [player]: [...BENCH, ...PARTIES], [witness]: ['witness'] });
  const { leader, eid } = staged;
  return {
    eid,
    student: await Person.sitDown(browser, school, player),
    waiting: await Person.sitDown(browser, school, witness),
    pass: (nid, transition, role_id = 'presiding') => staged.pass(player, nid, role_id, transition),
    push: (nid, role_id, more) => leader.call(messagePush, { eid, nid, role_id, ...more } as never),
    async draft(nid, role_id, template_id) {
      const base = { eid, nid, role_id, template_id };
      const { name, content } = await leader.call(templateNew, base);
      await leader.call(templateCreate, { ...base, name, content });
      // What a document is called, and what its fields are, stays in the language it was drafted in.
      for (const words of [name, ...labelsOf(content)]) learnName(words);
    },
  };
}

interface Block {
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly Block[] | undefined;
}

function labelsOf(block: Block): string[] {
  const own = typeof block.attrs?.label === 'string' ? [block.attrs.label] : [];
  return [...own, ...(block.content ?? []).flatMap(labelsOf)];
}
