import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, line, p, part, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';
import { BORROWERS_PETITION } from './petition-borrower.ts';

/** What is asked and the fee of it; the reasons, in three qualities. */
export interface Petition {
  readonly notes: Readonly<Record<'sound' | 'careless' | 'wrong', readonly [zh: string, en: string]>>;
  readonly asked: string;
  readonly requests: Both;
  readonly tooMuch: Both;
  readonly feeOfTooMuch: string;
  readonly reasons: Both;
  readonly vague: Both;
}

export interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const petition = (at: Premise, requests: Both, reasons: Both): BilingualDocument =>
  write(
    [
      title('民事上诉状'),
      line(
        `上诉人（${at.appellant.below[0]}）：{{appellant_name}}　　委托诉讼代理人：{{counsel_a_name}}，${at.appellant.firm[0]}律师`,
      ),
      line(`被上诉人（${at.appellee.below[0]}）：{{appellee_name}}`),
      p(
        '上诉人因民间借贷纠纷一案，不服{{first_court}} {{served_on}}送达的{{first_case_number}}民事判决，现提起上诉。',
      ),
      part('上诉请求'),
      ...requests.zh,
      part('事实和理由'),
      ...reasons.zh,
      p('此致'),
      line('{{court}}'),
      line('附：本上诉状副本 1 份'),
      sign('appellant', '上诉人'),
      line('{{appeal_date}}', 'right'),
    ],
    [
      title('Appeal Petition'),
      line(
        `Appellant (${at.appellant.below[1]}): {{appellant_name}}. Counsel: {{counsel_a_name}}, ${at.appellant.firm[1]}`,
      ),
      line(`Appellee (${at.appellee.below[1]}): {{appellee_name}}`),
      p(
        'In a private lending dispute the appellant appeals against judgment {{first_case_number}} of {{first_court}}, which was served on {{served_on}}.',
      ),
      part('Requests'),
      ...requests.en,
      part('Facts and Reasons'),
      ...reasons.en,
      p('To'),
      line('{{court}}'),
      line('Enclosed: one copy of this petition'),
      sign('appellant', 'Appellant'),
      line('{{appeal_date}}', 'right'),
    ],
  );

const PRINCIPAL = {
  zh: p(
    '一、请求将原判决第一项的借款本金 {{first_principal}} 元改判为 {{appeal_principal}} 元，利息以此为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算；',
  ),
  en: p(
    '1. that the principal in item 1 of the judgment be changed from {{first_principal}} to {{appeal_principal}} yuan, with interest on it at 14.6% a year from 12 March 2023 until the date of actual payment;',
  ),
};
const REQUESTS: Both = {
  zh: [PRINCIPAL.zh, p('二、一、二审案件受理费由被上诉人负担（上诉案件受理费 {{appeal_fee}} 元）。')],
  en: [
    PRINCIPAL.en,
    p('2. that the appellee bear the fees of both instances (fee of the appeal: {{appeal_fee}} yuan).'),
  ],
};
const WITH_FEES: Both = {
  zh: [
    PRINCIPAL.zh,
    p('二、请求判令被上诉人赔偿上诉人律师费 6,000 元；'),
    p('三、一、二审案件受理费由被上诉人负担（上诉案件受理费 {{appeal_fee}} 元）。'),
  ],
  en: [
    PRINCIPAL.en,
    p("2. that the appellee pay the appellant's legal fees of 6,000 yuan;"),
    p('3. that the appellee bear the fees of both instances (fee of the appeal: {{appeal_fee}} yuan).'),
  ],
};

