import type { Bilingual, Flow } from '@lets/contract';
import { richText, wholeCase } from './flows.ts';

/**
 * The whole case with marked words wherever something is written for single roles or for what comes later. A mark says by itself whose
 * it is and when it is due, so that any answer can be searched for marks that its reader should not have.
 */

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

function mark(...words: readonly string[]): Bilingual {
  return { zh: `⟦${words.join(' ')} zh⟧`, en: `⟦${words.join(' ')} en⟧` };
}

function markFlow(flow: Flow): Flow {
  const roleIds = flow.roles.map(({ id }) => id);
  const votes = flow.nodes.filter(({ vote }) => vote !== null).map(({ id }) => id);
  const after = votes.flatMap((node_id) => OUTCOMES.map((outcome) => ({ node_id, outcome })));
  return {
    ...flow,
    nodes: flow.nodes.map((node) => ({
      ...node,
      guides: [
        { role_id: null, text: mark('guide', node.id, 'everybody') },
        ...roleIds.map((role_id) => ({ role_id, text: mark('guide', node.id, role_id) })),
      ],
      phrases: [
        { role_id: null, text: mark('phrase', node.id, 'everybody') },
        ...roleIds.map((role_id) => ({ role_id, text: mark('phrase', node.id, role_id) })),
      ],
      lines: roleIds.flatMap((role_id) => [
        { role_id, text: mark('line', node.id, role_id), against: mark('line', node.id, role_id, 'against') },
        ...after.map((one) => ({
          role_id,
          text: mark('line', node.id, role_id, `${one.node_id}=${one.outcome}`),
          only_after: [one],
        })),
      ]),
      templates: node.templates.map((template) => ({
        ...template,
        elements: [mark('element', node.id, ...template.role_ids)],
        body: bodyOf(mark('template', node.id)),
        variants: after.map((one) => ({
          only_after: [one],
          name: mark('variant', node.id),
          body: bodyOf(mark('variant', node.id)),
        })),
        models: [
          {
            quality: 'sound' as const,
            note: mark('model', node.id, 'note'),
            values: [{ key: 'sum', value: mark('model', node.id, 'value') }],
            parts: [{ body: bodyOf(mark('model', node.id, 'text')) }],
          },
        ],
      })),
    })),
    transitions: flow.transitions.map((transition) => ({
      ...transition,
      ...(transition.feedback && { feedback: mark('feedback', transition.id) }),
    })),
  };
}

function bodyOf({ zh, en }: Bilingual) {
  return { zh: richText(zh), en: richText(en) };
}

export const markedCase = {
  flow: markFlow(wholeCase.flow),
  project: {
    ...wholeCase.project,
    roles: wholeCase.project.roles?.map((role) => ({
      ...role,
      brief: mark('brief', 'case', role.role_id),
    })),
    documents: wholeCase.project.documents?.map((document) =>
      document.role_ids.length > 0
        ? { ...document, body: bodyOf(mark('document', document.id, ...document.role_ids)) }
        : document,
    ),
  },
} as typeof wholeCase;

/** What a person may know of the marked words. */
export interface Knowing {
  readonly roleIds: readonly string[];
  /** The votes that came out, each as `node=outcome`. */
  readonly outcomes: readonly string[];
}

/** Pure: the marks in an answer that are not due to its reader. */
export function marksKeptFrom(answer: string, { roleIds, outcomes }: Knowing): string[] {
  const isDue = (words: readonly string[]) => {
    const [kind, , ...rest] = words;
    const [role = '', outcome] = rest;
    if ((kind === 'guide' || kind === 'phrase') && role === 'everybody') return true;
    if (kind === 'element' || kind === 'document') return rest.some((id) => roleIds.includes(id));
    // What partners say is kept from everybody who plays.
    if (kind !== 'guide' && kind !== 'phrase' && kind !== 'brief') return false;
    return roleIds.includes(role) && (outcome === undefined || outcomes.includes(outcome));
  };
  return marksIn(answer).filter((found) => !isDue(found.split(' ').slice(0, -1)));
}

/** Pure. */
export function marksIn(answer: string): string[] {
  return [...new Set([...answer.matchAll(/⟦([^⟧]*)⟧/g)].map(([, words = '']) => words))];
}
