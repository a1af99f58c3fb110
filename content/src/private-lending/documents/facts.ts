import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, quote, steps, table, title } from '../../build.ts';
import { write } from '../fields.ts';

const CASE_FILE: CaseDocument = {
  id: 'case_material',
  kind: 'material',
  name: bi('案情材料与证据目录', 'Case material and index of evidence'),
  node_id: null,
  role_ids: [],
  body: write(
    [
      title('案情材料与证据目录'),
      quote(
        '教学案例。当事人、代理人、证人、律师事务所、银行、法院和地名均为虚构，如有雷同，纯属巧合。法律和司法解释均为真实条文。',
      ),
      heading('一、当事人'),
      p('原告陈晓岚，女，1986 年 5 月 14 日出生，在明德市清和区柳荫路 18 号经营晓岚文具店。'),
      p(
        '被告周启明，男，1981 年 9 月 2 日出生，住明德市临江区观澜街 7 号，经营启明货架加工部。两人因定做货架相识，往来六年。',
      ),
      heading('二、双方没有争议的事实'),
      bullets(
        '2023 年 3 月 11 日晚，周启明向陈晓岚提出借款周转，双方通了一次 6 分 42 秒的语音，没有录音。',
        '2023 年 3 月 12 日 10 时 42 分，陈晓岚通过手机银行向周启明转账 191,000 元，附言“借款”。',
        '同日下午四时许，周启明到文具店交给陈晓岚一张亲笔书写的借条，载明借到 200,000 元，借期一年，月利率 1.5%，利息按季支付，到期一次还清本金。',
        '借款于 2024 年 3 月 11 日到期。周启明至今没有支付过本金和利息。',
        '2024 年 3 月 20 日、6 月 18 日、11 月 5 日，陈晓岚通过微信催要。',
      ),
      heading('三、双方各执一词'),
      table(
        ['问题', '原告的说法', '被告的说法'],
        [
          '差额 9,000 元',
          '当天下午装在信封里以现金交付',
          '前一晚语音里说好，预先扣除头三个月利息：200,000 × 1.5% × 3 = 9,000',
        ],
        ['当天下午的信封', '装着借款现金 9,000 元和货架尾款 1,200 元', '起诉前从未提起，要看答辩怎么说'],
        ['“剩下的下午见面说”', '剩下的 9,000 元见面给现金', '借条和利息的事见面再说'],
        ['“二十万我认”', '承认借款本金是 20 万元', '请求宽限时的客气话，紧接着就说利息已经扣过'],
        ['利息', '按约定支付到实际还清', '按实际借款数额、不超过法定上限计算'],
      ),
      heading('四、诉讼经过'),
      table(
        ['日期', '事项'],
        ['2025 年 3 月 18 日', '陈晓岚向明德市清和区人民法院起诉，法院立案，案号（2025）明 0102 民初 217 号'],
        ['2025 年 3 月 21 日', '向被告送达起诉状副本、应诉通知书、举证通知书'],
        ['2025 年 4 月 2 日', '被告提交答辩状'],
        ['2025 年 4 月 15 日', '证据交换，举证期限届满'],
        ['2025 年 4 月 22 日', '公开开庭'],
        ['2025 年 5 月 13 日', '公开宣判'],
      ),
      heading('五、证据目录'),
      table(
        ['编号', '证据', '提交人', '拟证明'],
        ['1', '借条（原件）', '原告', '借款 200,000 元的合意、借期、利率'],
        ['2', '银行电子回单', '原告', '当日转账 191,000 元'],
        [
          '3',
          '微信聊天记录（2023 年 3 月 10 日至 2024 年 11 月 5 日，四页）',
          '原告',
          '交付现金、承认债务、多次催要',
        ],
        ['4', '货架销售单', '被告', '当天另有货架尾款 1,200 元要付现金'],
        ['5', '原告账户明细（法院依申请调取）', '法院', '当日无现金支取，转账后余额充足'],
        ['6', '证人唐守正出庭', '原告申请', '当天下午交付信封的经过'],
      ),
      heading('六、供参考的事实'),
      bullets(
        '全国银行间同业拆借中心 2023 年 2 月 20 日公布的一年期贷款市场报价利率（LPR）为 3.65%，下一次公布是 2023 年 3 月 20 日。',
        '借条没有约定合同履行地，没有约定逾期利率，没有担保人。',
        '没有发现以其他营利法人借款、套取贷款转贷或者职业放贷的情形。',
      ),
      heading('七、请带着问题阅读'),
      steps(
        '自然人之间的借款合同什么时候成立？借条写的金额和实际交付的金额不一致，以哪个为准？',
        '9,000 元是否交付，由谁举证，要证明到什么程度？',
        '月利率 1.5% 折合年利率多少？超过法定上限了吗？上限用哪一天的 LPR 计算？',
        '被告住在临江区，清和区法院为什么能管？',
      ),
    ],
    [
      title('Case Material and Index of Evidence'),
      quote(
        'A teaching case. The parties, counsel, witness, law firms, bank, court and places are invented; any resemblance to real ones is coincidental. The laws and judicial interpretations are real. English versions of statutes are unofficial translations.',
      ),
      heading('1. The parties'),
      p(
        'The plaintiff, Chen Xiaolan, a woman born on 14 May 1986, runs Xiaolan Stationery at 18 Liuyin Road, Qinghe District, Mingde City.',
      ),
      p(
        'The defendant, Zhou Qiming, a man born on 2 September 1981, lives at 7 Guanlan Street, Linjiang District, Mingde City, and runs Qiming Shelving Workshop. He once built shelves for her, and they have known each other for six years.',
      ),
      heading('2. What both sides agree on'),
      bullets(
        'On the evening of 11 March 2023 Zhou Qiming asked Chen Xiaolan for a loan for his business. They talked on a voice call of 6 minutes 42 seconds, which was not recorded.',
        'On 12 March 2023 at 10:42 Chen Xiaolan transferred 191,000 yuan to Zhou Qiming by mobile banking, marked "loan".',
        'The same day, some time after four, Zhou Qiming brought to the shop a note in his own hand, which states that he borrowed 200,000 yuan for one year at 1.5% a month, with interest payable quarterly and the principal repayable in full at the end.',
        'The loan fell due on 11 March 2024. Zhou Qiming has paid neither principal nor interest.',
        'Chen Xiaolan demanded payment by message on 20 March, 18 June and 5 November 2024.',
      ),
      heading('3. Where the two sides differ'),
      table(
        ['Question', 'The plaintiff says', 'The defendant says'],
        [
          'The missing 9,000 yuan',
          'Delivered in cash that afternoon, in the envelope',
          "Deducted in advance, as agreed on the call the night before, as the first three months' interest: 200,000 × 1.5% × 3 = 9,000",
        ],
        [
          'The envelope of that afternoon',
          'It held the 9,000 of the loan and the 1,200 still owed for the shelves',
          'Never mentioned before the action; the statement of defence will have to explain it',
        ],
        [
          '"The rest when we meet this afternoon"',
          'The remaining 9,000, in cash, when we meet',
          'The note and the interest, to be discussed when we meet',
        ],
        [
          '"I admit the two hundred thousand"',
          'An admission that the principal is 200,000',
          'A polite phrase in asking for more time, followed at once by "already deducted"',
        ],
        [
          'Interest',
          'At the agreed rate until actual payment',
          'On the amount actually lent, within the statutory limit',
        ],
      ),
      heading('4. The proceedings'),
      table(
        ['Date', 'Step'],
        [
          '18 March 2025',
          "Chen Xiaolan sues in the Qinghe District People's Court of Mingde City; the case is registered as (2025) Ming 0102 Civil First Instance No. 217",
        ],
        [
          '21 March 2025',
          'The complaint, the notice to respond and the notice on evidence are served on the defendant',
        ],
        ['2 April 2025', 'The defendant files his defence'],
        ['15 April 2025', 'Exchange of evidence; the period for evidence ends'],
        ['22 April 2025', 'Public hearing'],
        ['13 May 2025', 'Judgment pronounced in public'],
      ),
      heading('5. Index of evidence'),
      table(
        ['No.', 'Evidence', 'Submitted by', 'To prove'],
        ['1', 'Loan note (original)', 'Plaintiff', 'Agreement on a loan of 200,000 yuan, term and rate'],
        ['2', 'Bank transfer slip', 'Plaintiff', '191,000 yuan transferred that day'],
        [
          '3',
          'Chat records (10 March 2023 to 5 November 2024, four pages)',
          'Plaintiff',
          'Delivery in cash, admission of the debt, repeated demands',
        ],
        [
          '4',
          'Sales slip for shelves',
          'Defendant',
          '1,200 yuan for the shelves was also due in cash that day',
        ],
        [
          '5',
          "The plaintiff's account statement (obtained by the court on request)",
          'Court',
          'No cash withdrawn that day; a sufficient balance after the transfer',
        ],
        [
          '6',
          'Testimony of Tang Shouzheng',
          "At the plaintiff's request",
          'How the envelope was handed over that afternoon',
        ],
      ),
      heading('6. Facts for reference'),
      bullets(
        'The one-year loan prime rate (LPR) published by the National Interbank Funding Center on 20 February 2023 was 3.65%; the next was published on 20 March 2023.',
        'The note names no place of performance, no rate for delay and no guarantor.',
        'Nothing suggests that the money was borrowed from other companies or obtained as a loan from a financial institution and relent, or that the plaintiff lends money as a business.',
      ),
      heading('7. Questions to keep in mind as you read'),
      steps(
        'When is a loan contract between natural persons formed? Where the amount on the note differs from the amount delivered, which is decisive?',
        'Who must prove that the 9,000 was delivered, and to what standard?',
        "What annual rate is 1.5% a month? Does it exceed the statutory limit? Which day's LPR is the limit calculated from?",
        'The defendant lives in Linjiang. Why may the Qinghe court hear the case?',
      ),
    ],
  ),
};

