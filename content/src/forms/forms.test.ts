import { DocumentForm, plainText, type RichNode } from '@lets/contract';
import { describe, expect, test } from 'vitest';
import { bundledCases } from '../index.ts';
import { documentForms } from './index.ts';

const kindsOf = (node: RichNode): string[] => [
  node.type === 'mergeField' ? `field ${node.attrs?.key}` : node.type,
  ...(node.content ?? []).flatMap(kindsOf),
];
const asked = (node: RichNode) => kindsOf(node).filter((kind) => /field|signature|tableRow/.test(kind));

describe('the forms of documents', () => {
  test('have an id of their own', () => {
    expect(new Set(documentForms.map(({ id }) => id)).size).toBe(documentForms.length);
  });

  test.each(documentForms.map((form) => [form.id, form] as const))(
    '%s is whole in both languages',
    (_, form) => {
      expect(DocumentForm.parse(form)).toEqual(form);
      expect(plainText(form.body.zh)).toMatch(/\p{Script=Han}/u);
      expect(plainText(form.body.en)).not.toMatch(/\p{Script=Han}/u);
      expect(asked(form.body.en).sort()).toEqual(asked(form.body.zh).sort());
      expect(asked(form.body.zh)).toContain('signature');
      expect(form.elements.length).toBeGreaterThan(1);
    },
  );
});

/** Every article that a form names, and what that article is there for. */
const NAMED: Readonly<Record<string, string>> = {
  '民事诉讼法 第四十五条': '少数服从多数',
  '民事诉讼法 第六十二条': '由委托人签名或者盖章的授权委托书',
  '民事诉讼法 第一百二十四条': '起诉状应当记明下列事项',
  '民事诉讼法 第一百二十八条': '答辩状应当记明被告的姓名',
  '民事诉讼法 第一百五十条': '全部活动记入笔录，由审判人员和书记员签名',
  '民事诉讼法 第一百五十五条': '案由、诉讼请求、争议的事实和理由',
  '民事诉讼法 第一百七十一条': '在判决书送达之日起十五日内',
  '民事诉讼法 第一百七十二条': '原审人民法院名称、案件的编号和案由',
  '民事证据规定 第十九条': '逐一分类编号',
  '行政处罚法 第四十四条': '拟作出的行政处罚内容及事实、理由、依据',
  '行政处罚法 第四十五条': '当事人有权进行陈述和申辩',
  '行政处罚法 第五十九条': '行政处罚决定书应当载明下列事项',
  '行政处罚法 第六十三条': '有要求听证的权利',
};
/** Kept by no case: of 2023, in force since 15 March 2023. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '立法法 第五十八条': '必要性、可行性和主要内容',
};
const LAWS: readonly (readonly [string, RegExp])[] = [
  ['民事证据规定', /民事诉讼证据的若干规定/],
  ['民事诉讼法', /民事诉讼法(?!.*解释)/],
  ['行政处罚法', /行政处罚法/],
  ['立法法', /立法法/],
];
const lawOf = (text: string) => LAWS.find(([name, pattern]) => name === text || pattern.test(text))?.[0];

/** What the laws say that cases keep, article by article. */
function keptArticles(): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const laws = bundledCases.flatMap(({ project }) => project.documents).filter(({ kind }) => kind === 'law');
  for (const { body } of laws) {
    let law: string | undefined;
    let at = '';
    for (const node of body.zh.content ?? []) {
      const text = plainText(node).trim();
      if (node.type === 'heading') {
        // A chapter's heading names no law and leaves it as it was.
        if (/(?:法|解释|规定|条例|通则|[）)])$/.test(text)) law = lawOf(text);
        at = '';
        continue;
      }
      const article = /^(第[一二三四五六七八九十百千]+条)/.exec(text)?.[1];
      if (article) at = law ? `${law} ${article}` : '';
      if (at) kept.set(at, `${kept.get(at) ?? ''}${text}\n`);
    }
  }
  return kept;
}

/** The articles that a text names; one without its law is of the law named before it. */
function citedIn(text: string): string[] {
  let law: string | undefined;
  return [...text.matchAll(/《([^》]+)》|(第[一二三四五六七八九十百千]+条)/g)].flatMap(
    ([, title, article]) => {
      if (title) law = lawOf(title) ?? title;
      return article ? [`${law} ${article}`] : [];
    },
  );
}

describe('the articles that forms name', () => {
  const saidIn = ({ body, elements }: DocumentForm) =>
    [plainText(body.zh), ...elements.map(({ zh }) => zh)].join('\n');
  const cited = new Set(documentForms.flatMap((form) => citedIn(saidIn(form))));

  test('are those that were checked, no other', () => {
    expect([...cited].sort()).toEqual([...Object.keys(NAMED), ...Object.keys(ELSEWHERE)].sort());
  });

  test.each(Object.entries(NAMED))('%s says so in the copy that a case keeps', (article, words) => {
    expect(keptArticles().get(article)).toContain(words);
  });

  test('have the same numbers in English', () => {
    const numbers = (text: string) =>
      [...text.matchAll(/Articles? (\d+)(?: and (\d+))?/g)].flatMap(([, one, other]) =>
        [one, other].flatMap((number) => (number ? [Number(number)] : [])),
      );
    for (const { id, body, elements } of documentForms) {
      const english = numbers([plainText(body.en), ...elements.map(({ en }) => en)].join('\n'));
      const chinese = [plainText(body.zh), ...elements.map(({ zh }) => zh)]
        .flatMap((text) => [...text.matchAll(/第([一二三四五六七八九十百千]+)条/g)])
        .map(([, number = '']) => toNumber(number));
      expect(english.sort(), id).toEqual(chinese.sort());
    }
  });
});

function toNumber(text: string): number {
  const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    const unit = units[sign];
    if (unit === undefined) digit = '零一二三四五六七八九'.indexOf(sign);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}
