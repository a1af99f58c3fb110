import type { Bilingual, GradeState } from '@lets/contract';

/** What the exported gradebook says, and what is looked for when it comes back, in both languages. */
export const WORDS = {
  gradebook: { zh: '成绩册', en: 'Gradebook' },
  by_hand: { zh: '教师录入', en: 'Entered by hand' },
  student_id: { zh: '学号', en: 'Student ID' },
  name: { zh: '姓名', en: 'Name' },
  account: { zh: '账号', en: 'Account' },
  classes: { zh: '班级', en: 'Class' },
  weight: { zh: '权重（%）', en: 'Weight (%)' },
  final: { zh: '总评', en: 'Final grade' },
  missing: { zh: '缺少成绩的任务数', en: 'Tasks without a score' },
  task: { zh: '班级任务', en: 'Class task' },
  published: { zh: '已发布成绩', en: 'Published score' },
  entered: { zh: '录入成绩', en: 'Score entered' },
  note: { zh: '说明', en: 'Note' },
  by: { zh: '录入人', en: 'Entered by' },
  at: { zh: '录入时间', en: 'Entered at' },
} as const satisfies Record<string, Bilingual>;

/** Of a cell without a score. */
export const STATE_WORDS: Readonly<Record<Exclude<GradeState, 'published'>, Bilingual>> = {
  unscored: { zh: '不评分', en: 'Not scored' },
  unpublished: { zh: '未发布', en: 'Not published' },
  in_progress: { zh: '进行中', en: 'In progress' },
  waiting: { zh: '未开始', en: 'Not started' },
  absent: { zh: '未参加', en: 'Not in a group' },
};

/** A task that was not given to the student's class. */
export const NOT_GIVEN = '—';

/** Pure: whether a text is this word in one of the languages. */
export function isWord({ zh, en }: Bilingual, text: string): boolean {
  return text === zh || text.toLowerCase() === en.toLowerCase();
}
