import type { CaseDocument } from '@lets/contract';
import { bi, heading, line, p, part, quote, table, title } from '../build.ts';
import { reference } from './fields.ts';

/** Reference answers where the court below found 200,000 and the borrower appeals. */

const PETITION = reference(
  'reference_petition',
  bi('上诉状参考答案', 'Reference: appeal petition'),
  [
    title('民事上诉状'),
    line('上诉人（原审被告）：周启明。委托诉讼代理人：梁若溪，衡川律师事务所律师。'),
    line('被上诉人（原审原告）：陈晓岚。'),
    p(
      '上诉人因民间借贷纠纷一案，不服明德市清和区人民法院 2025 年 5 月 13 日送达的（2025）明 0102 民初 217 号民事判决，现提起上诉。',
    ),
    part('上诉请求'),
    p(
      '一、将原判决主文的借款本金 200,000 元改判为 191,000 元，利息以此为基数，自 2023 年 3 月 12 日起按年利率 14.6% 计算至实际清偿之日止，驳回被上诉人的其他诉讼请求；二、一审案件受理费 5,184.40 元按改判的结果由被上诉人负担 233.30 元、上诉人负担 4,951.10 元，二审案件受理费由被上诉人负担。',
    ),
    part('事实和理由'),
    p(
      '一、现金交付由主张它的被上诉人证明（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十一条]]），上诉不改变举证责任。原判决以 2 月 27 日取现 10,000 元认定现金有来源，但取现距借款十三日，又不足以支付被上诉人自称放入信封的 10,200 元，这一理由不能成立。',
    ),
    p(
      '二、借条只能证明约定的金额，证人只看见信封，“二十万我认”与同一条消息里的“头一季的不是已经扣过了嘛”不能拆开。差额 9,000 元恰为三个月利息，转账后余额足以一次转足，原判决均未回应。',
    ),
    p(
      '三、新证据微信聊天（证据 8）形成于借款当晚：“到手十九万一，头一季的人家先扣了”。当时没有任何争议，与借条、转账一致，至少足以使现金交付真伪不明，应当认定该事实不存在（第一百零八条第二款）。丁大勇外出务工、更换号码，2025 年 5 月下旬始取得联系，属客观原因（第一百零一条第二款）；上诉人尚欠其工钱 2,600 元，并给过路费 200 元，特此说明。',
    ),
    line('此致　明德市中级人民法院'),
    line('上诉人：周启明（签名）　2025 年 5 月 26 日', 'right'),
    quote(
      '评分要点：请求能直接变成判项，一审受理费一并重算；抓住举证责任没有转移；对自己证据的弱点主动说明。一并要求降低利率的扣分：与一审答辩相反（第三百四十条），又把不服的数额变成 53,883.30 元、上诉费变成 1,147.08 元。',
    ),
  ],
  [
    title('Appeal Petition'),
    line('Appellant (defendant below): Zhou Qiming. Counsel: Liang Ruoxi, Hengchuan Law Firm.'),
    line('Appellee (plaintiff below): Chen Xiaolan.'),
    p(
      "In a private lending dispute the appellant appeals against judgment (2025) Ming 0102 Civil First Instance No. 217 of the Qinghe District People's Court of Mingde City, which was served on 13 May 2025.",
    ),
    part('Requests'),
    p(
      '1. that the principal in the order be changed from 200,000 to 191,000 yuan, with interest on it at 14.6% a year from 12 March 2023 until the date of actual payment, and the other claims of the appellee dismissed; 2. that of the fee of the first instance, 5,184.40 yuan, the appellee bear 233.30 and the appellant 4,951.10, as follows from that result, and that the appellee bear the fee of the appeal.',
    ),
    part('Facts and Reasons'),
    p(
      '1. Delivery in cash must be proved by the appellee, who asserts it ([[CPL Interpretation, Article 91]]); the appeal does not shift the burden. The judgment found a source of the cash in the 10,000 withdrawn on 27 February. But that was thirteen days before the loan, and it was not enough for the 10,200 that the appellee says she put into the envelope. That reason cannot stand.',
    ),
    p(
      '2. The note proves what was agreed, the witness saw only an envelope, and "I admit the two hundred thousand" cannot be separated from "the first quarter\'s was already deducted, wasn\'t it" in the same message. The judgment does not deal with the fact that the gap is exactly three months\' interest, nor with the balance that would have sufficed to send the whole sum.',
    ),
    p(
      '3. The chat now submitted (evidence 8) dates from the evening of the loan: "Got a hundred and ninety-one; they took the first quarter out beforehand". There was no dispute then, and the chat agrees with the note and the transfer. At the very least it leaves the delivery in cash unclear, and the fact must be found not to exist (Article 108, second paragraph). Ding Dayong had left to work elsewhere and changed his number; he could be reached only late in May 2025, which is an objective cause (Article 101, second paragraph). The appellant owes him 2,600 yuan in wages and gave him 200 yuan for the fare, which he hereby discloses.',
    ),
    line("To the Mingde Intermediate People's Court"),
    line('Appellant: Zhou Qiming (signed), 26 May 2025', 'right'),
    quote(
      'Marking: credit is given if the request is worded so that it can be adopted as the order and the fee of the first instance is recalculated, if it is seen that the burden of proof has not shifted, and if the weak points of the evidence are disclosed. Marks are deducted for asking for a lower rate as well: that contradicts the defence at first instance (Article 340) and raises the amount appealed against to 53,883.30 yuan and the fee to 1,147.08.',
    ),
  ],
  'petition',
);

