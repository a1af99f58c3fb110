import type { Bilingual, Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';

/** The options from the deliberation to the end. */

const FOUND: ByFine<Readonly<Record<'passed' | 'rejected' | 'tied', Bilingual>>> = {
  50000: {
    passed: bi('不作为依据：评议判决方式', 'Not a valid basis: go on to the form of judgment'),
    rejected: bi('不认定不合法：评议判决方式', 'Not found unlawful: go on to the form of judgment'),
    tied: bi(
      '没有多数，不认定不合法：评议判决方式',
      'No majority, so not found unlawful: go on to the form of judgment',
    ),
  },
  10000: {
    passed: bi('不能作为理由：评议判决方式', 'Not a valid reason: go on to the form of judgment'),
    rejected: bi('可以考虑：评议判决方式', 'May be considered: go on to the form of judgment'),
    tied: bi(
      '没有多数，不认定：评议判决方式',
      'No majority, so it may be considered: go on to the form of judgment',
    ),
  },
  3000: {
    passed: bi('条件具备：评议“可以”该不该用', 'Conditions met: go on to the use of the "may"'),
    rejected: bi('条件不具备：评议其他理由', 'Conditions not met: go on to the other grounds'),
    tied: bi(
      '没有多数，不认定具备：评议其他理由',
      'No majority, so not found met: go on to the other grounds',
    ),
  },
};

const NEXT: Readonly<Record<string, readonly [next: string, name: Bilingual]>> = {
  vary_vote: ['revoke_vote', bi('就撤销重作表决', 'vote on revocation')],
  revoke_vote: ['dismiss_vote', bi('就驳回表决', 'vote on dismissal')],
  dismiss_vote: ['referred', bi('不下判，提请审委会', 'no judgment; refer to the judicial committee')],
};

const INCREASE: ByFine<Transition> = {
  50000: wrong(
    'judgment_increase',
    'judgment',
    bi(
      '变更时把没收改为 56 元，补上已退的 14 元',
      'When varying the fine, raise the confiscation to 56 yuan to include the 14 yuan refunded',
    ),
    bi(
      '判决变更不得加重原告的义务或者减损原告的权益（《行政诉讼法》第七十七条第二款）；已经退赔的也不在没收之列（《行政处罚法》第二十八条第二款）。',
      'When it varies a penalty, the court may not increase the obligations of the plaintiff (Administrative Litigation Law, Article 77, second paragraph); what was refunded is not confiscated either (Administrative Penalty Law, Article 28, second paragraph).',
    ),
  ),
  10000: wrong(
    'judgment_increase',
    'judgment',
    bi(
      '指引第九条不许减轻，减轻就是适用错误：判回 50,000 元',
      'Article 9 of the Guidance allows no mitigation, so to mitigate was an error of law: put the fine back to 50,000',
    ),
    bi(
      '判决变更不得加重原告的义务（《行政诉讼法》第七十七条第二款）；法院以法律、法规为依据（第六十三条第一款），指引不是规章，也不是被诉决定的依据。',
      'A judgment that varies the fine may not increase the obligations of the plaintiff (Administrative Litigation Law, Article 77, second paragraph). The court decides on the basis of laws and regulations (Article 63, first paragraph); the Guidance is not a rule and was not a basis of the decision.',
    ),
  ),
  3000: wrong(
    'judgment_increase',
    'judgment',
    bi(
      '3,000 元明显畸轻，变更为法定起点 50,000 元',
      'Three thousand is obviously too little: vary it to the minimum of 50,000',
    ),
    bi(
      '处罚明显不当的可以变更，但不得加重原告的义务或者减损原告的权益（《行政诉讼法》第七十七条第二款）；她不能因为起诉受更重的处罚。',
      'An obviously inappropriate penalty may be varied, but the obligations of the plaintiff may not be increased nor her rights reduced (Administrative Litigation Law, Article 77, second paragraph); she may not be left worse off for having sued.',
    ),
  ),
};

export const decisionTransitions = (fine: Fine): Transition[] => {
  const first = fine === 3_000 ? 'revoke_vote' : 'vary_vote';
  const forms =
    fine === 3_000 ? ['revoke_vote', 'dismiss_vote'] : ['vary_vote', 'revoke_vote', 'dismiss_vote'];
  return [
    wrong(
      'opinion_by_judge',
      'opinion',
      bi(
        '陪审员不熟悉裁量，由承办法官代拟一份意见，她照签',
        'The assessor knows little of discretion: let the reporting judge draft the opinion for her to sign',
      ),
      bi(
        '合议庭由审判员、陪审员组成，三人以上单数，就是要各人独立发表意见、按多数决定（《行政诉讼法》第六十八条）。照签别人的意见，三票就成了两票。',
        'The panel consists of judges and assessors, three or a larger odd number, so that each forms a view and the majority decides (Administrative Litigation Law, Article 68). If one copies the opinion of another, three votes become two.',
      ),
    ),
    advance(
      'opinion_done',
      'opinion',
      'basis_vote',
      bi('意见写好，开始评议', 'The opinion is written: begin the deliberation'),
    ),
    ...(['passed', 'rejected', 'tied'] as const).map((outcome) =>
      advance(`basis_${outcome}`, 'basis_vote', first, FOUND[fine][outcome], outcome),
    ),
    ...forms.flatMap((from) => {
      const [next, name] = NEXT[from] ?? ['referred', bi('', '')];
      return [
        advance(
          `${from}_passed`,
          from,
          'judgment',
          bi('多数同意：制作判决书', 'Carried: write the judgment'),
          'passed',
        ),
        advance(
          `${from}_rejected`,
          from,
          next,
          bi(`没有形成多数：${name.zh}`, `Not carried: ${name.en}`),
          'rejected',
        ),
        advance(`${from}_tied`, from, next, bi(`意见相持：${name.zh}`, `A tie: ${name.en}`), 'tied'),
      ];
    }),
    INCREASE[fine],
    advance(
      'judgment_signed',
      'judgment',
      'pronouncement',
      bi('合议庭签名，公开宣判', 'Signed by the panel: pronounce it'),
    ),
    wrong(
      'pronouncement_later',
      'pronouncement',
      bi(
        '主文已经宣读，判决书十日内再寄给双方',
        'The operative part has been read out: post the written judgment within ten days',
      ),
      bi(
        '当庭宣判的，十日内发送判决书；本案是定期宣判，宣判后立即发给判决书（《行政诉讼法》第八十条第二款）。上诉期从送达之日起算（第八十五条）。',
        'The ten days apply to judgments pronounced at the end of the hearing; this one is pronounced on a fixed later date and must be handed over at once (Administrative Litigation Law, Article 80, second paragraph). The time limit for appeal runs from service (Article 85).',
      ),
    ),
    advance(
      'pronouncement_done',
      'pronouncement',
      'report',
      bi('告知上诉权利，送达判决书', 'Right to appeal stated, judgment served'),
    ),
    advance(
      'referred_done',
      'referred',
      'report',
      bi('报告已写，等待讨论决定', 'Report written: the committee will discuss the case'),
    ),
  ];
};
