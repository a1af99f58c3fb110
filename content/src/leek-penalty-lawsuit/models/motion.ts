import type { CaseModels } from '../../models.ts';
import { type ByFine, type Fine, figuresOf } from '../fine.ts';
import type { Words } from '../paper.ts';
import { motionOf } from '../papers/parties.ts';
import { inThree } from './in-three.ts';

const SOLD: Words = [
  '一次缴纳只能盘店，店没有了，胜诉也恢复不了。',
  'if she must pay at once, she will have to give up the shop, and no later judgment can restore it.',
];
const LOSS: ByFine<Words> = {
  50000: SOLD,
  10000: [
    '一次缴纳只能停止进货或者举债，老顾客走了，胜诉也找不回来。',
    'to pay at once she would have to stop buying goods or borrow, and regulars who leave do not come back after a judgment.',
  ],
  3000: SOLD,
};

const suspension = (fine: Fine): CaseModels => {
  const { turnover } = figuresOf(fine);
  return inThree(
    motionOf(fine),
    {
      note: ['范围、损失、公共利益都有。', 'The scope, the loss and the public interest are all covered.'],
      said: [
        [
          '申请在诉讼期间停止执行罚款 {{fine}} 元一项（《行政诉讼法》第五十六条第一款第二项）；责令改正照常执行。',
          'The plaintiff applies for enforcement of the fine of {{fine}} yuan to be suspended during the action (Administrative Litigation Law, Article 56, first paragraph, item 2); the order to correct is carried out as usual.',
        ],
        [
          `店铺月营业额约 9,000 元，罚款${turnover[0]}，${LOSS[fine][0]}进货本和房租单据可以证明。`,
          `The shop turns over about 9,000 yuan a month, and the fine is ${turnover[1]}; ${LOSS[fine][1]} The purchase book and the rent receipts prove this.`,
        ],
        [
          '每批已经留存合格证，暂缓缴款不影响食品安全；加处罚款在诉讼期间不予计算（《行政处罚法》第七十三条第三款）。',
          'Certificates are now kept for each lot, so deferring payment does not affect food safety; the further fine does not accrue during the action (Administrative Penalty Law, Article 73, third paragraph).',
        ],
      ],
    },
    {
      note: ['只说困难，没有证据和具体损失。', 'It pleads hardship without evidence.'],
      said: [
        ['请暂时不要让我交罚款。', 'Please do not make me pay for now.'],
        ['我没有这么多钱，家里困难。', 'I do not have that much money, and things are hard at home.'],
        ['我以后一定注意。', 'I will be careful in future.'],
      ],
    },
    {
      note: [
        '以为起诉就当然停止执行。诉讼期间不停止执行，停止要法院裁定（《行政诉讼法》第五十六条）。',
        'It assumes that suing suspends enforcement. The action does not suspend enforcement; suspension requires a ruling of the court (Administrative Litigation Law, Article 56).',
      ],
      said: [
        [
          '原告已经起诉，处罚决定应当自动停止执行，请通知被告。',
          'As the plaintiff has sued, the decision is automatically suspended; please notify the defendant.',
        ],
        ['损失不需要另外说明。', 'No loss need be shown.'],
        ['责令改正也应当同时停止。', 'The order to correct is to be suspended as well.'],
      ],
    },
  );
};

const evidence = (fine: Fine): CaseModels =>
  inThree(
    motionOf(fine),
    {
      note: [
        '写明是什么、在谁手里、证明哪一项，也不避开它的另一面。',
        'It says what the evidence is, who keeps it and what it proves, and does not avoid the fact that it cuts both ways.',
      ],
      said: [
        [
          '孙洁 2025 年 3 月 3 日在店内拍摄的墙上合格证照片一张，由被告保存，没有附入处罚案卷。',
          'One photograph of the certificate on the wall, taken in the shop by Sun Jie on 3 March 2025. The defendant keeps it and did not put it into the penalty file.',
        ],
        [
          '照片由行政机关保存，原告没有底片，也不能要求被告交出，属于由国家机关保存而须由法院调取的证据（《行政诉讼法》第四十一条第一项）。',
          'An administrative agency keeps the photograph; the plaintiff has no copy and no right to demand one. It is evidence kept by a State organ that has to be obtained by the court (Administrative Litigation Law, Article 41(1)).',
        ],
        [
          '证明旧证日期是 2 月 10 日、生产者是另一户，原告没有拿它冒充本批，第一次询问就如实说明（《食品安全法》第一百三十六条的“不知道”和“如实说明来源”）。它也显示本批没有证，原告承认。',
          'It proves that the old certificate is dated 10 February and comes from another grower, that she did not pass it off as the certificate of this lot, and that she answered truthfully when first asked ("did not know" and "truthfully name the source" in Article 136 of the Food Safety Law). It also shows that there was no certificate for this lot, which she admits.',
        ],
      ],
    },
    {
      note: [
        '没有写在谁手里，也没有写证明什么。',
        'It says neither who keeps the evidence nor what it proves.',
      ],
      said: [
        [
          '申请调取对原告有利的全部材料。',
          'The court is asked to obtain all material in favour of the plaintiff.',
        ],
        ['原告自己拿不到。', 'The plaintiff cannot get it herself.'],
        ['证明处罚不对。', 'It proves that the penalty is wrong.'],
      ],
    },
    {
      note: [
        '请法院让被告向供货商取证。诉讼过程中被告不得自行向证人收集证据（《行政诉讼法》第三十五条）。',
        'It asks that the defendant take a further statement from the supplier. During the action the defendant may not collect evidence from witnesses (Administrative Litigation Law, Article 35).',
      ],
      said: [
        [
          '请法院通知被告向周德才补取一份证言，说明他不知道残留超标。',
          'The court is asked to order the defendant to take a further statement from Zhou Decai to the effect that he did not know of the residue.',
        ],
        ['被告去取更方便。', 'It is more convenient for the defendant to do so.'],
        ['证明原告也不可能知道。', 'It will prove that the plaintiff could not have known either.'],
      ],
    },
  );

export const motionModels = (fine: Fine): CaseModels => (fine === 3_000 ? evidence(fine) : suspension(fine));