const REASONS: Both = {
  zh: [
    p(
      '一、原判决以上诉人“没有收条、记账或者当日支取的凭证”，2 月 27 日取现 10,000 元又不足以支付 10,200 元为由，认定现金交付真伪不明，与新发现的事实不符。新找到的备用金流水本（证据 7）由店员逐日记载：3 月 10 日收银转入 2,300 元后结余 10,470 元，3 月 12 日支出 10,200 元。现金的来源和数额均有记载，这项理由不能成立。',
    ),
    p(
      '二、原判决认为另付一部分现金缺乏合理解释。支出的 10,200 元由借款 9,000 元和货架尾款 1,200 元组成，两笔款项同在 3 月 12 日下午以现金付清，与“剩下的下午见面说”、信封的交付、“那就都清了”相互印证。',
    ),
    p(
      '三、原判决以差额恰为三个月利息、“头一季的已经扣过”未被否认，推断预先扣息。数额相合只是巧合；被上诉人事后的单方说法，上诉人没有逐句反驳，不等于承认。全案证据已使现金交付的事实具有高度可能性，应当认定该事实存在（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零八条第一款]]）。',
    ),
    p(
      '四、流水本于 2025 年 5 月 20 日店铺搬迁时找到，上诉人此前误以为已由离职店员带走，逾期提供并非出于故意或者重大过失；且该证据与案件基本事实有关，应当采纳（[[同解释第一百零二条]]）。3 月 12 日一行括号内的文字系上诉人当晚补写，特此如实说明。',
    ),
  ],
  en: [
    p(
      '1. The judgment held that delivery in cash was unclear because the appellant had "no receipt, entry or withdrawal of that day", and because the 10,000 yuan withdrawn on 27 February was not enough to pay 10,200. This is inconsistent with the facts that have now come to light. The petty cash book (evidence 7), kept from day to day by an assistant, shows a balance of 10,470 yuan after a transfer of 2,300 from the till on 10 March, and a payment of 10,200 on 12 March. Both the source and the amount of the cash are recorded, so this reason cannot stand.',
    ),
    p(
      '2. The judgment found no reasonable explanation for paying a part in cash. The 10,200 yuan was made up of the 9,000 of the loan and the 1,200 still owed for shelves; both were paid in cash on the afternoon of 12 March. This is corroborated by "the rest when we meet this afternoon", by the handing over of the envelope and by "then that\'s all settled".',
    ),
    p(
      '3. The judgment inferred a deduction because the gap equals three months\' interest and "was already deducted" was not denied. It is mere coincidence that the figures agree; and that the appellant did not contradict every one-sided statement that the appellee made afterwards is no admission. The evidence as a whole makes delivery in cash highly probable, and the court should find that it took place ([[CPL Interpretation, Article 108, first paragraph]]).',
    ),
    p(
      '4. The book was found on 20 May 2025 when the shop moved; the appellant had believed that the former assistant had taken it with her. The delay was neither intentional nor grossly negligent; moreover, the evidence bears on a basic fact of the case and should be admitted ([[CPL Interpretation, Article 102]]). The words in brackets in the line of 12 March were added by the appellant that evening, which she hereby discloses.',
    ),
  ],
};
const VAGUE: Both = {
  zh: [
    p(
      '一审判决认定事实不清，适用法律不当，上诉人不服。上诉人借给被上诉人 200,000 元，有借条为证，现金 9,000 元确实已经交付。现在又找到一本账，可以证明上诉人说的是真话。请求二审法院查明事实，依法改判。',
    ),
  ],
  en: [
    p(
      'The facts found in the judgment are unclear and the law was not properly applied, and the appellant disagrees with it. She lent the appellee 200,000 yuan, as the note proves, and 9,000 of it was indeed handed over in cash. A book has now been found which shows that she is telling the truth. The court is asked to ascertain the facts and to amend the judgment according to law.',
    ),
  ],
};

const LENDERS_PETITION: Petition = {
  notes: {
    sound: [
      '请求可以直接变成判项；理由逐条回应一审；补写的事自己先说。',
      'The request can be adopted as the order, the grounds answer the reasons of the judgment one by one, and the addition is disclosed.',
    ],
    careless: [
      '只写“不服”，没有指出一审哪一项理由错在哪里，也没有说明证据为什么迟到。',
      'It merely says that the appellant disagrees: it does not say which reason is wrong and why, nor why the evidence is late.',
    ],
    wrong: [
      '二审增加了一审没有提出的律师费请求。对独立的新请求，二审只能根据自愿原则调解，调解不成的告知另行起诉（《民诉法解释》第三百二十六条）；写进上诉请求还要多交 150 元受理费。',
      'It adds a claim for legal fees that was not made at first instance. On an independent new claim the court of appeal may only mediate if the parties are willing and, failing a settlement, tells the party to bring a separate action (CPL Interpretation, Article 326); in the petition the claim merely adds 150 yuan to the fee.',
    ],
  },
  asked: '200,000',
  requests: REQUESTS,
  tooMuch: WITH_FEES,
  feeOfTooMuch: '241.33',
  reasons: REASONS,
  vague: VAGUE,
};

export const petitionModels = (at: Premise): CaseModels => {
  const own = either(at, LENDERS_PETITION, BORROWERS_PETITION);
  const values = (fee: string) => [
    value('appeal_principal', own.asked, own.asked),
    value('appeal_fee', fee, fee),
  ];
  const paper = (requests: Both, reasons: Both) => [text(petition(at, requests, reasons))];
  return {
    petition: [
      sound(bi(...own.notes.sound), { values: values('91.33'), parts: paper(own.requests, own.reasons) }),
      careless(bi(...own.notes.careless), { values: values('91.33'), parts: paper(own.requests, own.vague) }),
      wrong(bi(...own.notes.wrong), {
        values: values(own.feeOfTooMuch),
        parts: paper(own.tooMuch, own.reasons),
      }),
    ],
  };
};