const EVIDENCE_LIST = reference(
  'reference_evidence_list',
  bi('新证据目录参考答案', 'Reference: list of new evidence'),
  [
    title('二审新证据目录和逾期说明'),
    table(
      ['项目', '写法'],
      [
        '名称和原载体',
        '2023 年 3 月 12 日周启明与丁大勇的微信聊天，原载体为丁大勇手机，当庭出示核对；附打印件',
      ],
      ['取得的经过', '丁大勇 2024 年春节后外出务工、更换号码；2025 年 5 月 24 日回明德后联系上'],
      ['证人', '丁大勇，出庭证明聊天的形成和保存；只作证亲身感知的事，没有见过交付'],
      ['证明目的', '借款当晚、争议发生以前，上诉人即说明到手 191,000 元、第一季利息先扣'],
      ['与证人的关系', '上诉人尚欠工钱 2,600 元；5 月请过一次饭，付路费 200 元；没有约定怎样作证'],
      [
        '逾期理由',
        '客观原因（《民诉法解释》第一百零一条第二款）：联系不上持有原载体的人，自己的手机 2024 年 8 月损坏',
      ],
    ),
    quote(
      '给过路费不丢人，瞒着才丢人：证人的必要费用由申请的一方先行垫付（《民事诉讼法》第七十七条）。等到证人自己在庭上说出来，连聊天的可信度也一起受损。',
    ),
  ],
  [
    title('List of New Evidence and Explanation'),
    table(
      ['Item', 'How to put it'],
      [
        'Name and original',
        "Chat between Zhou Qiming and Ding Dayong of 12 March 2023; the original is on Ding Dayong's phone, to be produced and checked in court; a printout is annexed",
      ],
      [
        'How it was obtained',
        'Ding Dayong left to work elsewhere after the spring festival of 2024 and changed his number; he was reached when he came back to Mingde on 24 May 2025',
      ],
      [
        'Witness',
        'Ding Dayong, who will testify in court to how the chat was written and kept; he testifies only to what he himself perceived, and saw no delivery',
      ],
      [
        'Purpose',
        'On the evening of the loan, before any dispute, the appellant said that he had received 191,000 and that the interest of the first quarter was taken out beforehand',
      ],
      [
        'Ties to the witness',
        'The appellant owes him 2,600 yuan in wages; in May he bought him a meal and paid 200 yuan for the fare; nothing was agreed about what he would say',
      ],
      [
        'The delay',
        "An objective cause (CPL Interpretation, Article 101, second paragraph): the holder of the original could not be reached, and the appellant's own phone broke in August 2024",
      ],
    ),
    quote(
      'There is nothing wrong in paying the fare, only in hiding it: the necessary costs of a witness are advanced by the party that calls him (Civil Procedure Law, Article 77). If the witness is the first to mention it in court, the chat loses credibility as well.',
    ),
  ],
  'evidence_list',
);

