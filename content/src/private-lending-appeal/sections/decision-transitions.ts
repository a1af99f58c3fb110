import type { Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';

export const DECISION_TRANSITIONS: Transition[] = [
  advance(
    'settlement_served',
    'settlement',
    'report',
    bi(
      '双方签收调解书，一审判决视为撤销',
      'Both have signed for the mediation statement: the judgment below is deemed set aside',
    ),
  ),
  advance(
    'settlement_withdrawn',
    'settlement',
    'deliberation',
    bi(
      '一方送达前反悔，及时判决',
      'One side goes back on the agreement before service: give judgment without delay',
    ),
  ),
  wrong(
    'settlement_both',
    'settlement',
    bi(
      '调解书写“维持一审判决，另付 4,000 元”',
      'Write in the mediation statement that the judgment below stands and a further 4,000 is paid',
    ),
    bi(
      '二审调解书送达后，原审判决即视为撤销（《民事诉讼法》第一百七十九条），不能一边调解一边维持。全部给付内容都要写进调解书。',
      'Once the statement is served, the judgment below is deemed set aside (Civil Procedure Law, Article 179); a settlement cannot leave it standing at the same time. Everything that is to be paid must be set out in the mediation statement.',
    ),
  ),
  advance(
    'deliberation_passed',
    'deliberation',
    'judgment',
    bi('多数同意：驳回上诉，维持原判', 'A majority agrees: dismiss the appeal and uphold the judgment'),
    'passed',
  ),
  advance(
    'deliberation_rejected',
    'deliberation',
    'judgment',
    bi(
      '没有形成维持的多数：查清事实后改判',
      'There is no majority to uphold: find the facts and amend the judgment',
    ),
    'rejected',
  ),
  advance(
    'deliberation_tied',
    'deliberation',
    'hearing',
    bi(
      '意见相持：恢复开庭，再听双方意见',
      'The votes are tied: resume the hearing and hear both sides again',
    ),
    'tied',
  ),
  wrong(
    'judgment_appeal_notice',
    'judgment',
    bi(
      '照一审格式写“不服本判决可以在十五日内上诉”',
      'Follow the form used at first instance: "an appeal may be filed within fifteen days"',
    ),
    bi(
      '第二审人民法院的判决、裁定是终审的判决、裁定（《民事诉讼法》第一百八十二条），应当写明“本判决为终审判决”。',
      'Judgments and rulings of a court of second instance are final (Civil Procedure Law, Article 182), and the judgment must say so.',
    ),
  ),
  advance(
    'judgment_signed',
    'judgment',
    'pronouncement',
    bi(
      '合议庭和书记员署名、加盖院印，公开宣判',
      'Signed by the panel and the clerk, and sealed: pronounce judgment in public',
    ),
  ),
  advance(
    'pronouncement_done',
    'pronouncement',
    'report',
    bi('宣告终审判决，送达，闭庭', 'Pronounce the final judgment, serve it and close the session'),
  ),
  wrong(
    'pronouncement_by_service',
    'pronouncement',
    bi(
      '委托清和区法院把判决书送达双方，以送达代替宣判',
      'Have the Qinghe court serve the judgment on both sides, and let service take the place of pronouncement',
    ),
    bi(
      '人民法院对公开审理或者不公开审理的案件，一律公开宣告判决（《民事诉讼法》第一百五十一条第一款，依第一百八十一条适用于二审）；可以委托原审法院代行宣判（《民诉法解释》第三百三十八条），但不能以送达代替。',
      'Judgment is always pronounced in public, whether or not the case was heard in public (Civil Procedure Law, Article 151, first paragraph, which applies on appeal by virtue of Article 181). The court of first instance may be entrusted with the pronouncement (CPL Interpretation, Article 338), but service cannot take its place.',
    ),
  ),
];
