import type {
  Bilingual,
  Compared,
  ExperimentStatus,
  ExperimentType,
  Grade,
  Intervention,
  Statistics,
} from '@lets/contract';

/** What the exported sheets say. */
export const WORDS = {
  statistics: { zh: '实验统计', en: 'Experiment statistics' },
  figures: { zh: '统计数据', en: 'Figures' },
  figure: { zh: '项目', en: 'Figure' },
  value: { zh: '数值', en: 'Value' },
  blank: { zh: '', en: '' },
  runs: { zh: '实验', en: 'Experiments' },
  ended: { zh: '已结束', en: 'Ended' },
  completed: { zh: '正常完成', en: 'Completed' },
  by_type: { zh: '按实验类型', en: 'By experiment type' },
  by_grade: { zh: '按项目级别', en: 'By level' },
  by_course: { zh: '按课程', en: 'By course' },
  by_month: { zh: '按月份', en: 'By month' },
  by_week: { zh: '每周活动', en: 'By week' },
  started: { zh: '开始', en: 'Started' },
  students: { zh: '学生', en: 'Students' },
  scores: { zh: '成绩分布', en: 'Scores' },
  members: { zh: '人数', en: 'Students' },
  comparison: { zh: '与上年同期相比', en: 'Against last year' },
  interventions: { zh: '教师干预', en: 'Interventions' },
  times: { zh: '次数', en: 'Times' },
  groups: { zh: '组数', en: 'Groups' },
  activity: { zh: '一周活动', en: 'Hours of the week' },
  day: { zh: '星期', en: 'Day' },
  slowest: { zh: '最慢的组', en: 'Slowest groups' },
  run: { zh: '编号', en: 'No.' },
  task: { zh: '实验任务', en: 'Task' },
  group: { zh: '小组', en: 'Group' },
  project: { zh: '实验项目', en: 'Project' },
  minutes: { zh: '总用时（分）', en: 'Whole time (min)' },
  longest: { zh: '用时最长的环节', en: 'Longest section' },
  section_minutes: { zh: '环节用时（分）', en: 'Section time (min)' },
  sections: { zh: '各环节', en: 'Sections' },
  section: { zh: '环节', en: 'Section' },
  passes: { zh: '通过次数', en: 'Passed' },
  median: { zh: '用时中位数（分）', en: 'Median time (min)' },
  slow_tenth: { zh: '最慢十分之一（分）', en: 'Slowest tenth (min)' },
  wrong: { zh: '误选', en: 'Wrong tries' },
  consequences: { zh: '后果', en: 'Consequences' },
  none: { zh: '（无课程）', en: '(no course)' },
} as const satisfies Record<string, Bilingual>;

export const FIGURES: readonly { readonly key: keyof Statistics['totals']; readonly name: Bilingual }[] = [
  { key: 'runs', name: { zh: '实验总数', en: 'Experiments' } },
  { key: 'waiting', name: { zh: '待开始', en: 'Waiting' } },
  { key: 'in_progress', name: { zh: '进行中', en: 'In progress' } },
  { key: 'ended', name: { zh: '已结束', en: 'Ended' } },
  { key: 'completed', name: { zh: '正常完成', en: 'Completed' } },
  { key: 'terminated', name: { zh: '提前终止', en: 'Terminated early' } },
  { key: 'evaluated', name: { zh: '已评价', en: 'Evaluated' } },
  { key: 'students', name: { zh: '参与学生', en: 'Students taking part' } },
  { key: 'wrong_tries', name: { zh: '误选次数', en: 'Wrong tries' } },
  { key: 'consequences', name: { zh: '后果次数', en: 'Consequences' } },
  { key: 'interventions', name: { zh: '教师干预次数', en: 'Interventions' } },
  { key: 'intervened_runs', name: { zh: '教师干预的组数', en: 'Groups with interventions' } },
  { key: 'average_minutes', name: { zh: '平均用时（分）', en: 'Average time (min)' } },
  { key: 'average_score', name: { zh: '平均成绩', en: 'Average score' } },
];

export const COMPARED: readonly {
  readonly key: Exclude<keyof Compared, 'from' | 'until'>;
  readonly name: Bilingual;
}[] = [
  { key: 'runs', name: { zh: '实验', en: 'Experiments' } },
  { key: 'ended', name: { zh: '已结束', en: 'Ended' } },
  { key: 'completed', name: { zh: '正常完成', en: 'Completed' } },
  { key: 'students', name: { zh: '参与学生', en: 'Students taking part' } },
  { key: 'average_minutes', name: { zh: '平均用时（分）', en: 'Average time (min)' } },
  { key: 'average_score', name: { zh: '平均成绩', en: 'Average score' } },
  { key: 'wrong_tries', name: { zh: '误选次数', en: 'Wrong tries' } },
  { key: 'consequences', name: { zh: '后果次数', en: 'Consequences' } },
  { key: 'interventions', name: { zh: '教师干预次数', en: 'Interventions' } },
];

