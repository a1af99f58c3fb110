import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, part, quote, table, title } from '../build.ts';
import { witnessReference } from '../witness-papers.ts';
import { onceDecided, reference } from './fields.ts';
import { either, type Premise } from './premise.ts';
import { BORROWER_APPEALS_REFERENCES } from './references-borrower.ts';
import { witnessMatter } from './witness.ts';

const PETITION = reference(
  'reference_petition',
  bi('上诉状参考答案', 'Reference: appeal petition'),
  [
    title('民事上诉状'),
    line('上诉人（原审原告）：陈晓岚。委托诉讼代理人：沈知行，恒正律师事务所律师。'),
    line('被上诉人（原审被告）：周启明。'),
    p(
      '上诉人因民间借贷纠纷一案，不服明德市清和区人民法院 2025 年 5 月 13 日送达的（2025）明 0102 民初 217 号民事判决，现提起上诉。',
    ),
    part('上诉请求'),
    p(
      '一、将原判决第一项的借款本金 191,000 元改判为 200,000 元，利息以此为基数，自 2023 年 3 月 12 日起按年利率 14.6% 计算至实际清偿之日止；二、一、二审案件受理费由被上诉人负担。',
    ),
    part('事实和理由'),
    p(
      '一、原判决认定现金交付真伪不明，首要理由是上诉人没有记账、取现 10,000 元不足以支付 10,200 元。新发现的备用金流水本（证据 7）载明 3 月 10 日收银转入 2,300 元后结余 10,470 元，3 月 12 日支出 10,200 元，资金来源和数额均有记载，该理由不能成立。',
    ),
    p(
      '二、流水本与“剩下的下午见面说”、信封的交付、“那就都清了”相互印证，现金交付已达到高度可能性（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零八条第一款]]）。',
    ),
    p(
      '三、流水本在店铺搬迁时于 2025 年 5 月 20 日找到，上诉人此前误以为已由离职店员带走，逾期提交并非故意或者重大过失；且该证据与基本事实有关，应当采纳（第一百零二条）。3 月 12 日一行括号内的文字系上诉人当晚补写，特此说明。',
    ),
    line('此致　明德市中级人民法院'),
    line('上诉人：陈晓岚（签名）　2025 年 5 月 26 日', 'right'),
    quote(
      '评分要点：请求能直接变成判项；理由逐条对应一审；补写的事实主动说明。写入律师费请求或者只写“不服一审”的扣分。',
    ),
  ],
  [
    title('Appeal Petition'),
    line('Appellant (plaintiff below): Chen Xiaolan. Counsel: Shen Zhixing, Hengzheng Law Firm.'),
    line('Appellee (defendant below): Zhou Qiming.'),
    p(
      "In a private lending dispute the appellant appeals against judgment (2025) Ming 0102 Civil First Instance No. 217 of the Qinghe District People's Court of Mingde City, which was served on 13 May 2025.",
    ),
    part('Requests'),
    p(
      '1. that the principal in item 1 of the judgment be changed from 191,000 to 200,000 yuan, with interest on it at 14.6% a year from 12 March 2023 until the date of actual payment; 2. that the appellee bear the fees of both instances.',
    ),
    part('Facts and Reasons'),
    p(
      '1. The judgment held that delivery in cash was unclear, first of all because the appellant had made no entry and because the 10,000 withdrawn was not enough to pay 10,200. The petty cash book now found (evidence 7) shows a balance of 10,470 after a transfer of 2,300 from the till on 10 March, and a payment of 10,200 on 12 March. Both the source and the amount are recorded, and that reason cannot stand.',
    ),
    p(
      '2. The cash book is corroborated by "the rest when we meet this afternoon", by the handing over of the envelope and by "then that\'s all settled": delivery in cash is highly probable ([[CPL Interpretation, Article 108, first paragraph]]).',
    ),
    p(
      '3. The book was found on 20 May 2025 when the shop moved; the appellant had believed that the former assistant had taken it with her. The delay was neither intentional nor grossly negligent; moreover, the evidence bears on a basic fact and should be admitted (Article 102). The words in brackets in the line of 12 March were added by the appellant that evening, which she hereby discloses.',
    ),
    line("To the Mingde Intermediate People's Court"),
    line('Appellant: Chen Xiaolan (signed), 26 May 2025', 'right'),
    quote(
      'Marking: credit is given if the request is worded so that it can be adopted as the order, if the grounds answer the reasons of the judgment one by one, and if the addition is disclosed. Marks are deducted for claiming legal fees or for merely stating that the appellant disagrees.',
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
      ['名称和原件', '备用金流水本一册，原件，96 页，举示第 7 页'],
      [
        '来源',
        '晓岚文具店备用金账，店员何小满逐日记载；2025 年 5 月 20 日搬迁时在旧收银台后找到，附现场照片',
      ],
      ['证明目的', '2023 年 3 月 12 日从备用金支出 10,200 元，其中借款 9,000 元、货架尾款 1,200 元'],
      ['对异常的说明', '括号内文字系上诉人当晚用蓝色笔补写；数字和 3 月 15 日刮擦处由谁形成，上诉人不能确定'],
      ['逾期理由', '误以为账本已由离职店员带走；愿意就疏于寻找接受训诫'],
    ),
    quote(
      '不能确定的就写不能确定。把蓝色数字说成店员所写，一旦被推翻，全部陈述都会失去信用；诉讼应当遵循诚信原则（《民事诉讼法》第十三条第一款）。',
    ),
  ],
  [
    title('List of New Evidence and Explanation'),
    table(
      ['Item', 'How to put it'],
      ['Name and original', 'One petty cash book, original, 96 pages; page 7 is relied on'],
      [
        'Source',
        'Petty cash account of Xiaolan Stationery, kept day by day by the assistant He Xiaoman; found behind the old till when the shop moved on 20 May 2025; photographs taken on the spot are attached',
      ],
      [
        'Purpose',
        '10,200 yuan paid out of petty cash on 12 March 2023, of which 9,000 was the loan and 1,200 for the shelves',
      ],
      [
        'Irregularities',
        'The words in brackets were added by the appellant in blue that evening; she cannot say who wrote the figures or who scraped the entry of 15 March',
      ],
      [
        'The delay',
        'She believed that the assistant who left had taken the book; she accepts a reprimand for not looking further',
      ],
    ),
    quote(
      "What is uncertain should be stated to be uncertain. If the blue figures are said to be the assistant's and that is disproved, everything she has said loses credibility; litigation must follow the principle of good faith (Civil Procedure Law, Article 13, first paragraph).",
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
      '一、一审的认定不只依靠“没有记账”一条理由：转账后余额足以一次转足、差额恰为一季利息、上诉人没有否认“已经扣过”，这三条都没有被动摇。',
    ),
    p(
      '二、证据 7 不能证明支出的数额。“10200”与他处书写习惯不同，括号内文字系当事人事后自行补写，3 月 15 日结余在关键数位有刮擦；按支出 1,200 元计算结余应为 10,070 元，与刮擦位置吻合。上诉人一审称没有记账，现又称当晚补写，前后矛盾（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第三百四十条]]）。',
    ),
    p(
      '三、证据 8 形成于借款当晚，早于一切争议，与借条、转账一致。丁大勇外出务工、更换号码，被上诉人 2025 年 5 月下旬才取得联系，属于客观原因（第一百零一条第二款）。丁大勇与被上诉人有工资往来，如实说明，请法庭结合原载体判断。',
    ),
    p('四、被上诉人没有上诉，对利率和起息日期不另提请求。'),
    quote('评分要点：不越出答辩的范围；先守一审的理由；对自己证据的弱点也有交代。'),
  ],
  [
    title('Answer to the Appeal'),
    p('The appeal should be dismissed and the judgment upheld.'),
    p(
      '1. The judgment does not rest on the missing entry alone. The account held enough to transfer the whole sum at once; the gap is exactly one quarter\'s interest; and the appellant did not deny that it was "already deducted". None of these three reasons has been undermined.',
    ),
    p(
      '2. Evidence 7 does not prove how much was paid out. "10200" is written unlike the other entries, the words in brackets were added by the party herself afterwards, and the balance of 15 March is scraped at the decisive digit: if 1,200 was paid out it would be 10,070, which fits the place of the scraping. At first instance she said that nothing was entered; now she says that she wrote in the book that evening, which is a contradiction ([[CPL Interpretation, Article 340]]).',
    ),
    p(
      '3. Evidence 8 dates from the evening of the loan, before any dispute, and agrees with the note and the transfer. Ding Dayong had gone away to work and changed his number; the appellee could reach him only late in May 2025, which is an objective cause (Article 101, second paragraph). The appellee discloses that he owes Ding wages and asks the court to assess the evidence against the original on the phone.',
    ),
    p(
      '4. The appellee has not appealed and makes no request as to the rate or the day from which interest runs.',
    ),
    quote(
      'Marking: credit is given if the paper keeps within the limits of an answer, defends the reasons of the judgment first, and deals with the weak points of its own evidence.',
    ),
  ],
  'answer',
);

