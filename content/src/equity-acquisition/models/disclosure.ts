import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, heading, line, p, sign, steps, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

const letter = (matters: Pair, nothingElse: Pair): BilingualDocument =>
  write(
    [
      title('披露函'),
      line('致：{{buyer_name}}'),
      p('就转让{{target_name}} {{share}} 股权事宜，{{seller_name}}披露如下，作为陈述与保证的例外。'),
      heading('一、披露的事项'),
      p('{{disclosed}}'),
      heading('二、逐项说明'),
      ...matters.zh,
      heading('三、没有其他应当披露而未披露的重要事实'),
      ...nothingElse.zh,
      sign('seller', '转让方'),
      sign('finance', '目标公司财务负责人（就所附财务资料）'),
      sign('counsel_s', '经办律师'),
    ],
    [
      title('Disclosure Letter'),
      line('To: {{buyer_name}}'),
      p(
        'With regard to the transfer of {{share}} of {{target_name}}, {{seller_name}} discloses the following as exceptions to the representations and warranties.',
      ),
      heading('1. Matters disclosed'),
      p('{{disclosed}}'),
      heading('2. Each matter'),
      ...matters.en,
      heading('3. No other important facts that ought to be disclosed remain undisclosed'),
      ...nothingElse.en,
      sign('seller', 'Transferor'),
      sign('finance', 'Head of finance of the target (for the annexed financial documents)'),
      sign('counsel_s', 'Lawyer'),
    ],
  );

const REST = {
  zh: [
    '专利。“微流道光学检测装置”发明专利（申请日 2020 年 3 月 18 日，授权公告日 2021 年 9 月 7 日）登记在{{seller_name}}名下，没有许可备案，没有质押；2019 年至 2021 年的研发费用合计 4,120,000 元由目标公司承担。附：专利登记簿副本、研发费用明细。',
    '未实缴出资。{{seller_name}}认缴 {{contribution}} 元，已实缴 4,500,000 元，未实缴 {{unpaid}} 元，章程规定 2030 年 6 月 30 日前缴足，尚未到期。附：章程、出资凭证。',
    '社会保险。目标公司为 12 名员工按最低基数缴纳社会保险，差额估算约 860,000 元，没有收到责令补缴的文书。附：缴费清单。',
    '客户合同。目标公司与明德市中心医院的采购合同第十九条约定，控股股东变更应当提前三十日书面告知；该客户约占收入的 38%，目前尚未告知。附：采购合同。',
  ],
  en: [
    'Patent. The invention patent "microchannel optical detector" (filed 18 March 2020, granted 7 September 2021) is registered in the name of {{seller_name}}; no licence is recorded and there is no pledge. The research costs from 2019 to 2021, 4,120,000 yuan in all, were borne by the target. Annexed: copy of the patent register, statement of research costs.',
    'Unpaid contribution. {{seller_name}} subscribed {{contribution}} yuan and has paid in 4,500,000 yuan; the outstanding {{unpaid}} yuan is to be paid by 30 June 2030 under the articles and is not yet due. Annexed: articles of association, vouchers of contribution.',
    'Social insurance. The target pays social insurance on the lowest base for twelve employees; the shortfall is estimated at about 860,000 yuan. No order to make it up has been received. Annexed: list of payments.',
    "Customer contract. Article 19 of the target's purchase contract with the Mingde Central Hospital requires thirty days' prior written notice of a change of controlling shareholder; this customer accounts for about 38% of revenue and has not yet been notified. Annexed: the purchase contract.",
  ],
};

const guarantee = (resolution: readonly [zh: string, en: string]): Pair => ({
  zh: [
    steps(
      `对外担保。目标公司于 2023 年 11 月 6 日同某银行东市支行签订保证合同，为维国商贸有限公司（股东沈维国，系{{seller_name}}的弟弟）5,000,000 元贷款承担连带责任保证，主债权 2025 年 11 月 5 日到期，目前没有逾期。${resolution[0]}附：保证合同、股东会决议复印件。`,
      ...REST.zh,
    ),
  ],
  en: [
    steps(
      `Guarantee. On 6 November 2023 the target signed a guarantee contract with a bank, Dongshi branch, assuming joint and several liability for a loan of 5,000,000 yuan to Weiguo Trading Co., Ltd. (shareholder: Shen Weiguo, brother of {{seller_name}}). The principal debt falls due on 5 November 2025 and is not in default. ${resolution[1]} Annexed: guarantee contract, copy of the shareholders resolution.`,
      ...REST.en,
    ),
  ],
});

