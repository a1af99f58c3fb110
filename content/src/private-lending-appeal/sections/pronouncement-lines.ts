import type { FlowNode } from '@lets/contract';
import { say, sayAfter } from '../../build.ts';
import { either, type Premise } from '../premise.ts';

type Lines = FlowNode['lines'];
type Words = readonly [zh: string, en: string];

const UPHELD = { deliberation: 'passed' } as const;
const AMENDED = { deliberation: 'rejected' } as const;

/** The order of an amending judgment, and who bears which fee by its result. */
const amended = (at: Premise): Words =>
  either<Words>(
    at,
    [
      '现在宣告判决：变更一审判决主文第一项，被上诉人周启明返还上诉人陈晓岚借款本金 200,000 元，利息仍按年利率 14.6% 计算至实际清偿之日；撤销一审判决主文第二项。一审案件受理费 5,184.40 元、二审案件受理费 91.33 元，均由被上诉人周启明负担。本判决为终审判决。',
      'Judgment is now pronounced. The first item of the judgment below is amended: the appellee Zhou Qiming shall repay the appellant Chen Xiaolan the principal of 200,000 yuan, with interest at 14.6% a year as before until actual payment. The second item is set aside. The fees of the first instance, 5,184.40 yuan, and of the appeal, 91.33 yuan, shall be borne by the appellee Zhou Qiming. This judgment is final.',
    ],
    [
      '现在宣告判决：变更一审判决主文，上诉人周启明返还被上诉人陈晓岚借款本金 191,000 元，利息仍按年利率 14.6% 计算至实际清偿之日；驳回陈晓岚的其他诉讼请求。一审案件受理费 5,184.40 元，由陈晓岚负担 233.30 元，由周启明负担 4,951.10 元；二审案件受理费 91.33 元，由被上诉人陈晓岚负担。本判决为终审判决。',
      'Judgment is now pronounced. The order of the judgment below is amended: the appellant Zhou Qiming shall repay the appellee Chen Xiaolan the principal of 191,000 yuan, with interest at 14.6% a year as before until actual payment. Her other claims are dismissed. Of the fee of the first instance, 5,184.40 yuan, Chen Xiaolan shall bear 233.30 and Zhou Qiming 4,951.10; the fee of the appeal, 91.33 yuan, shall be borne by the appellee Chen Xiaolan. This judgment is final.',
    ],
  );

export const pronouncementLines = (at: Premise): Lines => [
  say('clerk', '全体起立。', 'All rise.'),
  sayAfter(
    UPHELD,
    'presiding',
    `现在宣告判决：驳回上诉，维持原判。二审案件受理费 91.33 元，由上诉人${at.appellant.name[0]}负担。本判决为终审判决。`,
    `Judgment is now pronounced. The appeal is dismissed and the judgment below is upheld. The fee of the appeal, 91.33 yuan, shall be borne by the appellant ${at.appellant.name[1]}. This judgment is final.`,
  ),
  sayAfter(AMENDED, 'presiding', ...amended(at)),
  sayAfter(
    AMENDED,
    'presiding',
    '判决自宣告时生效，请周启明按期履行。双方听清了吗？',
    'The judgment takes effect upon pronouncement, and Zhou Qiming must perform it within the time set. Have both sides understood?',
  ),
  sayAfter(
    UPHELD,
    'presiding',
    '一审判决自本判决宣告时生效，请周启明按期履行。双方听清了吗？',
    'The judgment below takes effect with the pronouncement of this judgment, and Zhou Qiming must perform it within the time set. Have both sides understood?',
  ),
  say(at.lender.role, '听清了。', 'I have understood.'),
  say(at.lender.counsel, '听清了，我会向当事人说明。', 'Understood. I will explain it to my client.'),
  say(at.borrower.role, '听清了，我按期付。', 'I have understood, and I will pay on time.'),
  say(
    at.borrower.counsel,
    '听清了，履行的期限和方式我会向当事人说明。',
    'Understood. I will explain to my client when and how to pay.',
  ),
  say(
    'clerk',
    '请领取判决书，在送达回证上签名。',
    'Please collect your copy of the judgment and sign for it.',
  ),
  say('presiding', '现在闭庭。', 'The session is closed.'),
];
