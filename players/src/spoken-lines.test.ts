import { bundledCases } from '@lets/content';
import {
  type AuthoredCase,
  companyOf,
  isQuestion,
  LANGUAGES,
  type Language,
  readExchange,
} from '@lets/contract';
import { expect, it } from 'vitest';

/** Which prepared lines are not taken for what they are when a person in the role says them word for word. */
function misread({ flow, project }: AuthoredCase, lang: Language): string[] {
  return flow.nodes.flatMap((node) => {
    const lines = node.lines.filter(({ apart, only_after }) => !apart && !only_after);
    return [...new Set(lines.map(({ role_id }) => role_id))].flatMap((person) => {
      const roles = project.roles;
      const order = lines.map(({ role_id, text }) => ({ role_id, asks: isQuestion(text[lang]) }));
      const detail = { flow, roles, speaking_order: { [node.id]: order } } as never;
      const holders = Object.fromEntries(flow.roles.map(({ id }, i) => [id, i]));
      const isPerson = (id: number) => id === holders[person];
      const company = companyOf({ detail, node: node as never, holders, isPerson });
      const said = lines.map(({ role_id, text }, seq) => ({
        ...{ seq, role_id, text: text[lang], byPerson: role_id === person },
      }));
      return lines.flatMap((line, at) => {
        if (line.role_id !== person) return [];
        const { done } = readExchange(company, said.slice(0, at + 1));
        return done[at] ? [] : [`${node.id} ${person}: ${line.text[lang]}`];
      });
    });
  });
}

it.each(bundledCases.flatMap((file) => LANGUAGES.map((lang) => [file.code, lang, file] as const)))(
  'of %s every prepared line counts as such when a person says it (%s)',
  (_code, lang, file) => {
    expect(misread(file, lang)).toEqual([]);
  },
);
