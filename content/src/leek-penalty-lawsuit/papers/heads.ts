import { sealed } from '../paper.ts';

export const PARTIES = [
  ['原告：{{plaintiff_name}}', 'Plaintiff: {{plaintiff_name}}'],
  ['被告：{{defendant_name}}', 'Defendant: {{defendant_name}}'],
] as const;
export const NUMBERED = ['案号：{{case_number}}', 'Case number: {{case_number}}'] as const;
export const OF_THE_COURT = ['{{court}}　{{case_number}}', '{{court}}, {{case_number}}'] as const;
export const COURT_SEAL = sealed('明德市清和区人民法院', "Qinghe District People's Court");