const ADMITTED = guarantee([
  '银行留存的股东会决议上有三名股东的签名，其中{{holder_name}}的签名不是其本人所签，当时没有召开股东会。',
  'The resolution kept by the bank bears the signatures of three shareholders; that of {{holder_name}} was not made by her, and no shareholders meeting was held at the time.',
]);
const DENIED = guarantee([
  '担保已经股东会决议同意，决议由沈维民、韩静、彭立三名股东签名。',
  'The guarantee was approved by a resolution of the shareholders, signed by Shen Weimin, Han Jing and Peng Li.',
]);

const NOTHING_ELSE: Pair = {
  zh: [
    p(
      '除上述事项外，就转让方所知，没有其他对外担保、股权质押、行政处罚、未决争议和应当披露而未披露的重要事实。转让方知悉，故意隐瞒重要事实或者提供虚假情况的，应当承担赔偿责任（[[《中华人民共和国民法典》第五百条第二项]]），对方还可以请求撤销合同（[[第一百四十八条]]）。本函至签署之日如有变化，转让方及时书面补充。',
    ),
  ],
  en: [
    p(
      "Apart from the above, to the best of the transferor's knowledge, there is no other guarantee, no pledge of equity, no administrative penalty, no pending dispute and no important fact that ought to be disclosed but has not been. The transferor is aware that a party that intentionally conceals important facts or provides false information is liable to pay compensation ([[Civil Code, Article 500, item 2]]), and that the other party may also seek revocation of the contract ([[Article 148]]). If anything changes before signing, the transferor will promptly supplement this letter in writing.",
    ),
  ],
};

const DISCLOSED = value(
  'disclosed',
  '一、一笔 5,000,000 元的对外担保；二、登记在转让方名下的发明专利；三、未实缴出资 1,500,000 元；四、12 名员工的社会保险差额；五、中心医院合同的控股股东变更告知条款。',
  '1. a guarantee for 5,000,000 yuan; 2. the invention patent registered in the name of the transferor; 3. an unpaid contribution of 1,500,000 yuan; 4. the social insurance shortfall for twelve employees; 5. the change of control notice clause in the contract with the Central Hospital.',
);

export const DISCLOSURE_MODELS: CaseModels = {
  disclosure_letter: [
    sound(
      bi(
        '五项都写到对方能够核对，最难写的签名也如实写了：写清楚的是已披露的风险，由专项补偿处理。',
        'All five matters are disclosed in enough detail to be checked, and even the signature, the hardest point to put down, is stated truthfully: what is clearly disclosed is a known risk, to be dealt with by a specific indemnity.',
      ),
      { values: [DISCLOSED], parts: [text(letter(ADMITTED, NOTHING_ELSE))] },
    ),
    careless(
      bi(
        '只列名目，没有金额、期限和附件，对方无从核对，也很难算作已经披露。',
        'It lists mere headings without amounts, time limits or annexes: the other side has nothing to check, and this can hardly count as disclosure.',
      ),
      {
        values: [
          value(
            'disclosed',
            '担保、专利、出资、社会保险和客户合同的有关情况。',
            'Matters concerning a guarantee, a patent, contributions, social insurance and customer contracts.',
          ),
        ],
        parts: [
          text(
            letter(
              {
                zh: [
                  steps(
                    '公司曾为关联方的银行贷款提供担保，目前一切正常。',
                    '有一件专利登记在转让方名下，由公司使用。',
                    '转让方有部分出资未到期。',
                    '社会保险按当地通常做法缴纳。',
                    '个别客户合同有告知条款。',
                  ),
                ],
                en: [
                  steps(
                    'The company has guaranteed a bank loan to a related party; everything is in order at present.',
                    'A patent is registered in the name of the transferor and used by the company.',
                    "Part of the transferor's contribution is not yet due.",
                    'Social insurance is paid in accordance with usual local practice.',
                    'Some customer contracts require notice.',
                  ),
                ],
              },
              {
                zh: [p('除此以外没有其他重要事实。')],
                en: [p('There are no other important facts.')],
              },
            ),
          ),
        ],
      },
    ),
    wrong(
      bi(
        '写成决议由三名股东签名同意，隐瞒了韩静的签名并非本人所签。这是提供虚假情况（《民法典》第五百条第二项），合同可能被撤销（第一百四十八条）。',
        'It says that three shareholders signed the resolution and approved the guarantee, and conceals that the signature of Han Jing was not made by her. That is providing false information (Civil Code, Article 500, item 2), and the contract may be revoked (Article 148).',
      ),
      { values: [DISCLOSED], parts: [text(letter(DENIED, NOTHING_ELSE))] },
    ),
  ],
};
