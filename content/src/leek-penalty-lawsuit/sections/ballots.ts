import type { Assignment, Bilingual, FlowNode } from '@lets/contract';
import { bi, guide, node, say, seatRole } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';
import { figuresOf } from '../fine.ts';
import { ON_THE_REASON, ON_VARYING_TEN } from '../opinions/over-ten-thousand.ts';
import { ON_DISMISSING, ON_REVOKING, ON_THE_NORM, ON_VARYING } from '../opinions/over-the-minimum.ts';
import { ON_DISMISSING_REDUCED, ON_EXEMPTION, ON_REVOKING_REDUCED } from '../opinions/over-three-thousand.ts';
import { ON_DISMISSING_TEN, ON_REVOKING_TEN } from '../opinions/ten-thousand-forms.ts';

function panel(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_a', { seat: 't4', functions: ['speech', 'display', 'vote', 'signature'] }),
    seatRole('assessor', { seat: 't2', functions: ['speech', 'vote', 'signature'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission'] }),
  ];
}

interface Question {
  readonly id: string;
  readonly name: Bilingual;
  readonly introduction: Bilingual;
  readonly minutes: number;
  readonly position: FlowNode['position'];
  readonly rule: Bilingual;
  readonly question: Bilingual;
  readonly lines: FlowNode['lines'];
}

function ballot({ rule, question, lines, ...rest }: Question): FlowNode {
  return node({
    ...rest,
    kind: 'vote',
    scene: 'meeting',
    roles: panel(),
    guides: [
      guide(null, [rule.zh], [rule.en]),
      guide(
        'presiding',
        ['1. 请承办法官、陪审员先说，你最后说，再表决。'],
        [
          '1. Hear the reporting judge and the assessor first, and speak last; then put the question to the vote.',
        ],
      ),
      guide(
        'judge_a',
        ['1. 说明事实、条文和同类判决。'],
        ['1. Explain the facts, the articles and the judgments in similar cases.'],
      ),
      guide(
        'assessor',
        ['1. 独立发表意见，表决权同等。'],
        ['1. Give your own view; your vote counts as much as the others.'],
      ),
      guide('clerk', ['1. 记录每个人的意见和理由。'], ['1. Record each opinion with reasons.']),
    ],
    lines: [
      ...lines,
      say('clerk', '这一问的意见和理由已经记录。', 'Opinions and reasons on this question are recorded.'),
    ],
    vote: {
      question,
      options: [
        { id: 'agree', label: bi('同意', 'Agree'), hint: null, counts: 'for' },
        { id: 'disagree', label: bi('不同意', 'Disagree'), hint: null, counts: 'against' },
        {
          id: 'abstain',
          label: bi('弃权', 'Abstain'),
          hint: bi('缺席未投的，平台也计为弃权', 'Those who are absent count as abstaining'),
          counts: 'abstain',
        },
      ],
      secret: false,
      threshold: 'majority',
    },
  });
}

const BASIS: ByFine<Pick<Question, 'name' | 'introduction' | 'rule' | 'question' | 'lines'>> = {
  50000: {
    name: bi('评议一：指引', 'Deliberation 1: norm'),
    introduction: bi(
      '先审依据，再审处罚：指引第九条合不合法，作不作为依据？',
      'The basis comes first, then the penalty: is Article 9 of the Guidance lawful, and may it be relied on?',
    ),
    rule: bi(
      '与上位法抵触的规范性文件不作为依据，并提出处理建议（《行政诉讼法》第六十四条，《行诉解释》第一百四十八条）。',
      'A normative document in conflict with superior law is not relied on, and the court advises the authority that made it on how to deal with it (Administrative Litigation Law, Article 64; Interpretation, Article 148).',
    ),
    question: bi(
      '是否认定指引第九条不合法，不作为依据？',
      'Is Article 9 of the Guidance found unlawful and not relied on?',
    ),
    lines: ON_THE_NORM,
  },
  10000: {
    name: bi('评议一：理由', 'Deliberation 1: reason'),
    introduction: bi(
      '先审理由，再审数额：2024 年的责令改正，能不能作为多罚的理由？',
      'The reason comes first, then the amount: may the order of 2024 be a reason for a higher fine?',
    ),
    rule: bi(
      '决定以前应当告知事实、理由和依据（《行政处罚法》第四十四条）；处罚与违法行为的事实、性质、情节相当（第五条第二款）。理由不成立，不当然等于数额明显不当，下一问再审。',
      'Facts, reasons and legal basis must be notified before the decision (Administrative Penalty Law, Article 44), and a penalty must be commensurate with the facts, nature and circumstances of the act (Article 5, second paragraph). That a reason fails does not by itself make the amount obviously inappropriate; that is the next question.',
    ),
    question: bi(
      '是否认定 2024 年的责令改正不能作为多罚的理由？',
      'Is it found that the order of 2024 may not be a reason for the higher fine?',
    ),
    lines: ON_THE_REASON,
  },
  3000: {
    name: bi('评议一：条件', 'Deliberation 1: terms'),
    introduction: bi(
      '先审条件，再审裁量：第一百三十六条的三个条件，原告是不是都具备？',
      'The conditions come first, then the discretion: does the plaintiff meet all three conditions of Article 136?',
    ),
    rule: bi(
      '履行进货查验等义务、有充分证据证明不知道、如实说明来源，三个条件都具备的“可以”免予处罚（《食品安全法》第一百三十六条）。条件具备不等于必须免予，下一问再审。',
      'A trader who has performed the duty to check purchases and the like, has sufficient evidence of not having known and truthfully names the source "may" be exempted (Food Safety Law, Article 136). That the conditions are met does not mean that exemption must follow; that is the next question.',
    ),
    question: bi(
      '是否认定原告具备第一百三十六条的全部三个条件？',
      'Is it found that the plaintiff meets all three conditions of Article 136?',
    ),
    lines: ON_EXEMPTION,
  },
};

const ON_FORMS: ByFine<Readonly<Record<'vary' | 'revoke' | 'dismiss', FlowNode['lines']>>> = {
  50000: { vary: ON_VARYING, revoke: ON_REVOKING, dismiss: ON_DISMISSING },
  10000: { vary: ON_VARYING_TEN, revoke: ON_REVOKING_TEN, dismiss: ON_DISMISSING_TEN },
  3000: { vary: [], revoke: ON_REVOKING_REDUCED, dismiss: ON_DISMISSING_REDUCED },
};

const REVOKED: ByFine<Pick<Question, 'introduction' | 'question'>> = {
  50000: {
    introduction: bi(
      '变更没有形成多数。撤销罚款一项，责令重新作出？',
      'The motion to vary the fine found no majority. Should it be revoked and a new decision ordered?',
    ),
    question: bi(
      '是否同意撤销罚款一项，责令被告重新作出？',
      'Do you agree to revoke the fine and order a new decision?',
    ),
  },
  10000: {
    introduction: bi(
      '变更没有形成多数。撤销罚款一项，责令重新作出？',
      'The motion to vary the fine found no majority. Should it be revoked and a new decision ordered?',
    ),
    question: bi(
      '是否同意撤销罚款一项，责令被告重新作出？',
      'Do you agree to revoke the fine and order a new decision?',
    ),
  },
  3000: {
    introduction: bi(
      '罚款已经减轻，没有可以再变更的数额。没有免予、不予，是不是明显不当，撤销罚款和没收？',
      'The fine was mitigated, and there is no amount to which it could be varied. Is it obviously inappropriate that she was neither exempted nor left without penalty, and should the fine and the confiscation be revoked?',
    ),
    question: bi(
      '是否同意撤销罚款 3,000 元和没收 42 元？',
      'Do you agree to revoke the fine of 3,000 and the confiscation of 42 yuan?',
    ),
  },
};

/** What the panel votes on, in this order: basis, then the forms of judgment one after the other. */
export function ballotsOf(fine: Fine): FlowNode[] {
  const forms = ON_FORMS[fine];
  const vary = ballot({
    id: 'vary_vote',
    name: bi('评议二：变更', 'Deliberation 2: vary'),
    introduction: bi(
      '罚款是否明显不当，法院直接变更为 3,000 元？',
      'Is the fine obviously inappropriate, and should it be varied to 3,000 yuan?',
    ),
    minutes: 10,
    position: { x: 360, y: 1350 },
    rule: bi(
      '行政处罚明显不当的，可以判决变更，不得加重（《行政诉讼法》第七十七条）。',
      'An obviously inappropriate penalty may be varied, but not increased (Administrative Litigation Law, Article 77).',
    ),
    question: bi(
      `是否同意判决将罚款 ${figuresOf(fine).fine} 元变更为 3,000 元？`,
      `Do you agree to vary the fine of ${figuresOf(fine).fine} to 3,000?`,
    ),
    lines: forms.vary,
  });
  return [
    ballot({ id: 'basis_vote', minutes: 10, position: { x: 360, y: 1240 }, ...BASIS[fine] }),
    ...(fine === 3_000 ? [] : [vary]),
    ballot({
      id: 'revoke_vote',
      name:
        fine === 3_000
          ? bi('评议二：撤销', 'Deliberation 2: revoke')
          : bi('评议三：撤销重作', 'Deliberation 3: revoke'),
      minutes: 8,
      position: { x: 20, y: 1440 },
      rule: bi(
        '明显不当等情形判决撤销，可以责令重作（《行政诉讼法》第七十条）。',
        'In cases such as obvious inappropriateness the act is revoked, and a new decision may be ordered (Administrative Litigation Law, Article 70).',
      ),
      lines: forms.revoke,
      ...REVOKED[fine],
    }),
    ballot({
      id: 'dismiss_vote',
      name:
        fine === 3_000
          ? bi('评议三：驳回', 'Deliberation 3: dismiss')
          : bi('评议四：驳回', 'Deliberation 4: dismiss'),
      introduction: bi(
        '撤销没有形成多数。处罚合法，驳回诉讼请求？',
        "Revocation found no majority. Is the penalty lawful, and are the plaintiff's claims dismissed?",
      ),
      minutes: 8,
      position: { x: 20, y: 1550 },
      rule: bi(
        '证据确凿、适用法律正确、符合法定程序的，判决驳回（《行政诉讼法》第六十九条）。没有多数不得下判。',
        'Where the evidence, the application of law and the procedure are all in order, the claims are dismissed (Administrative Litigation Law, Article 69). Without a majority there is no judgment.',
      ),
      question: bi('是否同意驳回原告的诉讼请求？', "Do you agree to dismiss the plaintiff's claims?"),
      lines: forms.dismiss,
    }),
  ];
}