const settlement = (at: Premise) =>
  reference(
    'reference_settlement',
    bi('二审调解书参考答案', 'Reference: mediation statement'),
    [
      title('协议要点'),
      bullets(
        `周启明支付陈晓岚借款本金和利息共 ${at.settled.sum} 元。`,
        `签收之日付 150,000 元；余款 ${at.settled.rest} 元，分三个月，每月付 ${at.settled.monthly} 元，每月 15 日前付清。`,
        '任何一期逾期，陈晓岚可以就全部未付款项申请执行，并按年利率 14.6% 支付逾期部分的利息。',
        `一审案件受理费 5,184.40 元，${either(at, '由陈晓岚负担 233.30 元，周启明负担 4,951.10 元', '由周启明负担')}；二审案件受理费 91.33 元，以调解方式结案减半收取 45.67 元（《诉讼费用交纳办法》第十五条），由${at.appellant.name[0]}负担。`,
        '双方就本案再无其他争议。',
        '本调解书送达后，（2025）明 0102 民初 217 号民事判决即视为撤销。',
      ),
      quote(
        either(
          at,
          '255,000 元低于 191,000 元计至 2025 年 7 月 15 日的本息 256,398.40 元（两年 55,772 元，另 126 日 × 76.40 元 = 9,626.40 元），上诉人换来的是立即到账的 150,000 元。金额可以不同，自愿、合法、能执行三条不能少。一审判决视为撤销，它的受理费条款也随之失效，所以两审的费用都要写。',
          '261,000 元在 191,000 元计至 2025 年 7 月 15 日的本息 256,398.40 元和 200,000 元的本息 268,480.00 元（两年 58,400 元，另 126 日 × 80.00 元 = 10,080 元）之间：被上诉人让出一部分，换来立即到账的 150,000 元。金额可以不同，自愿、合法、能执行三条不能少。一审判决视为撤销，它的受理费条款也随之失效，所以两审的费用都要写。',
        ),
      ),
    ],
    [
      title('The Agreement'),
      bullets(
        `Zhou Qiming pays Chen Xiaolan ${at.settled.sum} yuan in all, principal and interest.`,
        `150,000 yuan is paid on signing for the statement, and the remaining ${at.settled.rest} in three monthly payments of ${at.settled.monthly}, each by the 15th.`,
        'If any payment is late, she may apply for enforcement of everything that is unpaid, and he pays interest on the overdue part at 14.6% a year.',
        `${either(at, 'Of the fee of the first instance, 5,184.40 yuan, Chen Xiaolan bears 233.30 and Zhou Qiming 4,951.10', 'The fee of the first instance, 5,184.40 yuan, is borne by Zhou Qiming')}; the fee of the appeal, 91.33, is halved to 45.67 because the case ends by mediation (Measures on Litigation Costs, Article 15) and is borne by ${at.appellant.name[1]}.`,
        'No other dispute remains between the parties in this case.',
        'Once this statement is served, judgment (2025) Ming 0102 Civil First Instance No. 217 is deemed set aside.',
      ),
      quote(
        either(
          at,
          '255,000 is less than the 256,398.40 due on 191,000 up to 15 July 2025 (two years 55,772, and 126 days × 76.40 = 9,626.40); what the appellant gains in exchange is 150,000 at once. The figures may differ, but the agreement must be voluntary, lawful and enforceable. Since the judgment below is deemed set aside, its order on costs falls with it: the fees of both instances must be dealt with.',
          '261,000 lies between the 256,398.40 due on 191,000 up to 15 July 2025 and the 268,480.00 due on 200,000 (two years 58,400, and 126 days × 80.00 = 10,080): the appellee gives up a part and gains 150,000 at once in exchange. The figures may differ, but the agreement must be voluntary, lawful and enforceable. Since the judgment below is deemed set aside, its order on costs falls with it: the fees of both instances must be dealt with.',
        ),
      ),
    ],
    'settlement',
  );

