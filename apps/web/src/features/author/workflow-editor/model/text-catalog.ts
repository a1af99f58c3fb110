import type { Bilingual, VoteOutcome } from '@lets/contract';
import type { NodeKind } from '@lets/engine';

/** The words that new things have until someone writes better ones: data of the flow, in both languages. */
export const NODE_NAMES: Readonly<Record<NodeKind, Bilingual>> = {
  court: { zh: '庭审', en: 'Hearing' },
  edit: { zh: '起草文书', en: 'Drafting' },
  display: { zh: '展示', en: 'Display' },
  report: { zh: '报告', en: 'Report' },
  vote: { zh: '表决', en: 'Vote' },
  jump: { zh: '跳转', en: 'Jump' },
  experience: { zh: '心得', en: 'Experience' },
  start: { zh: '开始', en: 'Start' },
  fork: { zh: '并行', en: 'Side by side' },
  join: { zh: '汇合', en: 'Join' },
  choice: { zh: '自动分流', en: 'Choice' },
};

export const OUTCOME_NAMES: Readonly<Record<VoteOutcome, Bilingual>> = {
  passed: { zh: '通过', en: 'Passed' },
  rejected: { zh: '否决', en: 'Rejected' },
  tied: { zh: '持平', en: 'Tied' },
};

export const ROLE_NAME = (n: number): Bilingual => ({ zh: `角色 ${n}`, en: `Role ${n}` });

export const CONTINUE: Bilingual = { zh: '继续', en: 'Continue' };
export const WRONG_OPTION: Bilingual = { zh: '错误选项', en: 'Wrong option' };

export const TEMPLATE_NAME = (n: number): Bilingual => ({ zh: `文书 ${n}`, en: `Document ${n}` });
/** What a wrong option says back until its author says why it is wrong. */
export const USUAL_FEEDBACK: Bilingual = {
  zh: '这样做不对，请再想一想。',
  en: 'That is not right. Please think again.',
};
