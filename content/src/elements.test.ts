import { elementStates, gapsOf, LANGUAGES, plainText, type RichNode } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';

const templates = bundledCases.flatMap(({ code, flow }) =>
  flow.nodes.flatMap((node) =>
    node.templates.flatMap((template) =>
      LANGUAGES.flatMap((lang) => {
        const body = template.body[lang];
        return body
          ? [{ what: `${code} ${template.id} ${lang}`, lang, body, elements: template.elements }]
          : [];
      }),
    ),
  ),
);

function has(body: RichNode, type: string): boolean {
  return body.type === type || (body.content ?? []).some((child) => has(child, type));
}

describe('the elements of the papers of all cases', () => {
  it('stand under the heading, label or table that they name, and are open while nothing is written there', () => {
    const named = templates.flatMap(({ what, lang, body, elements }) =>
      elements
        .filter(({ part }) => part)
        .map((element) => {
          const [state] = elementStates([element], body, gapsOf(body, { template: body, signed: new Set() }));
          const isThere = plainText(body).includes(element.part?.[lang] ?? '');
          return `${what}: ${element[lang]} is ${isThere ? state : 'nowhere'}`;
        }),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((one) => !/ is (open|written)$/u.test(one))).toEqual([]);
    expect(named.filter((one) => one.endsWith(' is open')).length).toBeGreaterThan(40);
  });

  it('that speak of signing belong to papers that are signed or sealed', () => {
    const unsigned = templates.flatMap(({ what, body, elements }) =>
      elements
        .filter(({ zh, en }) => /签名|签收|署名|盖章/u.test(zh) || /\bsign(ed|ature|atures)?\b/iu.test(en))
        .filter(() => !has(body, 'signature') && !has(body, 'seal'))
        .map((element) => `${what}: ${element.zh}`),
    );
    expect(unsigned).toEqual([]);
  });
});
