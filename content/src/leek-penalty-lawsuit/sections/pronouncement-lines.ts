import type { FlowNode } from '@lets/contract';
import { say, sayAfter } from '../../build.ts';
import { type ByFine, type Fine, figuresOf } from '../fine.ts';
import type { Words } from '../paper.ts';

type Lines = FlowNode['lines'];

const APPEAL: Words = [
  '不服的，十五日内可以上诉于明德市中级人民法院。',
  "An appeal may be made within fifteen days to the Mingde Intermediate People's Court.",
];

interface Answers {
  readonly vary: Words;
  readonly revoke: Words;
  readonly dismiss: Words;
}

const PLAINTIFF: ByFine<Answers> = {
  50000: {
    vary: [
      '三千元我交，合格证我每一批都留。',
      'I will pay the three thousand, and I keep the certificate of every lot.',
    ],
    revoke: ['那还要再等一次决定。我等。', 'So I must wait for another decision. I will wait.'],
    dismiss: [
      '我听明白了。我要和律师商量上不上诉。',
      'I understand. I will talk to my lawyer about an appeal.',
    ],
  },
  10000: {
    vary: [
      '三千元我交。改过的事，算改过了。',
      'I will pay the three thousand. What I put right counts as put right.',
    ],
    revoke: [
      '那还要再等一次决定，这一次请让我先说话。',
      'So I must wait for another decision. This time, please let me be heard first.',
    ],
    dismiss: [
      '我听明白了。我先申请分期，上不上诉再和律师商量。',
      'I understand. I will ask for instalments first and talk to my lawyer about an appeal.',
    ],
  },
  3000: {
    vary: ['', ''],
    revoke: [
      '谢谢。合格证我每一批都留，不罚也留。',
      'Thank you. Fine or no fine, I now keep the certificate of every lot.',
    ],
    dismiss: [
      '我听明白了，三千元我交；上不上诉，我和律师商量。',
      'I understand and will pay the three thousand; I will talk to my lawyer about an appeal.',
    ],
  },
};

const HEAD: ByFine<Answers> = {
  50000: {
    vary: [
      '我们尊重判决，会把第九条的问题报告市局。',
      'We respect the judgment and will report on Article 9 to the city administration.',
    ],
    revoke: [
      '我们会在六十日内重新作出，把减轻的理由逐项写清楚。',
      'We will make a new decision within sixty days, and set out the reasons on mitigation one by one.',
    ],
    dismiss: [
      '判决我们执行；她要分期，我们批准。',
      'We will carry out the judgment; if she applies to pay in instalments, we will allow it.',
    ],
  },
  10000: {
    vary: [
      '我们尊重判决。以后数额高于审核意见的，理由先告知再讨论。',
      'We respect the judgment. Where an amount exceeds the legal review, we will give notice of the reason before we decide.',
    ],
    revoke: [
      '我们会在六十日内重新作出，先把理由告知她，听她说完。',
      'We will make a new decision within sixty days, and will first give her notice of the reasons and hear her out.',
    ],
    dismiss: [
      '判决我们执行，也会把差额的理由补进裁量记录的格式里；她要分期，我们批准。',
      'We will carry out the judgment and from now on record the reasons for such a difference; if she applies to pay in instalments, we will allow it.',
    ],
  },
  3000: {
    vary: ['', ''],
    revoke: [
      '我们尊重判决，责令改正和指导照旧。',
      'We respect the judgment; the order to correct and the guidance stand.',
    ],
    dismiss: [
      '判决我们执行；合格证怎样要、怎样存，我们印一张单子给她。',
      'We will carry out the judgment, and give her a sheet on how to ask for certificates and keep them.',
    ],
  },
};

function operative(fine: Fine): Answers {
  const { fine: sum } = figuresOf(fine);
  const revoked: Words =
    fine === 3_000
      ? [
          '判决如下：撤销被诉决定中罚款 3,000 元和没收 42 元两项。',
          'It is adjudged: the fine of 3,000 and the confiscation of 42 yuan in the decision challenged are revoked.',
        ]
      : [
          `判决如下：撤销罚款 ${sum} 元一项，被告六十日内重新作出处理。`,
          `It is adjudged: the fine of ${sum} is revoked, and the defendant shall make a new decision within sixty days.`,
        ];
  return {
    vary: [
      `判决如下：将罚款 ${sum} 元变更为 3,000 元，驳回其他请求。`,
      `It is adjudged: the fine of ${sum} is varied to 3,000; the plaintiff's other claims are dismissed.`,
    ],
    revoke: revoked,
    dismiss: ['判决如下：驳回原告的诉讼请求。', "It is adjudged: the plaintiff's claims are dismissed."],
  };
}

function byForm(fine: Fine, role: string, { vary, revoke, dismiss }: Answers): Lines {
  return [
    ...(fine === 3_000 ? [] : [sayAfter({ vary_vote: 'passed' }, role, ...vary)]),
    sayAfter({ revoke_vote: 'passed' }, role, ...revoke),
    sayAfter({ dismiss_vote: 'passed' }, role, ...dismiss),
  ];
}

export function pronouncementLines(fine: Fine): Lines {
  const { vary, revoke, dismiss } = operative(fine);
  const withAppeal = ([zh, en]: Words): Words => [`${zh}${APPEAL[0]}`, `${en} ${APPEAL[1]}`];
  return [
    say('clerk', '请全体起立。', 'Please rise.'),
    ...byForm(fine, 'presiding', {
      vary: withAppeal(vary),
      revoke: withAppeal(revoke),
      dismiss: withAppeal(dismiss),
    }),
    ...byForm(fine, 'plaintiff', PLAINTIFF[fine]),
    say(
      'counsel_p',
      '上诉期限我会书面告诉当事人。',
      'I will inform my client of the time limit for appeal in writing.',
    ),
    ...byForm(fine, 'head', HEAD[fine]),
    say(
      'counsel_d',
      '履行和上诉的期限都已经记下。',
      'The time limits for performance and for appeal are noted.',
    ),
    say(
      'clerk',
      '判决书现在发给双方，请在送达回证上签收。',
      'The written judgment is handed to both sides now; please sign for it.',
    ),
  ];
}
