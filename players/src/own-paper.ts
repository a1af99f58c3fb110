import type { FlowNodeView, Language, PaperFacts, RichDocument } from '@lets/contract';
import { firstSentences, titleOf } from './unscripted.ts';
import type { View } from './view.ts';

/** A paper for which the case has no template: a short report, or a written opinion, of what this role knew, said and saw decided. */

export function nameOfDocument({ lang }: View, node: FlowNodeView): string {
  const isReport = node.kind === 'report';
  const name = node.name[lang].slice(0, 40);
  if (lang === 'zh') return isReport ? `${name}·报告` : `${name}·书面意见`;
  return isReport ? `${name}: report` : `${name}: written opinion`;
}

type Part = readonly [heading: string, ...paragraphs: string[]];

/** How many of a role's speeches a short paper repeats, and how much of its brief. */
const SPEECHES = 3;
const BRIEF_LETTERS = 240;

export function documentOf(view: View, node: FlowNodeView, roleId: string, facts: PaperFacts): RichDocument {
  const parts = view.lang === 'zh' ? partsZh(view, node, roleId, facts) : partsEn(view, node, roleId, facts);
  const title: RichDocument = {
    type: 'heading',
    attrs: { level: 1, textAlign: 'center' },
    content: text(nameOfDocument(view, node)),
  };
  return { type: 'doc', content: [title, ...parts.flatMap(blocksOf)] };
}

function blocksOf([heading, ...paragraphs]: Part): RichDocument[] {
  return [
    { type: 'heading', attrs: { level: 2 }, content: text(heading) },
    ...paragraphs.map((words) => ({ type: 'paragraph', attrs: { indent: true }, content: text(words) })),
  ];
}

function text(words: string): RichDocument[] {
  return [{ type: 'text', text: words }];
}

function partsZh(view: View, node: FlowNodeView, roleId: string, facts: PaperFacts): Part[] {
  const played = facts.own_sections.map(({ zh }) => zh).join('、');
  const said = ownSpeeches(facts, roleId);
  const isReport = node.kind === 'report';
  return [
    [
      '一、案件与身份',
      `案件：${view.detail.project.name.zh}。本人身份：${titleOf(view, roleId)}。${played && `参加的环节：${played}。`}`,
    ],
    ['二、我知道的事实', factsKnown(view, roleId)],
    ['三、我的意见', ...(said.length > 0 ? said : ['本人没有在庭上发言，意见以提交的文书为准。'])],
    ['四、结果', resultOf(view, facts, 'zh')],
    isReport
      ? [
          '五、如果重来一次',
          '我会更早把每一项主张同证据和条文对上，把要说的先写下来，并留心听对方最强的理由。',
        ]
      : ['五、请求', '请结合以上事实和意见，依法处理。'],
  ];
}

function partsEn(view: View, node: FlowNodeView, roleId: string, facts: PaperFacts): Part[] {
  const played = facts.own_sections.map(({ en }) => en).join(', ');
  const said = ownSpeeches(facts, roleId);
  const isReport = node.kind === 'report';
  return [
    [
      '1. The case and who writes',
      `${view.detail.project.name.en}. Written by: ${titleOf(view, roleId)}.${played && ` Sections taken part in: ${played}.`}`,
    ],
    ['2. The facts as I know them', factsKnown(view, roleId)],
    [
      '3. My view',
      ...(said.length > 0 ? said : ['I did not speak in session; my view stands in the papers submitted.']),
    ],
    ['4. The result', resultOf(view, facts, 'en')],
    isReport
      ? [
          '5. If I could do it again',
          "I would tie each claim to its evidence and its article earlier, write down what I mean to say, and listen for the other side's strongest reason.",
        ]
      : ['5. What is asked for', 'The matter is to be decided by law on these facts and this view.'],
  ];
}

function ownSpeeches({ speeches }: PaperFacts, roleId: string): string[] {
  const own = speeches.filter(({ role_id }) => role_id === roleId).map(({ text: words }) => words);
  return [...new Set(own)].slice(0, SPEECHES);
}

function factsKnown({ detail, lang }: View, roleId: string): string {
  const brief = detail.briefs.find(({ role_id }) => role_id === roleId)?.brief[lang] ?? '';
  return firstSentences(brief, BRIEF_LETTERS) || detail.project.name[lang];
}

const NOTHING_VOTED = {
  zh: '本案没有需要表决的问题，结果见各环节提交的文书。',
  en: 'Nothing was put to a vote; the result stands in the papers submitted.',
} as const satisfies Record<Language, string>;

const OUTCOME = {
  passed: { zh: '通过', en: 'carried' },
  rejected: { zh: '未通过', en: 'not carried' },
  tied: { zh: '票数相等', en: 'tied' },
} as const;

function resultOf({ detail }: View, { votes }: PaperFacts, lang: Language): string {
  const told = votes.map(({ node_id, outcome, counts }) => {
    const name = detail.flow.nodes.find(({ id }) => id === node_id)?.name[lang] ?? node_id;
    const [yes, no] = [counts.for, counts.against];
    return lang === 'zh'
      ? `“${name}”${OUTCOME[outcome].zh}，赞成 ${yes} 票，反对 ${no} 票`
      : `“${name}” was ${OUTCOME[outcome].en}, ${yes} in favour and ${no} against`;
  });
  if (told.length === 0) return NOTHING_VOTED[lang];
  return lang === 'zh' ? `${told.join('；')}。` : `${told.join('; ')}.`;
}
