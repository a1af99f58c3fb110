import type { Bilingual } from '../core/values.ts';

/** Merge fields that a run fills in a model: what nobody can know when it is written. */
const OF_ROLE = {
  role: { zh: '当事人或者任职者', en: 'Who it is' },
  title: { zh: '角色', en: 'Role' },
  holder: { zh: '由谁担任', en: 'Played by' },
} as const satisfies Record<string, Bilingual>;

const OF_VOTE = {
  outcome: { zh: '表决结果', en: 'Result of the vote' },
  tally: { zh: '票数', en: 'Votes' },
  dissent: { zh: '持不同意见者', en: 'Who voted otherwise' },
} as const satisfies Record<string, Bilingual>;

const OF_WRITER = {
  writer_name: { zh: '执笔人', en: 'Written by' },
  writer_title: { zh: '执笔人的角色', en: "Writer's role" },
  report_member: { zh: '报告人', en: 'Written by' },
  report_role: { zh: '所任角色', en: 'Role played' },
  own_sections: { zh: '参加的环节', en: 'Sections taken part in' },
  today: { zh: '日期', en: 'Date' },
} as const satisfies Record<string, Bilingual>;

/** Pure: what a field that the run fills is called: role_ID, title_ID, holder_ID; outcome_ID, tally_ID, dissent_ID of a vote; the writer's. Null: no such field. */
export function runFieldLabel(key: string): Bilingual | null {
  if (Object.hasOwn(OF_WRITER, key)) return OF_WRITER[key as keyof typeof OF_WRITER];
  const [, about = '', id = ''] = /^([a-z]+)_(.+)$/u.exec(key) ?? [];
  const labels: Readonly<Record<string, Bilingual>> = { ...OF_ROLE, ...OF_VOTE };
  return id !== '' && Object.hasOwn(labels, about) ? (labels[about] ?? null) : null;
}