const ANSWER = reference(
  'reference_answer',
  bi('二审答辩状参考答案', 'Reference: answer to the appeal'),
  [
    title('民事答辩状'),
    p('请求驳回上诉，维持原判。'),
    p(
      '一、一审的认定不只依靠取现一条理由：借条载明 200,000 元、当日下午交付信封并说“那就都清了”、到期后明确表示“二十万我认”，这三条都没有被新证据动摇。取现 10,000 元一条确有不足，由证据 7 补足。',
    ),
    p(
      '二、证据 8 是上诉人单方对自己工人所说，被上诉人没有参与，不能证明双方约定预先扣息；当晚丁大勇正在催要工钱，上诉人少说到手的钱有其动机。丁大勇等着上诉人付 2,600 元，没有见过交付。',
    ),
    p(
      '三、证据 7 由店员逐日记载，前后页连续：3 月 10 日收银转入后结余 10,470 元，3 月 12 日支出 10,200 元。括号内文字系被上诉人当晚补写，数字和刮擦由谁形成不能确定，如实说明。一审所答“没有记过这笔”，是指本人没有记账，并非没有账本（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第三百四十条]]）。逾期系误以为账本已由离职店员带走，并非故意或者重大过失，且与基本事实有关，应当采纳（第一百零二条），被上诉人愿意接受训诫。',
    ),
    p('四、被上诉人没有上诉，不另提请求。'),
    quote('评分要点：知道举证责任在自己一方；先守一审的理由；账本的弱点自己先说；不在答辩里加律师费。'),
  ],
  [
    title('Answer to the Appeal'),
    p('The appeal should be dismissed and the judgment upheld.'),
    p(
      '1. The judgment does not rest on the withdrawal alone. The note states 200,000; an envelope was handed over that afternoon with the words "then that\'s all settled"; and after the due date he wrote "I admit the two hundred thousand". The new evidence undermines none of these. The reason based on the withdrawal of 10,000 is indeed insufficient; evidence 7 supplies what is missing.',
    ),
    p(
      '2. Evidence 8 is what the appellant alone told his own workman. The appellee had no part in it, and it does not prove that a deduction was agreed. Ding Dayong was asking for his wages that evening, and the appellant had reason to understate what he had received. Ding is waiting for 2,600 yuan from him and saw no delivery.',
    ),
    p(
      '3. Evidence 7 was kept from day to day by the assistant, and its pages are continuous: after the transfer from the till on 10 March the balance was 10,470, and on 12 March 10,200 was paid out. The words in brackets were added by the appellee that evening; she cannot say who wrote the figures or who scraped the page, and discloses this. Her answer at first instance, "I did not enter this sum", meant that she herself had not entered it, not that there was no book ([[CPL Interpretation, Article 340]]). The book is late because she believed that the assistant who left had taken it, which is neither intent nor gross negligence; it bears on a basic fact and should be admitted (Article 102), and she accepts a reprimand.',
    ),
    p('4. The appellee has not appealed and makes no request of her own.'),
    quote(
      'Marking: credit is given if the paper recognises that the burden of proof is on its own side, defends the reasons of the judgment first, discloses the weak points of the book, and adds no claim for legal fees.',
    ),
  ],
  'answer',
);