export const INTERVENTION_NAMES: Readonly<Record<Intervention, Bilingual>> = {
  guided: { zh: '给予指导', en: 'Guidance given' },
  section_ended: { zh: '推进环节', en: 'Section moved on' },
  vote_ended: { zh: '结束表决', en: 'Vote ended' },
  handed_over: { zh: '转交角色', en: 'Role handed over' },
  hand_over_undone: { zh: '撤销移交', en: 'Role given back' },
  lead_handed_over: { zh: '更换组长', en: 'Leader changed' },
  controlled: { zh: '暂停或恢复', en: 'Paused or resumed' },
  experiment_ended: { zh: '终止实验', en: 'Experiment ended' },
};

/** From Monday. */
export const DAY_NAMES: readonly Bilingual[] = [
  { zh: '周一', en: 'Monday' },
  { zh: '周二', en: 'Tuesday' },
  { zh: '周三', en: 'Wednesday' },
  { zh: '周四', en: 'Thursday' },
  { zh: '周五', en: 'Friday' },
  { zh: '周六', en: 'Saturday' },
  { zh: '周日', en: 'Sunday' },
];

interface Column {
  readonly title: Bilingual;
  readonly width: number;
  readonly isMoment?: boolean;
}

export const RUN_HEAD: readonly Column[] = [
  { title: { zh: '编号', en: 'No.' }, width: 8 },
  { title: { zh: '实验任务', en: 'Task' }, width: 30 },
  { title: { zh: '实验项目', en: 'Project' }, width: 30 },
  { title: { zh: '实验类型', en: 'Type' }, width: 18 },
  { title: { zh: '项目级别', en: 'Level' }, width: 12 },
  { title: { zh: '课程', en: 'Course' }, width: 22 },
  { title: { zh: '班级', en: 'Class' }, width: 16 },
  { title: { zh: '小组', en: 'Group' }, width: 16 },
  { title: { zh: '组长', en: 'Leader' }, width: 12 },
  { title: { zh: '创建人', en: 'Created by' }, width: 12 },
  { title: { zh: '创建人身份', en: 'Creator type' }, width: 12 },
  { title: { zh: '人数', en: 'Members' }, width: 8 },
  { title: { zh: '组员', en: 'Names of the members' }, width: 36 },
  { title: { zh: '状态', en: 'Status' }, width: 12 },
  { title: { zh: '创建时间', en: 'Created' }, width: 18, isMoment: true },
  { title: { zh: '计划结束', en: 'Planned end' }, width: 18, isMoment: true },
  { title: { zh: '开始时间', en: 'Started' }, width: 18, isMoment: true },
  { title: { zh: '结束时间', en: 'Ended' }, width: 18, isMoment: true },
  { title: { zh: '平均成绩', en: 'Average score' }, width: 10 },
];

export const CREATOR_TYPES: Readonly<Record<'student' | 'teacher', Bilingual>> = {
  student: { zh: '学生', en: 'Student' },
  teacher: { zh: '教师', en: 'Teacher' },
};

export const STATUS_NAMES: Readonly<Record<ExperimentStatus, Bilingual>> = {
  waiting: { zh: '待开始', en: 'Waiting' },
  in_progress: { zh: '进行中', en: 'In progress' },
  ended: { zh: '已结束', en: 'Ended' },
};

export const ENDINGS: Readonly<Record<'completed' | 'terminated', Bilingual>> = {
  completed: { zh: '正常完成', en: 'Completed' },
  terminated: { zh: '提前终止', en: 'Terminated early' },
};

export const TYPE_NAMES: Readonly<Record<ExperimentType, Bilingual>> = {
  legislation: { zh: '立法', en: 'Legislation' },
  law_enforcement: { zh: '行政执法', en: 'Law enforcement' },
  litigation_arbitration: { zh: '诉讼与仲裁', en: 'Litigation and arbitration' },
  non_litigation: { zh: '非诉与法务管理', en: 'Non-litigation and legal affairs management' },
  effectiveness_evaluation: { zh: '法律实效评估', en: 'Legal effectiveness evaluation' },
  forensic_science: { zh: '法庭科学', en: 'Forensic science' },
  legal_reasoning: { zh: '法律推理', en: 'Legal reasoning' },
  free: { zh: '自由', en: 'Free' },
};

export const GRADE_NAMES: Readonly<Record<Grade, Bilingual>> = {
  simple: { zh: '简单', en: 'Simple' },
  basic: { zh: '基础', en: 'Basic' },
  advanced: { zh: '进阶', en: 'Advanced' },
  comprehensive: { zh: '综合', en: 'Comprehensive' },
  innovative: { zh: '创新', en: 'Innovative' },
};
