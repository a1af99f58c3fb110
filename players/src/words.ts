import type { FlowNodeView, Language, RichDocument } from '@lets/contract';
import type { View } from './view.ts';

/** What a player says and writes where the case has no words for it: made of the section's and the role's own texts. */

type Said = Readonly<Record<Language, string>>;

function roleName({ detail, lang }: View, roleId: string): string {
  return detail.flow.roles.find(({ id }) => id === roleId)?.name[lang] ?? roleId;
}

/** 原告代理人（陈晓岚） */
function titleOf(view: View, roleId: string): string {
  const party = view.detail.roles.find(({ role_id }) => role_id === roleId)?.name[view.lang];
  const name = roleName(view, roleId);
  if (!party || party === name) return name;
  return view.lang === 'zh' ? `${name}（${party}）` : `${name} (${party})`;
}

function firstSentences(text: string, atMost: number): string {
  const sentences = text.trim().match(/[^。！？.!?]+[。！？.!?]*/g) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if (kept !== '' && kept.length + sentence.length > atMost) break;
    kept += sentence;
  }
  return kept.slice(0, atMost).trim();
}

/** A guide without its numbering, as somebody would say it. */
function taskOf(node: FlowNodeView, roleId: string, lang: Language): string {
  const guide =
    node.guides.find(({ role_id }) => role_id === roleId) ??
    node.guides.find(({ role_id }) => role_id === null);
  return firstSentences((guide?.text[lang] ?? '').replace(/^\s*\d+[.、]\s*/gm, ''), 120);
}

function introductionOf({ detail, lang }: View, node: FlowNodeView): string {
  return firstSentences(node.introduction[lang] || detail.project.name[lang], 160);
}

/** The one line of a role in a section for which the case has none. */
export function lineOf(view: View, node: FlowNodeView, roleId: string): string {
  const isHost = node.roles.some(({ host, role_id }) => host && role_id === roleId);
  const about = introductionOf(view, node);
  const task = taskOf(node, roleId, view.lang);
  const name = node.name[view.lang];
  const title = titleOf(view, roleId);
  if (view.lang === 'zh') {
    return isHost
      ? `现在进入“${name}”。${about}请各位依次发言。`
      : `我是${title}，就“${name}”发表意见。${task || about}`;
  }
  return isHost
    ? `We now come to “${name}”. ${about} Please speak in turn.`
    : `I speak for ${title} on “${name}”. ${task || about}`;
}

export const REASONS = {
  request: { zh: '与本环节无关，暂不同意。', en: 'Not to the point in this section.' },
  sign: { zh: '对文书内容有异议，暂不签名。', en: 'I disagree with the wording and do not sign.' },
  record: {
    zh: '笔录未完整反映我的陈述，暂不签名。',
    en: 'The record does not give my words in full, so I do not sign.',
  },
} as const satisfies Record<string, Said>;

export function nameOfDocument({ lang }: View, node: FlowNodeView): string {
  const isReport = node.kind === 'report';
  const name = node.name[lang].slice(0, 40);
  if (lang === 'zh') return isReport ? `${name}·报告` : `${name}·书面意见`;
  return isReport ? `${name}: report` : `${name}: written opinion`;
}

/** A document from nothing: who writes, on what facts, what of it matters here, and what follows. */
export function documentOf(view: View, node: FlowNodeView, roleId: string): RichDocument {
  const { detail, lang } = view;
  const brief = detail.briefs.find(({ role_id }) => role_id === roleId)?.brief[lang] ?? '';
  const title = titleOf(view, roleId);
  const facts = firstSentences(brief, 300) || detail.project.name[lang];
  const parts =
    lang === 'zh'
      ? ([
          ['一、案件与身份', `案件：${detail.project.name.zh}。本人身份：${title}。`],
          ['二、事实', facts],
          ['三、本环节的要点', `${introductionOf(view, node)}${taskOf(node, roleId, lang)}`],
          ['四、意见', '综上，请结合在案材料依法认定；未尽之处，以补充意见为准。'],
        ] as const)
      : ([
          ['1. The case and who writes', `${detail.project.name.en}. Written by: ${title}.`],
          ['2. The facts', facts],
          ['3. What matters here', `${introductionOf(view, node)} ${taskOf(node, roleId, lang)}`],
          ['4. Opinion', 'The matter is to be decided by law on the material in the file.'],
        ] as const);
  return {
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 1, textAlign: 'center' },
        content: text(nameOfDocument(view, node)),
      },
      ...parts.flatMap(([heading, body]) => [
        { type: 'heading', attrs: { level: 2 }, content: text(heading) },
        { type: 'paragraph', content: text(body) },
      ]),
    ],
  };
}

function text(words: string): RichDocument[] {
  return [{ type: 'text', text: words }];
}

/** What the case does not say is written as left open, as a careful clerk would. */
export function fillOpenFields(node: RichDocument, lang: Language): RichDocument {
  const isOpen = node.type === 'mergeField' && !node.attrs?.value;
  const value = lang === 'zh' ? '（庭后补正）' : '(to be supplied)';
  return {
    ...node,
    ...(isOpen && { attrs: { ...node.attrs, value } }),
    ...(node.content && { content: node.content.map((child) => fillOpenFields(child, lang)) }),
  };
}

export function experienceOf({ detail, lang }: View): string {
  const name = detail.project.name[lang];
  const sections = detail.flow.nodes.filter(({ id }) => detail.state.sections[id]).length;
  return lang === 'zh'
    ? `“${name}”走下来一共经过${sections}个环节。每个环节该由谁发言、依据哪一条、留下什么文书，比读教材清楚得多。下次我会更早整理证据目录，并把争议焦点先写下来。`
    : `“${name}” took us through ${sections} sections. Who speaks in each, by which article, and what is put in writing is far clearer than from a textbook. Next time I shall list the evidence earlier and write the issues down first.`;
}