const JUDGMENT = reference(
  'reference_appeal_judgment',
  bi('二审判决书参考答案', 'Reference: judgment of second instance'),
  [
    title('民事判决书（二审认定和说理部分）'),
    part('本院二审'),
    p(
      '二审中，上诉人提交微信聊天记录（证据 8），证人丁大勇出庭作证；被上诉人提交备用金流水本（证据 7）。两份证据均在一审举证期限内存在而未提交。证据 8 的原载体由丁大勇持有，丁大勇外出务工、变更联系方式，上诉人 2025 年 5 月下旬始能取得，属客观原因，视为未逾期（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零一条第二款]]），予以采纳。证据 7 一直在被上诉人店内，被上诉人疏于寻找，但没有证据证明其故意隐匿或者有重大过失，予以采纳，并予训诫（[[第一百零二条第二款]]）。',
    ),
    p(
      '关于证据 7。流水本系日常逐日记载，前后页连续，形式上的真实性予以确认；它证明 2023 年 3 月 10 日备用金结余 10,470 元，3 月 12 日有现金支出并注明“取 周”。该行数字书写方式与他处不同，括号内文字由被上诉人自行补写，3 月 15 日结余在相应数位有刮擦，支出的数额须结合其他证据认定。补写由被上诉人主动说明，刮擦由何人、何时形成不能查明，不足以认定伪造重要证据，不适用[[《中华人民共和国民事诉讼法》第一百一十四条]]。',
    ),
    p(
      '关于证据 8。聊天形成于借款当晚，原载体完整，真实性予以确认；内容系上诉人单方对第三人的陈述，被上诉人没有参与。丁大勇与上诉人有工资债权债务，收受路费 200 元系出庭的必要费用，其证言与原载体一致的部分予以采信；怎样“先扣”，丁大勇没有亲身感知。',
    ),
    part('本院认为'),
    p(
      '二审围绕上诉请求进行审理（[[《中华人民共和国民事诉讼法》第一百七十五条]]）。双方对利率和起息日期未上诉，不予审理。争议焦点是 9,000 元是否以现金交付。主张交付的被上诉人对此负有举证证明责任，上诉人提起上诉并不改变举证责任的分配（《解释》第九十一条）。一审以 2 月 27 日取现 10,000 元认定现金来源，取现距借款十三日，又不足以支付 10,200 元，该理由不当，应予纠正。但流水本表明 3 月 10 日备用金结余足以支付 10,200 元，3 月 12 日确有现金交给“周”，与借条、“剩下的下午见面说”、信封的交付、“那就都清了”以及“二十万我认”相互印证，现金交付具有高度可能性（第一百零八条第一款）。证据 8 系上诉人单方陈述，结合差额恰为三个月利息，尚不足以使该事实真伪不明。一审认定虽有瑕疵，裁判结果正确，应予维持（第三百三十二条）。',
    ),
    p('依照[[《中华人民共和国民事诉讼法》第一百七十七条第一款第一项]]规定，判决如下：'),
    p('驳回上诉，维持原判。'),
    p('一审案件受理费的负担按原判决执行；二审案件受理费 91.33 元，由上诉人周启明负担。'),
    p('本判决为终审判决。'),
    heading('另一种结果'),
    p(
      '合议庭多数认为聊天、三个月利息恰为差额、余额足以一次转足，连同流水本的疑点，已使现金交付真伪不明的，依照第一百七十七条第一款第二项，主文写：一、变更一审判决主文为“周启明于本判决生效之日起十日内返还陈晓岚借款本金 191,000 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）”；二、驳回陈晓岚的其他诉讼请求。一审案件受理费 5,184.40 元，由陈晓岚负担 233.30 元，由周启明负担 4,951.10 元；二审案件受理费 91.33 元，由陈晓岚负担：改变原判决的，应当对原审诉讼费用的负担一并作出处理（《解释》第一百九十六条）。评分看说理，不看结果。',
    ),
  ],
  [
    title('Civil Judgment (findings and reasons of the second instance)'),
    part('The Second Instance'),
    p(
      "The appellant submitted a chat record (evidence 8), and the witness Ding Dayong testified; the appellee submitted a petty cash book (evidence 7). Both items existed during the first instance and were not submitted in time. The original of evidence 8 was with Ding Dayong, who had left to work elsewhere and changed his number; the appellant could obtain it only late in May 2025. That is an objective cause, so the evidence is deemed to be in time ([[CPL Interpretation, Article 101, second paragraph]]), and it is admitted. Evidence 7 was in the appellee's shop throughout. She did not look for it carefully, but nothing shows that she concealed it intentionally or was grossly negligent: it is admitted and she is reprimanded ([[Article 102, second paragraph]]).",
    ),
    p(
      'As to evidence 7, the book was kept from day to day and its pages are continuous; it is genuine in form. It proves a balance of petty cash of 10,470 on 10 March 2023, and that on 12 March cash was paid out with the note "Taken, Zhou". The figures of that line are written unlike the others, the words in brackets were added by the appellee, and the balance of 15 March is scraped at the digit concerned: how much was paid out must be determined together with the other evidence. The appellee disclosed her addition herself; who scraped the page, and when, cannot be established. Forgery of important evidence is not established, and [[Civil Procedure Law, Article 114]] is not applied.',
    ),
    p(
      'As to evidence 8, the chat dates from the evening of the loan and the original is complete: it is authentic. Its content is what the appellant alone told a third person, and the appellee had no part in it. The appellant owes Ding Dayong wages, and the 200 yuan for the fare was a necessary cost of appearing; his testimony is accepted in so far as it agrees with the original. He did not himself perceive how the interest was taken out "beforehand".',
    ),
    part('The Court Holds'),
    p(
      'The trial on appeal is confined to the requests made in the appeal ([[Civil Procedure Law, Article 175]]). Neither side has appealed against the rate or the date from which interest runs, and these points are not tried. The issue is whether 9,000 was delivered in cash. The burden of proof is on the appellee, who asserts delivery, and the appeal does not shift it (Interpretation, Article 91). The judgment below found a source of the cash in the 10,000 withdrawn on 27 February; but that was thirteen days before the loan, and it was not enough to pay 10,200. That reason was unsound and is corrected. The book shows, however, that on 10 March the balance of petty cash sufficed to pay 10,200, and that on 12 March cash was indeed handed to "Zhou". This is corroborated by the note, "the rest when we meet this afternoon", the envelope, "then that\'s all settled" and "I admit the two hundred thousand": delivery in cash is highly probable (Article 108, first paragraph). Evidence 8 is the statement of the appellant alone; even together with a gap of exactly three months\' interest it does not leave the fact unclear. Although the findings below are flawed, the result is correct and is upheld (Article 332).',
    ),
    p('Under [[Article 177, first paragraph, item 1, of the Civil Procedure Law]] the court decides:'),
    p('The appeal is dismissed and the judgment upheld.'),
    p(
      'The fee of the first instance is borne as the judgment below provides; the fee of the appeal, 91.33 yuan, is borne by the appellant Zhou Qiming.',
    ),
    p('This judgment is final.'),
    heading('The other result'),
    p(
      "If the majority considers that the chat, a gap of exactly three months' interest and a balance that would have sufficed to send the whole sum, together with the doubts about the book, leave delivery in cash unclear, the order reads, under Article 177, first paragraph, item 2: 1. The order of the judgment is varied: Zhou Qiming shall within ten days of this judgment taking effect repay Chen Xiaolan the principal of 191,000 yuan with interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment; 2. the other claims of Chen Xiaolan are dismissed. Of the fee of the first instance, 5,184.40 yuan, Chen Xiaolan bears 233.30 and Zhou Qiming 4,951.10; the fee of the appeal, 91.33 yuan, is borne by Chen Xiaolan: a court that changes a judgment must also deal with the costs of the first instance (Interpretation, Article 196). It is the reasoning that is marked, not the result.",
    ),
  ],
  'judgment',
);

export const BORROWER_APPEALS_REFERENCES: readonly CaseDocument[] = [
  PETITION,
  EVIDENCE_LIST,
  ANSWER,
  JUDGMENT,
];
