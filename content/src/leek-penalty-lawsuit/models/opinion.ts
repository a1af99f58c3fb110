import type { CaseModels } from '../../models.ts';
import type { ByFine, Fine } from '../fine.ts';
import type { Words } from '../paper.ts';
import { OPINION } from '../papers/court.ts';
import { inThree } from './in-three.ts';

const PROVED: Words = [
  '残留超标：检验报告由被告提交，原告承认。没有索取合格证、记录缺地址和联系方式：进货本，原告承认。首次询问即说明来源、当日召回、退款 14 元：现场笔录，双方没有争议。没有人投诉：执法人员当庭说明。',
  'The residue is proved by the test report, which the defendant produced and the plaintiff admits. The purchase book, also admitted, shows that there was no certificate and no address or contact details of the supplier. The record made on the spot, which is undisputed, shows that she named her source when first asked, recalled the leeks the same day and refunded 14 yuan. The officer said in court that nobody complained.',
];

const DOUBTED: ByFine<Words> = {
  50000: [
    '没有召回的乙案也罚五万元，召回轻在哪里？指引把减轻关掉以后，机关还剩下什么可以选？',
    'In case B, without a recall, the fine was fifty thousand too: what did the recall count for? With mitigation shut out by the Guidance, what was left to choose?',
  ],
  10000: [
    '丙案货值五倍、召回一半，罚得比本案少；七千元的差额只有一句话。改正过、复查过的事，能不能再算一次？',
    'In case C, with five times the value and only half recalled, the fine was lower; for the difference of seven thousand there is one sentence. May a fault that was corrected and checked be counted again?',
  ],
  3000: [
    '她想过要证而没有开口，这算没有查，还是查得不够？“不知道”由谁证明到什么程度？讨论记录对“可以”只有一句话。',
    'She thought of asking for a certificate and did not: did she fail to check, or did she check too little? Who has to prove that she did not know, and to what standard? The minutes have only one sentence on the "may".',
  ],
};

const ASKED: Words = [
  '“明显不当”和“重了一点”用什么分开（《行政诉讼法》第七十条第六项、第七十七条）？机关说不出理由的，算谁的？判决会不会使她更重？',
  'What separates "obviously inappropriate" from "somewhat too high" (Administrative Litigation Law, Articles 70(6) and 77)? If the agency cannot give a reason, against whom does that count? Can the judgment leave her worse off?',
];

export const opinionModels = (fine: Fine): CaseModels =>
  inThree(
    OPINION,
    {
      note: [
        '事实对应证据，疑问具体，不写怎样投。',
        'It gives the facts with their evidence and states its doubts clearly, without announcing a vote.',
      ],
      said: [PROVED, DOUBTED[fine], ASKED],
    },
    {
      note: [
        '只有感觉，没有证据，也没有问题。',
        'It contains only feelings, with no evidence and no questions.',
      ],
      said: [
        ['事实大家都清楚。', 'Everybody knows the facts.'],
        ['罚得合不合适，不好说。', 'Whether the fine is right is hard to say.'],
        ['没有要问的。', 'I have no questions.'],
      ],
    },
    {
      note: [
        '拿自己单位的经历当证据。认定事实的根据是当庭质证过的证据，举证责任在被告（《行政诉讼法》第三十四条）。',
        'It treats personal experience as evidence. Facts must rest on evidence examined in court, and the burden of proof is on the defendant (Administrative Litigation Law, Article 34).',
      ],
      said: [
        [
          '我们食堂每批都要证，所以原告不可能不知道要证；这一点不用再证明。',
          'My kitchen asks for a certificate with every lot, so the plaintiff must have known; that needs no further proof.',
        ],
        DOUBTED[fine],
        ASKED,
      ],
    },
  );
