import type { Words } from '../../models.ts';

/** What the papers of this case have in common. */

export const CASE: Words = ['案号：{{case_number}}', 'Case number: {{case_number}}'];
export const SEAL: Words = ['明德市清和区劳动人事争议仲裁委员会', 'Seal of the Qinghe commission'];
export const ARBITRATORS: readonly (readonly [role_id: string, zh: string, en: string])[] = [
  ['presiding', '首席仲裁员', 'Presiding arbitrator'],
  ['arb_a', '仲裁员甲', 'Arbitrator A'],
  ['arb_b', '仲裁员乙', 'Arbitrator B'],
];
export const PARTIES: readonly Words[] = [
  [
    '申请人：{{claimant_name}}，{{claimant_facts}}；代理人：{{rep_c_name}}',
    'Claimant: {{claimant_name}}, {{claimant_facts}}. Representative: {{rep_c_name}}',
  ],
  ['被申请人：{{employer_name}}，{{employer_facts}}', 'Respondent: {{employer_name}}, {{employer_facts}}'],
];
