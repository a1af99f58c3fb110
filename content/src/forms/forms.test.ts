import { caseField, DocumentForm, plainText, type RichNode } from '@lets/contract';
import { describe, expect, test } from 'vitest';
import { bundledCases } from '../index.ts';
import { documentForms } from './index.ts';

const kindsOf = (node: RichNode): string[] => [
  node.type === 'mergeField' ? `field ${node.attrs?.key}` : node.type,
  ...(node.content ?? []).flatMap(kindsOf),
];
const worded = (node: RichNode): string =>
  node.type === 'mergeField'
    ? `{${node.attrs?.key}}`
    : (node.text ?? (node.content ?? []).map(worded).join(''));
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

  test('ask for fields of the list alone, and for the day', () => {
    const keys = documentForms.flatMap(({ body }) =>
      kindsOf(body.zh).flatMap((kind) => (kind.startsWith('field ') ? [kind.slice('field '.length)] : [])),
    );
    expect(new Set(keys.filter((key) => caseField(key) === null))).toEqual(new Set(['today']));
  });

  test('name the sides as their matter does', () => {
    const sides = {
      labour: /申请人/,
      criminal: /被告人/,
      administrative: /被告.*\{authority\}|\{authority\}.*被告/s,
    };
    for (const [group, side] of Object.entries(sides)) {
      const own = documentForms.filter((form) => form.group === group);
      expect(own.length, group).toBeGreaterThan(2);
      for (const { id, body } of own) {
        const text = (body.zh.content ?? []).map(worded).join('\n');
        expect(text, id).toMatch(side);
        expect(text, id).not.toMatch(group === 'administrative' ? /被告人/ : /原告|\{plaintiff|\{defendant_/);
      }
    }
  });
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
  '公司法 第八十四条': '股权转让的数量、价格、支付方式和期限等事项书面通知其他股东',
  '公司法 第八十六条': '请求变更股东名册',
  '公司法 第八十八条': '由受让人承担缴纳该出资的义务',
  '刑事诉讼法 第一百七十四条': '在辩护人或者值班律师在场的情况下签署认罪认罚具结书',
  '刑事诉讼法 第一百七十六条': '提出量刑建议',
  '刑事诉讼法 第一百九十八条': '对与定罪、量刑有关的事实、证据都应当进行调查、辩论',
  '刑事诉讼法 第二百条': '分别作出以下判决',
  '刑事诉讼法 第二百零一条': '一般应当采纳人民检察院指控的罪名和量刑建议',
  '刑事诉讼法 第二百三十条': '不服判决的上诉和抗诉的期限为十日',
  '劳动争议调解仲裁法 第六条': '与争议事项有关的证据属于用人单位掌握管理的，用人单位应当提供',
  '劳动争议调解仲裁法 第二十七条': '仲裁的时效期间为一年',
  '劳动争议调解仲裁法 第二十八条': '证据和证据来源、证人姓名和住所',
  '劳动争议调解仲裁法 第三十条': '应当在十日内向劳动争议仲裁委员会提交答辩书',
  '劳动争议调解仲裁法 第三十九条': '仲裁庭可以要求用人单位在指定期限内提供',
  '劳动争议调解仲裁法 第四十二条': '调解书应当写明仲裁请求和当事人协议的结果',
  '劳动争议调解仲裁法 第四十五条': '少数仲裁员的不同意见应当记入笔录',
  '劳动争议调解仲裁法 第四十六条': '裁决书应当载明仲裁请求、争议事实、裁决理由、裁决结果和裁决日期',
  '劳动争议调解仲裁法 第四十七条': '仲裁裁决为终局裁决',
  '劳动争议调解仲裁法 第五十条': '自收到仲裁裁决书之日起十五日内向人民法院提起诉讼',
  '行政诉讼法 第三十四条': '应当提供作出该行政行为的证据和所依据的规范性文件',
  '行政诉讼法 第四十六条': '六个月内提出',
  '行政诉讼法 第六十七条': '收到起诉状副本之日起十五日内',
  '行政诉讼法 第六十九条': '判决驳回原告的诉讼请求',
  '行政诉讼法 第七十条': '判决撤销或者部分撤销',
  '行政诉讼法 第八十五条': '在判决书送达之日起十五日内向上一级人民法院提起上诉',
  '行政处罚法 第四十四条': '拟作出的行政处罚内容及事实、理由、依据',
  '行政处罚法 第四十五条': '当事人有权进行陈述和申辩',
  '行政处罚法 第五十九条': '行政处罚决定书应当载明下列事项',
  '行政处罚法 第六十三条': '有要求听证的权利',
  '行政处罚法 第六十四条': '笔录应当交当事人或者其代理人核对无误后签字或者盖章',
  '行政处罚法 第六十五条': '根据听证笔录',
};
/** Kept by no case: the Legislation Law as amended in 2023, in force since 15 March 2023; the Civil Code, in force since 1 January 2021. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '立法法 第五十八条': '必要性、可行性和主要内容',
  '民法典 第五百九十六条': '标的物的名称、数量、质量、价款、履行期限、履行地点和方式',
};
const LAWS: readonly (readonly [string, RegExp])[] = [
  ['民事证据规定', /民事诉讼证据的若干规定/],
  ['民事诉讼法', /民事诉讼法(?!.*解释)/],
  ['行政诉讼法', /行政诉讼法(?!.*解释)/],
  ['刑事诉讼法', /刑事诉讼法(?!.*解释)/],
  ['劳动争议调解仲裁法', /劳动争议调解仲裁法/],
  ['公司法', /公司法(?!.*解释)/],
  ['民法典', /民法典(?!.*解释)/],
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
      const article = /^(第[一二三四五六七八九十百千零]+条)/.exec(text)?.[1];
      if (article) at = law ? `${law} ${article}` : '';
      if (at) kept.set(at, `${kept.get(at) ?? ''}${text}\n`);
    }
  }
  return kept;
}

/** The articles that a text names; one without its law is of the law named before it. */
function citedIn(text: string): string[] {
  let law: string | undefined;
  return [...text.matchAll(/《([^》]+)》|(第[一二三四五六七八九十百千零]+条)/g)].flatMap(
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
        .flatMap((text) => [...text.matchAll(/第([一二三四五六七八九十百千零]+)条/g)])
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
