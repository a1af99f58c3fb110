import { type Bilingual, type Language, projectDetail, projectList } from '@lets/contract';
import { type Disturbance, type Flow, type FlowProof, proveFlow } from '@lets/engine';
import type { Session } from './session.ts';
import type { ReachedHere } from './teams.ts';

export interface Proved {
  readonly project_id: number;
  readonly code: string;
  readonly name: Bilingual;
  /** Students begin it only from the case that leads into it. */
  readonly isLinkedOnly: boolean;
  readonly flow: Flow;
  readonly proof: FlowProof;
}

/** Proves over the engine that the cases open to a member of staff can be completed: one by its code, or all of them. */
export async function proveCases(staff: Session, code: string | undefined): Promise<Proved[]> {
  const { list } = await staff.call(projectList, { scope: 'all', size: 100 });
  const wanted = code === undefined ? list : list.filter((project) => project.code === code);
  if (wanted.length === 0) throw new Error(`no case with code ${code} is known to this account`);
  const proved: Proved[] = [];
  for (const { id, code: its, name } of wanted) {
    const { flow, opening_mode } = await staff.call(projectDetail, { project_id: id });
    if (!flow.transitions.some(({ outcome, label }) => outcome !== null || label.zh !== ''))
      throw new Error('only staff know which options are right: give --as a mentor or an administrator');
    proved.push({
      project_id: id,
      code: its,
      name,
      isLinkedOnly: opening_mode === 'specified',
      flow,
      proof: proveFlow(flow),
    });
  }
  return proved;
}

interface Words {
  readonly sections: string;
  readonly right: string;
  readonly wrong: string;
  readonly impossible: (ids: string) => string;
  readonly members: (from: number, to: number, roles: number) => string;
  readonly disturbed: (times: Record<Disturbance['kind'], number>, replaced: number) => string;
  readonly plays: (plays: number) => string;
  readonly onServer: (reached: number, of: number) => string;
  readonly notReached: string;
  readonly stuck: (node: string, reason: string, when: string) => string;
  readonly kinds: Readonly<Record<Disturbance['kind'], string>>;
  readonly people: (members: number) => string;
  readonly start: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  zh: {
    sections: '环节',
    right: '正确走向',
    wrong: '错误选项',
    impossible: (ids) => `不可能的走向：${ids}（该表决不会有这种结果）`,
    members: (from, to, roles) =>
      `人数：${from} 至 ${to} 人（${roles} 个角色）；以上数字在每一种人数下都达到，环节和正确走向在下列每一种异常下也都达到，否则不计入`,
    disturbed: (times, replaced) =>
      `异常：拒绝签名 ${times.refused_signatures} 次，平票 ${times.tied_votes} 次，${times.absent_role} 个角色逐一缺席（移交 ${replaced} 次）`,
    plays: (plays) => `共 ${plays} 场`,
    onServer: (reached, of) => `在服务器上完整走了一场，经过 ${reached}/${of} 个环节`,
    notReached: '未到',
    stuck: (node, reason, when) => `卡住：${node}，${reason}（${when}）`,
    kinds: { refused_signatures: '拒绝签名', tied_votes: '平票', absent_role: '缺席' },
    people: (members) => `${members} 人`,
    start: '开始之前',
  },
  en: {
    sections: 'sections',
    right: 'right ways',
    wrong: 'wrong options',
    impossible: (ids) => `impossible: ${ids} (outcomes that the vote cannot have)`,
    members: (from, to, roles) =>
      `members: ${from} to ${to} for ${roles} roles; the figures above count what every one of these reached, and of sections and right ways what every disturbance below reached too`,
    disturbed: (times, replaced) =>
      `disturbed: signatures refused ${times.refused_signatures} times, votes tied ${times.tied_votes} times, ${times.absent_role} roles absent in turn (handed over ${replaced} times)`,
    plays: (plays) => `${plays} plays`,
    onServer: (reached, of) => `one play on the server, to its end by ${reached}/${of} sections`,
    notReached: 'not reached',
    stuck: (node, reason, when) => `stuck: ${node}, ${reason} (${when})`,
    kinds: { refused_signatures: 'refused signatures', tied_votes: 'tied votes', absent_role: 'absent role' },
    people: (members) => `${members} ${members === 1 ? 'member' : 'members'}`,
    start: 'before the start',
  },
};

/** What was played of a case, and what not. Pure. */
export function describeProof(
  { code, name, flow, proof }: Omit<Proved, 'isLinkedOnly'>,
  lang: Language,
): string {
  const words = WORDS[lang];
  const all = [...proof.member_counts, ...proof.disturbances];
  const counts = proof.member_counts.map(({ members }) => members);
  const sections = new Set(all.flatMap(({ missed }) => missed.sections));
  const transitions = new Set(all.flatMap(({ missed }) => missed.transitions));
  const missed = (isWrong: boolean) =>
    flow.transitions
      .filter(({ id, kind }) => transitions.has(id) && (kind === 'wrong') === isWrong)
      .map(({ id }) => id);
  const share = (what: string, of: number, lacking: readonly string[]) => {
    const left = lacking.length > 0 ? `  ${words.notReached}: ${lacking.join(', ')}` : '';
    return `${what} ${of - lacking.length}/${of} (${percent(of - lacking.length, of)})${left}`;
  };
  const { impossible } = proof;
  return [
    `${proof.is_proved ? '✓' : '✗'} ${code}  ${name[lang]}`,
    share(words.sections, proof.sections, [...sections]),
    share(words.right, proof.right - impossible.length, missed(false)),
    share(words.wrong, proof.transitions - proof.right, missed(true)),
    ...(impossible.length > 0 ? [words.impossible(impossible.join(', '))] : []),
    words.members(counts[0] ?? 0, counts.at(-1) ?? 0, flow.roles.length),
    disturbedOf(proof, words),
    words.plays(all.reduce((sum, one) => sum + one.plays, 0)),
    ...stuckOf(proof, words),
  ].join('\n  ');
}

/** What one play on the server came through. Pure. */
export function describePlay({ sections }: ReachedHere, of: number, lang: Language): string {
  return `  ${WORDS[lang].onServer(sections.size, of)}`;
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.floor((part / whole) * 100)}%`;
}

function disturbedOf({ disturbances }: FlowProof, words: Words): string {
  const about = (kind: string) => disturbances.filter((one) => one.kind === kind);
  const times = (kind: string) => about(kind).reduce((sum, one) => sum + one.times, 0);
  const absent = new Set(about('absent_role').map(({ role_id }) => role_id)).size;
  const replaced = disturbances.reduce((sum, one) => sum + one.replaced, 0);
  return words.disturbed(
    {
      refused_signatures: times('refused_signatures'),
      tied_votes: times('tied_votes'),
      absent_role: absent,
    },
    replaced,
  );
}

function stuckOf({ member_counts, disturbances }: FlowProof, words: Words): string[] {
  const counted = member_counts.map((one) => ({ ...one, when: words.people(one.members) }));
  const disturbed = disturbances.map((one) => ({
    ...one,
    when: [words.people(one.members), words.kinds[one.kind], one.role_id].filter(Boolean).join(', '),
  }));
  return [...counted, ...disturbed].flatMap(({ stuck, when }) =>
    stuck ? [words.stuck(stuck.node_id ?? words.start, stuck.reason, when)] : [],
  );
}
