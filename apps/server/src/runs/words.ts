import type { Bilingual, Language } from '@lets/contract';
import { listed } from '../listed.ts';
import { ZONE } from '../zone.ts';

const both = (zh: string, en: string): Bilingual => ({ zh, en });

/** What the report says around what was said and done. */
export const WORDS = {
  report: both('实验报告', 'Experiment report'),
  facts: both('基本情况', 'The case'),
  task: both('实验任务', 'Task'),
  project: both('实验项目', 'Project'),
  case_number: both('案号', 'Case number'),
  type: both('实验类型', 'Type'),
  class_name: both('班级', 'Class'),
  team: both('小组', 'Group'),
  started: both('开始时间', 'Started'),
  ended: both('结束时间', 'Ended'),
  took: both('历时', 'Duration'),
  ending: both('结束方式', 'Ending'),
  ending_reason: both('理由', 'Reason'),
  made: both('报告生成时间', 'Report made'),
  zone: both('所用时区', 'Time zone'),
  figures: both('统计', 'In figures'),
  members: both('成员与角色', 'Members and roles'),
  member: both('成员', 'Member'),
  roles: both('角色', 'Roles'),
  leader: both('组长', 'leader'),
  observer: both('观察员', 'Observer'),
  path: both('实验路径', 'The path taken'),
  section: both('环节', 'Section'),
  from: both('开始', 'From'),
  until: both('结束', 'Until'),
  option: both('选择', 'Choice'),
  wrong: both('误选', 'Wrong'),
  record: both('实验笔录', 'Record'),
  continued: both('（续）', ' (continued)'),
  cleared: both('（已退回）', ' (cleared by stepping back or restarting)'),
  nothing: both('（无）', '(none)'),
  documents: both('文书', 'Documents'),
  drafted_by: both('起草', 'Drafted by'),
  version: both('版本', 'Version'),
  saved: both('保存时间', 'Saved'),
  signatures: both('签名', 'Signatures'),
  unread: both('（内容无法读取）', '(content not available)'),
  archived: both('（已退回）', ' (cleared)'),
  votes: both('表决', 'Votes'),
  ballots: both('投票', 'Ballots'),
  result: both('结果', 'Result'),
  secret: both('（不记名）', ' (secret ballot)'),
  wrong_tries: both('错误选择', 'Wrong choices'),
  voted: both('已投票', 'Voted'),
  time: both('时间', 'Time'),
  who: both('操作人', 'By'),
  feedback: both('提示', 'Feedback'),
  experience: both('实验心得', 'What was learnt'),
  evaluation: both('实验评价', 'Evaluation'),
  not_evaluated: both('评价尚未发布。', 'The evaluation has not been published yet.'),
  evaluated_by: both('评价人', 'Evaluated by'),
  weight: both('权重', 'Weight'),
  score: both('得分', 'Score'),
  team_score: both('小组', 'Group'),
  total: both('总分', 'Total'),
  see_record: both('见记录：', 'See the record: '),
  team_comment: both('小组评语', 'Comment on the group'),
  running: both('进行中', 'In progress'),
  waiting: both('未开始', 'Not started'),
  completed: both('正常完成', 'Completed'),
  terminated: both('提前终止', 'Terminated early'),
  signed: both('已签名', 'Signed'),
  refused: both('拒绝签名', 'Refused to sign'),
  asked: both('待签名', 'Asked to sign'),
  passed: both('通过', 'Passed'),
  rejected: both('未通过', 'Rejected'),
  tied: both('未形成多数', 'Tied'),
  abstained: both('未投票（计为弃权）', 'Did not vote (counted as abstaining)'),
  mentor: both('指导教师', 'Mentor'),
  attachment: both('（附件）', ' (with attachment)'),
  private: both('私下会谈', 'Private talk'),
  case_file: both('电子卷宗', 'Case file'),
  flow: both('实验流程', 'The flow'),
  events: both('事件', 'Events'),
  remarks: both('批注', 'Remarks'),
  uploads: both('上传文件', 'Uploads'),
  index: both('卷宗目录', 'Index'),
  item: both('名称', 'Item'),
  size: both('字节', 'Bytes'),
  reader: both('调取人', 'Handed out to'),
  chain_so_far: both('至此的链值', 'The chain up to here'),
  how_to_verify: both(
    '目录中每一项都有 SHA-256 值，并依次链接：每一环由前一环与该项的编号、路径、类别、名称、大小和 SHA-256 值计算得出，末环即卷宗总值，记在 index.json 中。任何人都可以在下列页面核验本卷宗或其中的任一文件，文件不会离开核验人的电脑：',
    'Every item has its SHA-256, and the items are chained: each link is computed from the link before it and the number, path, kind, name, size and SHA-256 of the item. The last link, in index.json, stands for the whole case file. Anybody can verify this case file, or any file of it, on the page below; no file leaves the computer of whoever verifies it:',
  ),
  corrected: both('笔录更正为', 'Corrected in the record to'),
} as const satisfies Record<string, Bilingual>;

export const TYPES: Readonly<Record<string, Bilingual>> = {
  legislation: both('立法', 'Legislation'),
  law_enforcement: both('行政执法', 'Law enforcement'),
  litigation_arbitration: both('诉讼与仲裁', 'Litigation and arbitration'),
  non_litigation: both('非诉讼', 'Non-litigation'),
  effectiveness_evaluation: both('实效评估', 'Effectiveness evaluation'),
  forensic_science: both('法庭科学', 'Forensic science'),
  legal_reasoning: both('法律推理', 'Legal reasoning'),
  free: both('自由实验', 'Free experiment'),
};

const CHINESE = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** Chapters are counted as each language counts them. Pure. */
export function numbered(lang: Language, index: number, words: string): string {
  return lang === 'zh' ? `${CHINESE[index] ?? index + 1}、${words}` : `${index + 1}. ${words}`;
}

/** Times and names in one language; times are those of one zone. */
export interface Voice {
  readonly lang: Language;
  word(key: keyof typeof WORDS): string;
  pick(text: Bilingual | null | undefined): string;
  dateTime(at: number | null): string;
  /** In digits, for a narrow column. */
  stamp(at: number | null): string;
  clock(at: number): string;
  length(ms: number): string;
  list(words: readonly string[]): string;
}

export function makeVoice(lang: Language, timeZone = ZONE): Voice {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  });
  // Swedish writes a date as everybody can read it, in both languages alike.
  const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23', timeZone });
  return {
    lang,
    word: (key) => WORDS[key][lang],
    pick: (words) => words?.[lang] || words?.zh || words?.en || '',
    dateTime: (at) => (at === null ? '' : dateTime.format(at)),
    stamp: (at) => (at === null ? '' : stamp.format(at)),
    clock: (at) => clock.format(at),
    length: (ms) => lengthOf(lang, ms),
    list: (words) => listed(words, lang),
  };
}

function lengthOf(lang: Language, ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const parts: readonly (readonly [number, string, string])[] = [
    [Math.floor(minutes / 1440), '天', 'd'],
    [Math.floor(minutes / 60) % 24, '小时', 'h'],
    [minutes % 60, '分', 'min'],
    ...(minutes < 1 ? [[Math.floor(ms / 1000), '秒', 's'] as const] : []),
  ];
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, zh, en]) => (lang === 'zh' ? `${count} ${zh}` : `${count} ${en}`));
  return said.join(' ') || (lang === 'zh' ? '0 秒' : '0 s');
}
