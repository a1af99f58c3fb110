import type { BilingualDocument, PaperElement, Template } from '@lets/contract';
import { type Block, bi, blank, heading, line, p, sign, title, under } from '../build.ts';
import type { Words } from '../models.ts';
import { write } from './fields.ts';

/** A part of a paper: its heading, and what a complete one holds there. */
export interface PaperPlan {
  readonly id: string;
  readonly name: Words;
  readonly role_ids: readonly string[];
  readonly head: readonly Words[];
  readonly parts: readonly {
    readonly heading: Words;
    readonly element: Words;
    /** What already stands there, a field to fill. */
    readonly given?: Words;
  }[];
  readonly signers: readonly (readonly [role_id: string, ...label: Words])[];
  readonly date: string;
}

const LANGUAGE = { zh: 0, en: 1 } as const;

/** The paper with these texts under its headings; without any, as it is drafted from. */
export function written(plan: PaperPlan, texts?: readonly Words[]): BilingualDocument {
  const blocks = (language: 'zh' | 'en'): Block[] => {
    const at = LANGUAGE[language];
    return [
      title(plan.name[at]),
      ...plan.head.map((words) => line(words[at])),
      ...plan.parts.flatMap((part, index) => {
        const own = texts?.[index] ?? part.given;
        return [heading(part.heading[at]), own ? p(own[at]) : blank()];
      }),
      ...plan.signers.map(([role, zh, en]) => sign(role, { zh, en }[language])),
      line(plan.date, 'right'),
    ];
  };
  return write(blocks('zh'), blocks('en'));
}

export function templateOf(plan: PaperPlan): Template {
  const elements: PaperElement[] = plan.parts.map(({ heading: [zh, en], element }) =>
    under(bi(...element), zh, en),
  );
  return {
    id: plan.id,
    name: bi(...plan.name),
    role_ids: [...plan.role_ids],
    body: written(plan),
    elements,
  };
}
