import type { FlowNodeView, Language } from '@lets/contract';
import type { View } from './view.ts';

/** What a player says and writes where the case has no words for it: made of the section's and the role's own texts. */

type Said = Readonly<Record<Language, string>>;

function roleName({ detail, lang }: View, roleId: string): string {
  return detail.flow.roles.find(({ id }) => id === roleId)?.name[lang] ?? roleId;
}

/** 原告代理人（陈晓岚） */
export function titleOf(view: View, roleId: string): string {
  const party = view.detail.roles.find(({ role_id }) => role_id === roleId)?.name[view.lang];
  const name = roleName(view, roleId);
  if (!party || party === name) return name;
  return view.lang === 'zh' ? `${name}（${party}）` : `${name} (${party})`;
}

export function firstSentences(text: string, atMost: number): string {
  const sentences = text.trim().match(/[^。！？.!?]+[。！？.!?]*/g) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if (kept !== '' && kept.length + sentence.length > atMost) break;
    kept += sentence;
  }
  return kept.slice(0, atMost).trim();
}

/** A guide without its numbering, as someone would say it. */
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

/** What is said at the end of a section if the talk has not settled on an option, or has settled on another one. */
export function closingOf(label: Said, lang: Language, isContrary: boolean): string {
  const transition = (label[lang] || label.zh)
    .replace(/（[^）]*）|\s*\([^)]*\)/g, '')
    .replace(/[。.]\s*$/, '');
  if (lang === 'zh') {
    return isContrary ? `再次确认以后，改为：${transition}。` : `综合以上情况：${transition}。`;
  }
  return isContrary
    ? `Having asked once more, we go on otherwise. ${transition}.`
    : `On what we have heard, this is how we go on. ${transition}.`;
}

export const REASONS = {
  absent: {
    zh: '原担任者缺席，由在场成员接替。',
    en: 'Its holder is absent; a member who is here takes over.',
  },
  request: { zh: '与本环节无关，暂不同意。', en: 'Not to the point in this section.' },
  sign: { zh: '对文书内容有异议，暂不签名。', en: 'I disagree with the wording and do not sign.' },
  record: {
    zh: '笔录未完整反映我的陈述，暂不签名。',
    en: 'The record does not give my words in full, so I do not sign.',
  },
} as const satisfies Record<string, Said>;

export function experienceOf({ detail, lang }: View): string {
  const name = detail.project.name[lang];
  const sections = detail.flow.nodes.filter(({ id }) => detail.state.sections[id]).length;
  return lang === 'zh'
    ? `“${name}”走下来一共经过${sections}个环节。每个环节该由谁发言、依据哪一条、留下什么文书，比读教材清楚得多。下次我会更早整理证据目录，并把争议焦点先写下来。`
    : `“${name}” took us through ${sections} sections. Who speaks in each, by which article, and what is put in writing is far clearer than from a textbook. Next time I shall list the evidence earlier and write the issues down first.`;
}
