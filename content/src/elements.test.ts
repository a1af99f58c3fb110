import {
  type BilingualDocument,
  elementStandings,
  gapsOf,
  LANGUAGES,
  type Language,
  type PaperElement,
  partNames,
  plainText,
  type RichNode,
} from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { documentForms } from './forms/index.ts';
import { bundledCases } from './index.ts';

interface Paper {
  readonly what: string;
  readonly elements: readonly PaperElement[];
  readonly body: BilingualDocument;
}

/** Every template in each of its wordings, and every form that an author may begin with. */
const papers: Paper[] = [
  ...bundledCases.flatMap(({ code, flow }) =>
    flow.nodes.flatMap((node) =>
      node.templates.flatMap(({ id, elements, body, variants = [] }) =>
        [body, ...variants.map((variant) => variant.body)].map((wording, at) => ({
          what: `${code} ${id}${at > 0 ? ` wording ${at + 1}` : ''}`,
          elements,
          body: wording,
        })),
      ),
    ),
  ),
  ...documentForms.map(({ id, elements, body }) => ({ what: `form ${id}`, elements, body })),
];

/** What stands in a template, ready to be handed in as it is. */
const SAID = [
  '证据和证据来源，证人姓名和住所',
  '请求驳回上诉',
  '写明终审',
  '陈述、申辩、要求听证的权利',
  '三十日和视为放弃的后果',
  '复议和诉讼的途径和期限',
  '知悉权利和后果',
];

interface Checked {
  readonly what: string;
  readonly element: PaperElement;
  readonly lang: Language;
  readonly body: RichNode;
}

const checked: Checked[] = papers.flatMap(({ what, elements, body }) =>
  LANGUAGES.flatMap((lang) =>
    elements.flatMap((element) => {
      const own = body[lang];
      return own ? [{ what: `${what} ${lang}: ${element[lang]}`, element, lang, body: own }] : [];
    }),
  ),
);

function standingIn(element: PaperElement, body: RichNode) {
  const [standing] = elementStandings([element], body, gapsOf(body, { template: body, signed: new Set() }));
  if (!standing) throw new Error(element.zh);
  return standing;
}

function has(body: RichNode, type: string): boolean {
  return body.type === type || (body.content ?? []).some((child) => has(child, type));
}

describe('the elements of the papers of all cases, and of the forms', () => {
  it('each have a place in both languages, or are declared to have none', () => {
    expect(checked.length).toBeGreaterThan(400);
    const lost = checked.filter(({ element, body }) => standingIn(element, body).state === 'untold');
    expect(lost.map(({ what }) => what)).toEqual([]);
  });

  it('are open while nothing is written, but for what the template says of itself', () => {
    const closed = checked.filter(({ element, body }) => standingIn(element, body).state === 'written');
    expect(closed.filter(({ element }) => !SAID.some((words) => element.zh.startsWith(words)))).toEqual([]);
    expect(new Set(closed.map(({ lang }) => lang)).size).toBe(LANGUAGES.length);
  });

  it('are seldom left to whoever writes', () => {
    const own = papers.flatMap(({ what, elements }) =>
      elements.filter(({ self_check }) => self_check).map(({ zh }) => `${what}: ${zh}`),
    );
    const all = papers.reduce((sum, { elements }) => sum + elements.length, 0);
    expect(own.length, own.join('\n')).toBeLessThan(all / 10);
  });

  it('stand at the same place in both languages', () => {
    const apart = papers.flatMap(({ what, elements, body }) =>
      elements.flatMap((element) => {
        const [zh, en] = LANGUAGES.map(
          (lang) => body[lang] && standingIn(element, body[lang]).path?.join('.'),
        );
        return zh === en ? [] : [`${what}: ${element.zh} | ${element.en} at ${zh} and ${en}`];
      }),
    );
    expect(apart).toEqual([]);
  });

  it('name places that are there, in every wording', () => {
    const named = checked.flatMap(({ what, element, lang, body }) =>
      partNames(element.part, lang).map((name) => ({ what: `${what} (${name})`, name, body })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name, body }) => !plainText(body).includes(name)).map(({ what }) => what)).toEqual(
      [],
    );
  });

  it('name as many places in one language as in the other', () => {
    const uneven = papers.flatMap(({ what, elements }) =>
      elements
        .filter(({ part }) => partNames(part, 'zh').length !== partNames(part, 'en').length)
        .map(({ zh }) => `${what}: ${zh}`),
    );
    expect(uneven).toEqual([]);
  });

  it('that speak of signing belong to papers that are signed or sealed', () => {
    const unsigned = checked
      .filter(
        ({ element: { zh, en } }) =>
          /签名|签收|署名|盖章/u.test(zh) || /\bsign(ed|ature|atures)?\b/iu.test(en),
      )
      .filter(({ body }) => !has(body, 'signature') && !has(body, 'seal'));
    expect(unsigned.map(({ what }) => what)).toEqual([]);
  });
});
