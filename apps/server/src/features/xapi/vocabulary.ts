import type { Verb } from './statement.ts';

const ADL = 'http://adlnet.gov/expapi';

const verb = (id: string, zh: string, en: string): Verb => ({
  id,
  display: { 'zh-CN': zh, 'en-US': en },
});

export const VERBS = {
  initialized: verb(`${ADL}/verbs/initialized`, '开始了', 'initialized'),
  experienced: verb(`${ADL}/verbs/experienced`, '进入了', 'experienced'),
  progressed: verb(`${ADL}/verbs/progressed`, '通过了', 'progressed'),
  commented: verb(`${ADL}/verbs/commented`, '发言于', 'commented'),
  submitted: verb('http://activitystrea.ms/schema/1.0/submit', '提交了', 'submitted'),
  responded: verb(`${ADL}/verbs/responded`, '签署了', 'responded'),
  answered: verb(`${ADL}/verbs/answered`, '回答了', 'answered'),
  interacted: verb(`${ADL}/verbs/interacted`, '指导了', 'interacted'),
  completed: verb(`${ADL}/verbs/completed`, '完成了', 'completed'),
  terminated: verb(`${ADL}/verbs/terminated`, '提前结束了', 'terminated'),
  scored: verb(`${ADL}/verbs/scored`, '获得了成绩', 'scored'),
  passed: verb(`${ADL}/verbs/passed`, '达到了合格线', 'passed'),
  failed: verb(`${ADL}/verbs/failed`, '未达到合格线', 'failed'),
  voided: verb(`${ADL}/verbs/voided`, '作废了', 'voided'),
} as const;

/** Kinds of activities: of ADL's vocabulary, and of the registry of activity types. */
export const TYPES = {
  project: `${ADL}/activities/simulation`,
  section: `${ADL}/activities/module`,
  vote: `${ADL}/activities/question`,
  course: `${ADL}/activities/course`,
  document: 'http://id.tincanapi.com/activitytype/document',
} as const;