const JUDGMENT = reference(
  'reference_appeal_judgment',
  bi('二审判决书参考答案', 'Reference: judgment of second instance'),
  [
    title('民事判决书（二审认定和说理部分）'),
    part('本院二审'),
    p(
      '二审中，上诉人提交备用金流水本（证据 7），被上诉人提交微信聊天记录（证据 8），证人丁大勇出庭作证。两份证据均在一审举证期限内存在而未提交。证据 7 一直在上诉人店内，上诉人疏于寻找，但没有证据证明其故意隐匿或者有重大过失，予以采纳，并予训诫（[[《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零二条第二款]]）。证据 8 的原载体由丁大勇持有，丁大勇外出务工、变更联系方式，被上诉人 2025 年 5 月下旬始能取得，属客观原因，视为未逾期（[[第一百零一条第二款]]），予以采纳，不予训诫。',
    ),
    p(
      '关于证据 7。流水本系日常逐日记载，前后页连续，对其形式上的真实性予以确认；它证明 2023 年 3 月 12 日有现金从备用金支出。但该行数字书写方式与他处不同，括号内文字由上诉人自行补写，3 月 15 日结余在相应数位有刮擦，按支出 10,200 元和 1,200 元计算均可自洽，不能单独证明支出的数额。补写由上诉人主动说明，刮擦由何人、何时形成不能查明，现有证据不足以认定上诉人伪造重要证据，不适用[[《中华人民共和国民事诉讼法》第一百一十四条]]。',
    ),
    p(
      '关于证据 8。聊天形成于借款当晚，早于争议，原载体完整，真实性予以确认。“头一季的人家先扣了”虽系被上诉人单方陈述，但与借条按季付息的约定、差额恰为一季利息相符。丁大勇与被上诉人有工资债权债务，其证言与原载体一致的部分予以采信。',
    ),
    part('本院认为'),
    p(
      '二审围绕上诉请求进行审理（[[《中华人民共和国民事诉讼法》第一百七十五条]]）。双方对利率和起息日期未上诉，不予审理。争议焦点是 9,000 元是否以现金交付。一审以“没有记账”为一项理由，与二审查明的事实不符，应予纠正。但上诉人提交的流水本不能确定支出数额，结合被上诉人当晚的陈述，现金交付仍处于真伪不明，应当认定该事实不存在，由负有举证责任的上诉人承担不利后果（《解释》第九十一条、第一百零八条）。一审认定虽有瑕疵，裁判结果正确，应予维持（第三百三十二条）。',
    ),
    p('依照[[《中华人民共和国民事诉讼法》第一百七十七条第一款第一项]]规定，判决如下：'),
    p('驳回上诉，维持原判。'),
    p('一审案件受理费的负担按原判决执行；二审案件受理费 91.33 元，由上诉人陈晓岚负担。'),
    p('本判决为终审判决。'),
    heading('另一种结果'),
    p(
      '合议庭多数认为流水本连同其他证据已使现金交付具有高度可能性的，依照第一百七十七条第一款第二项，主文写：一、变更一审判决第一项为“周启明于本判决生效之日起十日内返还陈晓岚借款本金 200,000 元，并支付利息（以未还本金为基数，自 2023 年 3 月 12 日起至实际清偿之日止，按年利率 14.6% 计算）”；二、撤销一审判决第二项。一审案件受理费 5,184.40 元、二审案件受理费 91.33 元，由周启明负担：改变原判决的，应当对原审诉讼费用的负担一并作出处理（《解释》第一百九十六条）。评分看说理，不看结果。',
    ),
  ],
  [
    title('Civil Judgment (findings and reasons of the second instance)'),
    part('The Second Instance'),
    p(
      "The appellant submitted a petty cash book (evidence 7), the appellee a chat record (evidence 8), and the witness Ding Dayong testified. Both items existed during the first instance and were not submitted in time. Evidence 7 was in the appellant's shop throughout. She did not look for it carefully, but nothing shows that she concealed it intentionally or was grossly negligent: it is admitted and she is reprimanded ([[CPL Interpretation, Article 102, second paragraph]]). The original of evidence 8 was with Ding Dayong, who had left to work elsewhere and changed his number; the appellee could obtain it only late in May 2025. That is an objective cause, so the evidence is deemed to be in time ([[Article 101, second paragraph]]), and it is admitted without a reprimand.",
    ),
    p(
      'As to evidence 7, the book was kept from day to day and its pages are continuous; it is genuine in form and proves that cash was paid out on 12 March 2023. But the figures of that line are written unlike the others, the words in brackets were added by the appellant, and the balance of 15 March is scraped at the digit concerned; the entries can be reconciled with either 10,200 or 1,200. The book alone does not prove the amount paid out. The appellant disclosed her addition herself, and who scraped the page, and when, cannot be established: the evidence does not show that she forged important evidence, and [[Civil Procedure Law, Article 114]] is not applied.',
    ),
    p(
      'As to evidence 8, the chat dates from that evening, before any dispute, and the original is complete: it is authentic. "They took the first quarter out beforehand" is only what the appellee himself said, but it fits the agreement in the note to pay interest quarterly and a gap of exactly one quarter. The appellee owes Ding Dayong wages; his testimony is accepted in so far as it agrees with the original.',
    ),
    part('The Court Holds'),
    p(
      'The trial on appeal is confined to the requests made in the appeal ([[Civil Procedure Law, Article 175]]). Neither side has appealed against the rate or the date from which interest runs, and these points are not tried. The issue is whether the 9,000 yuan was delivered in cash. One of the reasons given below, that nothing was entered, is inconsistent with the facts now found and is corrected. But the cash book does not establish the amount paid out, and in view of what the appellee said that evening the delivery in cash remains unclear. The fact must be found not to exist, and the appellant, who bears the burden of proof, bears the adverse consequence (Interpretation, Articles 91 and 108). Although the findings below are flawed, the result is correct and is upheld (Article 332).',
    ),
    p('Under [[Article 177, first paragraph, item 1, of the Civil Procedure Law]] the court decides:'),
    p('The appeal is dismissed and the judgment upheld.'),
    p(
      'The fee of the first instance is borne as the judgment below provides; the fee of the appeal, 91.33 yuan, is borne by the appellant Chen Xiaolan.',
    ),
    p('This judgment is final.'),
    heading('The other result'),
    p(
      'If the majority considers that the book and the other evidence make delivery in cash highly probable, the order reads, under Article 177, first paragraph, item 2: 1. Item 1 of the judgment is varied: Zhou Qiming shall within ten days of this judgment taking effect repay Chen Xiaolan the principal of 200,000 yuan with interest on the outstanding principal at 14.6% a year from 12 March 2023 until the date of actual payment; 2. Item 2 is set aside. The fees of both instances, 5,184.40 and 91.33 yuan, are borne by Zhou Qiming: a court that changes a judgment must also deal with the costs of the first instance (Interpretation, Article 196). It is the reasoning that is marked, not the result.',
    ),
  ],
  'judgment',
);

const LENDER_APPEALS_REFERENCES: readonly CaseDocument[] = [PETITION, EVIDENCE_LIST, ANSWER, JUDGMENT];

export const referencesOf = (at: Premise): CaseDocument[] =>
  [
    ...either(at, LENDER_APPEALS_REFERENCES, BORROWER_APPEALS_REFERENCES),
    settlement(at),
    witnessReference(witnessMatter(at), reference),
  ].map(onceDecided);