const PROCEDURE: CaseDocument = {
  id: 'procedure_guide',
  kind: 'material',
  name: bi('第一审普通程序指引', 'Guide to the ordinary procedure at first instance'),
  node_id: null,
  role_ids: [],
  body: write(
    [
      title('第一审普通程序指引'),
      table(
        ['步骤', '谁来做', '要点', '依据（《民事诉讼法》）'],
        ['起诉', '原告', '递交起诉状和副本，写明法定的四类事项', '第一百二十三条、第一百二十四条'],
        ['立案', '法院', '审查四项条件，符合的七日内立案', '第一百二十二条、第一百二十六条'],
        ['送达与答辩', '法院、被告', '立案之日起五日内送达副本；收到之日起十五日内答辩', '第一百二十八条'],
        ['组成合议庭', '法院', '人数为单数，人民陪审员与审判员有同等权利义务', '第四十条'],
        ['证据交换', '审判人员主持', '固定无异议的事实，归纳争议焦点', '第一百三十六条第四项'],
        ['开庭准备', '书记员、审判长', '查明到庭、宣布纪律；核对当事人、询问回避', '第一百四十条'],
        ['法庭调查', '审判长主持', '陈述，证人，书证和电子数据等', '第一百四十一条'],
        ['法庭辩论', '审判长主持', '原告、被告发言，互相辩论，最后意见', '第一百四十四条'],
        ['调解', '自愿', '调解书签收生效，反悔的及时判决', '第九十六条至第一百零二条、第一百四十五条'],
        ['评议', '合议庭', '少数服从多数，不同意见如实记入笔录', '第四十五条'],
        ['判决', '合议庭、书记员', '写明理由、判项、费用、上诉，署名盖章', '第一百五十五条'],
        ['宣判', '审判长', '一律公开，告知上诉权利、期限和法院', '第一百五十一条'],
        ['上诉', '当事人', '判决书送达之日起十五日内', '第一百七十一条'],
      ),
      heading('质证三问'),
      bullets(
        '真实性：是不是原件，内容有没有改动，是不是这个人写的、说的。',
        '合法性：来源和形式是否符合法律规定。',
        '关联性：和要证明的事实有没有关系，能证明到哪一步。',
      ),
      p('依据：《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零四条。'),
      heading('利息怎么算'),
      p(
        '法定上限 = 合同成立时一年期 LPR × 4 = 3.65% × 4 = 14.6%（年利率）。约定的月利率 1.5% × 12 = 18%，超过上限。',
      ),
      p('一年利息 = 本金 × 14.6%；不满一年的按日计算，日利息 = 本金 × 14.6% ÷ 365。'),
      line('先定本金，再定利率，再定起止日期。三样缺一样，判项就不能执行。'),
      heading('审理期限'),
      p('适用普通程序审理的案件，应当在立案之日起六个月内审结（第一百五十二条）。'),
    ],
    [
      title('Guide to the Ordinary Procedure at First Instance'),
      table(
        ['Step', 'Who', 'What matters', 'Civil Procedure Law'],
        [
          'Complaint',
          'Plaintiff',
          'File the complaint with copies; state the four matters required by law',
          'Articles 123 and 124',
        ],
        [
          'Filing',
          'Court',
          'Examine the four conditions; if they are met, register the case within seven days',
          'Articles 122 and 126',
        ],
        [
          'Service and defence',
          'Court, defendant',
          'Serve copies within five days of registration; the defence is due within fifteen days of receipt',
          'Article 128',
        ],
        [
          'The panel',
          'Court',
          "The number of members is odd; people's assessors have the same rights and duties as judges",
          'Article 40',
        ],
        [
          'Exchange of evidence',
          'Judges preside',
          'Record what is not in dispute, frame the issues',
          'Article 136(4)',
        ],
        [
          'Opening the hearing',
          'Clerk, presiding judge',
          'Establish who is present and announce the rules of the court; check the parties and ask about recusal',
          'Article 140',
        ],
        [
          'Court investigation',
          'Presiding judge',
          'Statements, witnesses, documents and electronic data',
          'Article 141',
        ],
        [
          'Court debate',
          'Presiding judge',
          'The plaintiff and the defendant speak, reply to each other and give their final opinions',
          'Article 144',
        ],
        [
          'Mediation',
          'If both are willing',
          'The mediation statement takes effect when signed for; if a party withdraws, judgment follows without delay',
          'Articles 96 to 102 and 145',
        ],
        [
          'Deliberation',
          'Panel',
          'The majority decides; differing opinions are entered truthfully in the record',
          'Article 45',
        ],
        [
          'Judgment',
          'Panel, clerk',
          'State the reasons, the order, the costs and the appeal; sign and seal',
          'Article 155',
        ],
        [
          'Pronouncement',
          'Presiding judge',
          'Always in public; state the right to appeal, the time limit and the court of appeal',
          'Article 151',
        ],
        ['Appeal', 'Parties', 'Within fifteen days of service of the judgment', 'Article 171'],
      ),
      heading('Three questions on every item of evidence'),
      bullets(
        'Authenticity: is it the original, was it altered, did this person write or say it?',
        'Lawfulness: are its source and form as the law requires?',
        'Relevance: does it bear on the fact to be proved, and how far does it prove it?',
      ),
      p(
        "Source: Interpretation of the Supreme People's Court on the Application of the Civil Procedure Law, Article 104.",
      ),
      heading('How interest is calculated'),
      p(
        'Statutory limit = one-year LPR when the contract was made × 4 = 3.65% × 4 = 14.6% a year. The agreed 1.5% a month × 12 = 18%, above the limit.',
      ),
      p('Interest for a year = principal × 14.6%; for part of a year by the day: principal × 14.6% ÷ 365.'),
      line(
        'First the principal, then the rate, then the dates. If one of the three is missing, the order cannot be enforced.',
      ),
      heading('Time limit for the trial'),
      p(
        'A case under the ordinary procedure is to be concluded within six months of its registration (Article 152).',
      ),
    ],
  ),
};

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, PROCEDURE];
