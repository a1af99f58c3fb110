import type { BilingualDocument, PaperPart, PaperValue } from '@lets/contract';
import { type Block, bi, line, p, part, seal, sign, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  text,
  textUnless,
  textWhen,
  value,
  voted,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';

/** The second deliberation carried 200,000; in every other run the judgment is written on 191,000. */
const ON_THE_NOTE = [voted('second_vote', 'passed')];

const HEAD: BilingualDocument = write(
  [
    title('{{court}}'),
    title('民事判决书'),
    line('{{case_number}}', 'right'),
    line(
      '原告：{{plaintiff_name}}，{{plaintiff_gender}}，{{plaintiff_birth}}出生，汉族，{{plaintiff_job}}，住{{plaintiff_address}}。',
    ),
    line('委托诉讼代理人：{{counsel_p_name}}，{{counsel_p_firm}}律师。'),
    line(
      '被告：{{defendant_name}}，{{defendant_gender}}，{{defendant_birth}}出生，汉族，{{defendant_job}}，住{{defendant_address}}。',
    ),
    line('委托诉讼代理人：{{counsel_d_name}}，{{counsel_d_firm}}律师。'),
    p(
      '原告{{plaintiff_name}}与被告{{defendant_name}}民间借贷纠纷一案，本院于 {{filing_date}}立案后，依法适用普通程序，于 {{hearing_date}}公开开庭进行了审理。原告{{plaintiff_name}}及其委托诉讼代理人{{counsel_p_name}}、被告{{defendant_name}}及其委托诉讼代理人{{counsel_d_name}}到庭参加诉讼。本案现已审理终结。',
    ),
  ],
  [
    title('{{court}}'),
    title('Civil Judgment'),
    line('{{case_number}}', 'right'),
    line(
      'Plaintiff: {{plaintiff_name}}, {{plaintiff_gender}}, born {{plaintiff_birth}}, Han, {{plaintiff_job}}, residing at {{plaintiff_address}}.',
    ),
    line('Counsel: {{counsel_p_name}}, lawyer, {{counsel_p_firm}}.'),
    line(
      'Defendant: {{defendant_name}}, {{defendant_gender}}, born {{defendant_birth}}, Han, {{defendant_job}}, residing at {{defendant_address}}.',
    ),
    line('Counsel: {{counsel_d_name}}, lawyer, {{counsel_d_firm}}.'),
    p(
      'The private lending dispute between {{plaintiff_name}} and {{defendant_name}} was registered by this court on {{filing_date}} and heard in public on {{hearing_date}} under the ordinary procedure. The plaintiff {{plaintiff_name}} with her counsel {{counsel_p_name}} and the defendant {{defendant_name}} with his counsel {{counsel_d_name}} appeared. The trial is concluded.',
    ),
  ],
);

const CLAIMS: BilingualDocument = write(
  [
    p(
      '{{plaintiff_name}}向本院提出诉讼请求：1. 判令{{defendant_name}}返还借款本金 {{note_amount}} 元；2. 判令{{defendant_name}}支付利息（以未还本金为基数，按年利率 14.6%，自 {{loan_date}}起计算至实际清偿之日止，暂计至 {{complaint_date}}为 58,960 元）；3. 判令{{defendant_name}}承担诉讼费用。事实和理由：{{defendant_name}}于 {{loan_date}}出具借条借款 {{note_amount}} 元，约定借期一年、{{agreed_rate}}。当日转账 {{transfer_amount}} 元，另以现金交付 {{disputed_amount}} 元。到期后多次催要未还。',
    ),
    p(
      '{{defendant_name}}辩称：实际只收到 {{transfer_amount}} 元，{{disputed_amount}} 元是预先扣除的三个月利息；当日下午收到的信封内是货架尾款 1,200 元。同意返还 {{transfer_amount}} 元及法律保护范围内的利息，请求驳回其他诉讼请求。',
    ),
  ],
  [
    p(
      '{{plaintiff_name}} claims: 1. that {{defendant_name}} repay the principal of {{note_amount}} yuan; 2. that he pay interest on the outstanding principal at 14.6% a year from {{loan_date}} until the date of actual payment (58,960 yuan up to {{complaint_date}}); 3. that he bear the costs. Facts and grounds: on {{loan_date}} {{defendant_name}} gave a note for a loan of {{note_amount}} yuan, for one year, at {{agreed_rate}}. {{transfer_amount}} yuan was transferred that day and {{disputed_amount}} yuan delivered in cash. After the due date repeated demands brought nothing.',
    ),
    p(
      "{{defendant_name}} answers: he received only {{transfer_amount}} yuan; the {{disputed_amount}} yuan was three months' interest deducted in advance; the envelope of that afternoon held the 1,200 yuan still owed for shelves. He agrees to repay {{transfer_amount}} yuan with the interest that the law protects, and asks that the other claims be dismissed.",
    ),
  ],
);

const EVIDENCE: BilingualDocument = write(
  [
    p(
      '当事人围绕诉讼请求依法提交了证据，本院组织当事人进行了证据交换和质证。对当事人无异议的借条、银行电子回单、微信聊天记录、货架销售单的真实性，以及本院依申请调取的账户明细，本院予以确认并在卷佐证。证人{{witness_name}}看见{{plaintiff_name}}当日下午交给{{defendant_name}}一个信封，这一点双方没有异议，本院予以采信；但证人没有看见信封内为何物，也没有听见双方提及金额，且租用{{plaintiff_name}}的柜台，与其有利害关系，其证言不能单独证明信封内有借款 {{disputed_amount}} 元。',
    ),
    p(
      '本院认定事实如下：2023 年 3 月 11 日晚，双方在微信中商定借款 {{note_amount}} 元、借期一年、{{agreed_rate}}、按季付息，{{plaintiff_name}}问“头一季的怎么弄”，双方通话后称“那就按刚才说的”。{{loan_date}} 10 时 42 分，{{plaintiff_name}}转账 {{transfer_amount}} 元，当日没有现金支取，转账后账户余额为 45,418.52 元。当日下午{{defendant_name}}交付借条。借款于 {{due_date}}到期。2024 年 3 月 20 日，{{defendant_name}}称“二十万我认，利息能不能少算点，头一季的不是已经扣过了嘛”，{{plaintiff_name}}答“先把本金还了再说利息的事”。此后又经两次催要，{{defendant_name}}至今没有还本付息。',
    ),
  ],
  [
    p(
      "The parties submitted evidence on the claims, and this court held an exchange of evidence and cross-examination. The authenticity of the loan note, the transfer slip, the chat records and the sales slip is not in dispute; these, and the account statement obtained by this court on request, are admitted and on file. The witness {{witness_name}} saw {{plaintiff_name}} give {{defendant_name}} an envelope that afternoon, which is common ground and is accepted. But he did not see what was in it, nor did he hear an amount mentioned; and as the tenant of a counter in {{plaintiff_name}}'s shop he has an interest. His testimony alone does not prove that the envelope held {{disputed_amount}} yuan of the loan.",
    ),
    p(
      'This court finds: on the evening of 11 March 2023 the parties agreed by message on a loan of {{note_amount}} yuan for one year at {{agreed_rate}}, interest quarterly; {{plaintiff_name}} asked "what about the first quarter", and after a call wrote "then as we just said". On {{loan_date}} at 10:42 she transferred {{transfer_amount}} yuan; no cash was withdrawn that day, and 45,418.52 yuan was left in the account. That afternoon {{defendant_name}} delivered the note. The loan fell due on {{due_date}}. On 20 March 2024 {{defendant_name}} wrote "I admit the two hundred thousand. Could you make the interest a little less? The first quarter\'s was already deducted, wasn\'t it", and {{plaintiff_name}} answered "pay back the principal first, then we\'ll talk about interest". After two further demands {{defendant_name}} has paid neither principal nor interest.',
    ),
  ],
);

const PRINCIPAL_LENT: BilingualDocument = write(
  [
    p(
      '关于本金。借条载明的借款金额，一般认定为本金；预先在本金中扣除利息的，应当将实际出借的金额认定为本金。借条与转账相差 {{disputed_amount}} 元，{{plaintiff_name}}主张以现金交付，应当对这一事实承担举证证明责任。其没有提供收条、记账或者当日支取的凭证；转账后余额足以一次转足，另付一部分现金缺乏合理解释；{{disputed_amount}} 元恰为三个月利息，与按季付息的约定吻合；诉讼前{{defendant_name}}即称“已经扣过”，{{plaintiff_name}}没有否认。{{defendant_name}}提供的反驳证据足以使现金交付的事实真伪不明，应当认定该事实不存在。故本金认定为 {{found_principal}} 元。',
    ),
  ],
  [
    p(
      'As to the principal. The amount stated in a note is generally found to be the principal; where interest was deducted in advance, it is the amount actually lent. The note and the transfer differ by {{disputed_amount}} yuan. {{plaintiff_name}} asserts that she delivered this in cash and bears the burden of proving it. She has produced no receipt, entry or withdrawal of that day; the balance would have sufficed to send the whole at once, and no reason is given for paying a part in cash; {{disputed_amount}} yuan is exactly three months\' interest and fits the agreement on quarterly interest; and before the action {{defendant_name}} wrote that it "was already deducted", which she did not deny. The evidence brought against the delivery leaves it unclear, and the court must find that it did not take place. The principal is {{found_principal}} yuan.',
    ),
  ],
);

const PRINCIPAL_NOTED: BilingualDocument = write(
  [
    p(
      '关于本金。借条系{{defendant_name}}亲笔书写，载明借到 {{note_amount}} 元，是借款金额的直接证据。双方没有预先扣除利息的书面约定；{{plaintiff_name}}于 2023 年 2 月 27 日支取现金 10,000 元，现金有来源；证人看见当日下午交付信封，{{defendant_name}}称“那就都清了”；到期后{{defendant_name}}明确表示“二十万我认”。上述证据相互印证，足以使本院确信 {{disputed_amount}} 元以现金交付具有高度可能性。“头一季的已经扣过”系{{defendant_name}}单方所言，{{plaintiff_name}}未予回应不等于承认。故本金认定为 {{found_principal}} 元。',
    ),
  ],
  [
    p(
      'As to the principal. {{defendant_name}} wrote the note in his own hand; that he borrowed {{note_amount}} yuan stands in it and is direct evidence. No agreement to deduct interest in advance was put in writing; {{plaintiff_name}} withdrew 10,000 yuan in cash on 27 February 2023, so the cash has a source; the witness saw an envelope handed over that afternoon, and {{defendant_name}} said "then that\'s all settled"; and after the due date he wrote "I admit the two hundred thousand". Together these satisfy this court that delivery of {{disputed_amount}} yuan in cash is highly probable. That the first quarter "was already deducted" is his word alone, and silence is no admission. The principal is {{found_principal}} yuan.',
    ),
  ],
);

const interest = (zh: string, en: string): BilingualDocument => write([p(zh)], [p(en)]);

const INTEREST = interest(
  '关于利息。双方约定的月利率 1.5% 折合年利率 18%，超过合同成立时一年期贷款市场报价利率 {{lpr}} 的四倍即 14.6%，超过部分不予支持；以认定的本金 {{found_principal}} 元为基数，按{{found_rate}} 计算。借条约定了借期内利率而没有约定逾期利率，{{plaintiff_name}}主张逾期期间按不超过借期内利率的标准计算，于法有据。{{defendant_name}}没有支付过利息，利息自款项到账的 {{loan_date}}起算。',
  'As to interest. The agreed 1.5% a month, 18% a year, exceeds four times the one-year loan prime rate of {{lpr}} when the contract was formed, which is 14.6%; the excess is not allowed. Interest is reckoned on the principal found, {{found_principal}} yuan, at {{found_rate}}. The note fixes a rate for the term and none for delay; that {{plaintiff_name}} claims no more than the rate of the term for the time of delay has a basis in law. {{defendant_name}} has paid no interest, and interest runs from {{loan_date}}, when the money arrived.',
);
const INTEREST_WRONG = interest(
  '关于利息。双方约定的年利率 18% 过高。原告起诉时一年期贷款市场报价利率为 3.1%，其四倍为 12.4%，故以 {{found_principal}} 元为基数，按{{found_rate}} 支持，自 {{loan_date}}起算。',
  'As to interest. The agreed 18% a year is too high. When the action was brought the one-year loan prime rate was 3.1%, and four times that is 12.4%. Interest is therefore allowed on {{found_principal}} yuan at {{found_rate}} from {{loan_date}}.',
);

/** What becomes of the other claims, and who bears the fee. */
interface Rest {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
  readonly fee: readonly [zh: string, en: string];
}

const decided = (rest: Rest): BilingualDocument =>
  write(
    [
      p(
        '综上所述，依照[[《中华人民共和国民法典》第六百七十条]]、[[第六百七十四条]]、[[第六百七十五条]]、[[第六百七十六条]]、[[第六百七十九条]]、[[第六百八十条第一款]]，[[《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十五条]]、[[第二十六条]]、[[第二十八条]]，[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]、[[第一百零八条]]规定，判决如下：',
      ),
      p(
        '一、被告{{defendant_name}}于本判决生效之日起十日内返还原告{{plaintiff_name}}借款本金 {{found_principal}} 元，并支付利息（以未还本金为基数，自 {{loan_date}}起至实际清偿之日止，按{{found_rate}} 计算）；',
      ),
      ...rest.zh,
      p(
        '如果未按本判决指定的期间履行给付金钱义务，应当依照[[《中华人民共和国民事诉讼法》第二百六十四条]]规定，加倍支付迟延履行期间的债务利息。',
      ),
      p(rest.fee[0]),
      p(
        '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，上诉于{{appeal_court}}。',
      ),
      ...signed({
        presiding: '审判长',
        judge: '审判员',
        assessor: '人民陪审员',
        clerk: '书记员',
        court: '明德市清和区人民法院',
      }),
    ],
    [
      p(
        'For these reasons, under [[Civil Code, Articles 670, 674, 675, 676, 679 and 680, first paragraph]], [[Private Lending Provisions, Articles 25, 26 and 28]] and [[CPL Interpretation, Articles 91 and 108]], this court decides:',
      ),
      p(
        '1. The defendant {{defendant_name}} shall, within ten days of this judgment taking effect, repay the plaintiff {{plaintiff_name}} the principal of {{found_principal}} yuan with interest (on the outstanding principal, from {{loan_date}} until the date of actual payment, at {{found_rate}});',
      ),
      ...rest.en,
      p(
        'If the money is not paid within the time set by this judgment, interest on the debt is doubled for the period of delay under [[Civil Procedure Law, Article 264]].',
      ),
      p(rest.fee[1]),
      p(
        'A party who does not accept this judgment may, within fifteen days of its service, file an appeal with this court, with a copy for each opposing party, to {{appeal_court}}.',
      ),
      ...signed({
        presiding: 'Presiding judge',
        judge: 'Judge',
        assessor: "People's assessor",
        clerk: 'Court clerk',
        court: "Qinghe District People's Court",
      }),
    ],
  );

function signed(labels: Record<'presiding' | 'judge' | 'assessor' | 'clerk' | 'court', string>): Block[] {
  return [
    sign('presiding', labels.presiding),
    sign('judge', labels.judge),
    sign('assessor', labels.assessor),
    line('{{judgment_date}}', 'right'),
    sign('clerk', labels.clerk),
    seal(labels.court),
  ];
}

const REASONS: PaperPart = text(write([part('本院认为')], [part('Reasons')]));
const PRINCIPAL: readonly PaperPart[] = [
  textUnless(ON_THE_NOTE, PRINCIPAL_LENT),
  textWhen(ON_THE_NOTE, PRINCIPAL_NOTED),
];

const found = (
  rate: readonly [zh: string, en: string],
  plaintiffs: readonly [onNote: string, lent: string],
  defendants: readonly [onNote: string, lent: string],
): PaperValue[] => [
  value('found_principal', '200,000', '200,000', ...ON_THE_NOTE),
  value('found_principal', '191,000', '191,000'),
  value('found_rate', ...rate),
  value('fee_total', '5,184.40', '5,184.40'),
  value('fee_plaintiff', plaintiffs[0], plaintiffs[0], ...ON_THE_NOTE),
  value('fee_plaintiff', plaintiffs[1], plaintiffs[1]),
  value('fee_defendant', defendants[0], defendants[0], ...ON_THE_NOTE),
  value('fee_defendant', defendants[1], defendants[1]),
];
/** The fee is shared by how much of the claims is allowed (the reference judgment shows the sums). */
const LAWFUL = found(['年利率 14.6%', '14.6% a year'], ['0', '233.30'], ['5,184.40', '4,951.10']);
const BELOW = found(['年利率 12.4%', '12.4% a year'], ['176.27', '404.38'], ['5,008.13', '4,780.02']);

const IN_PART: Rest = {
  zh: [p('二、驳回原告{{plaintiff_name}}的其他诉讼请求。')],
  en: [p('2. The other claims of the plaintiff {{plaintiff_name}} are dismissed.')],
  fee: [
    '案件受理费 {{fee_total}} 元，由原告{{plaintiff_name}}负担 {{fee_plaintiff}} 元，由被告{{defendant_name}}负担 {{fee_defendant}} 元。',
    'Of the court fee of {{fee_total}} yuan, the plaintiff {{plaintiff_name}} bears {{fee_plaintiff}} yuan and the defendant {{defendant_name}} {{fee_defendant}} yuan.',
  ],
};
/** On the note, and at the rate claimed, nothing is left to dismiss. */
const IN_FULL: Rest = {
  zh: [],
  en: [],
  fee: [
    '案件受理费 {{fee_total}} 元，由被告{{defendant_name}}负担。',
    'The court fee of {{fee_total}} yuan is borne by the defendant {{defendant_name}}.',
  ],
};

export const JUDGMENT_MODELS: CaseModels = {
  judgment_form: [
    sound(
      bi(
        '举证责任、证明标准、利率上限都落到条文；判项能算得出数，受理费按比例分担。',
        'Burden, standard of proof and limit of the rate each rest on an article; the order can be reckoned and the fee is shared in proportion.',
      ),
      {
        values: LAWFUL,
        parts: [
          text(HEAD),
          text(CLAIMS),
          text(EVIDENCE),
          REASONS,
          ...PRINCIPAL,
          text(INTEREST),
          textUnless(ON_THE_NOTE, decided(IN_PART)),
          textWhen(ON_THE_NOTE, decided(IN_FULL)),
        ],
      },
    ),
    careless(
      bi(
        '对有争议的证据没有说明采纳或者不采纳的理由，本金怎样认定一句带过。',
        'No reason why the evidence in dispute is accepted or not, and one sentence on how the principal is found.',
      ),
      {
        values: LAWFUL,
        parts: [
          text(HEAD),
          text(CLAIMS),
          text(
            write(
              [
                p(
                  '本院经审理查明：双方于 {{loan_date}}发生借贷关系，被告至今未还。以上事实有双方提交的证据在卷佐证。',
                ),
              ],
              [
                p(
                  'This court finds that the parties entered into a loan on {{loan_date}} and that the defendant has not repaid it. The evidence of both sides on file bears this out.',
                ),
              ],
            ),
          ),
          REASONS,
          text(
            write(
              [
                p(
                  '合法的借贷关系受法律保护。根据在案证据，借款本金认定为 {{found_principal}} 元，利息按{{found_rate}} 支持。',
                ),
              ],
              [
                p(
                  'A lawful loan is protected by law. On the evidence on file the principal is found to be {{found_principal}} yuan, and interest is allowed at {{found_rate}}.',
                ),
              ],
            ),
          ),
          textUnless(ON_THE_NOTE, decided(IN_PART)),
          textWhen(ON_THE_NOTE, decided(IN_FULL)),
        ],
      },
    ),
    wrong(
      bi(
        '用起诉时的 LPR（3.1%）算四倍。2020 年 8 月 20 日以后成立的合同，以合同成立时的一年期 LPR 为准：3.65% 的四倍是 14.6%。',
        'Four times the LPR at the time of the action (3.1%). What counts is the one-year LPR when the contract was formed: four times 3.65% is 14.6%.',
      ),
      {
        values: BELOW,
        parts: [
          text(HEAD),
          text(CLAIMS),
          text(EVIDENCE),
          REASONS,
          ...PRINCIPAL,
          text(INTEREST_WRONG),
          text(decided(IN_PART)),
        ],
      },
    ),
  ],
};
