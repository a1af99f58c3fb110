import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';

export const EXCHANGE: FlowNode = node({
  id: 'exchange',
  kind: 'display',
  name: bi('证据交换', 'Exchange of evidence'),
  introduction: bi(
    '开庭之前，审判人员主持双方把证据摆到公共屏上：谁出示、证明什么，对方认不认。没有争议的记下来，有争议的归成问题，留到庭上审。',
    'Before the hearing, under the direction of the judges, both sides put their evidence on the common screen: who produces it, what it is to prove, and whether the other side accepts it. What is agreed is recorded; what is disputed becomes an issue for the hearing.',
  ),
  minutes: 16,
  position: { x: 360, y: 740 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { functions: ['speech', 'signature'] }),
    seatRole('clerk', { functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('plaintiff', {
      can_terminate: true,
      functions: ['request_speech', 'request_display', 'signature'],
    }),
    seatRole('counsel_p', {
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('defendant', { functions: ['request_speech', 'request_display', 'signature'] }),
    seatRole('counsel_d', {
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
  ],
  guides: [
    guide(
      null,
      [
        '出示一份证据，说三句话：这是什么、从哪里来、证明什么。',
        '质证也围绕三点：真实性（是不是真的）、合法性（来源和形式合不合法）、关联性（和要证明的事有没有关系）（《民诉法解释》第一百零四条）。',
        '认可真实，不等于认可它能证明对方说的事。',
      ],
      [
        'When you show an item of evidence, say three things: what it is, where it comes from and what it proves.',
        'The examination of evidence also turns on three points: authenticity (whether the item is genuine), lawfulness (whether its source and form are lawful) and relevance (whether it bears on the fact to be proved) (CPL Interpretation, Article 104).',
        'Accepting that an item is genuine does not mean accepting that it proves what the other side says.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 证据交换应当由审判人员主持（《证据规定》第五十七条）。先请原告出示，再请被告。',
        '2. 有人申请展示或者发言，按顺序同意；同一时间公共屏上只放一份。',
        '3. 每一组结束，问对方三性意见，请书记员记下。',
        '4. 最后归纳：哪些事实没有异议，争议焦点是什么，征求双方意见（《民诉法解释》第二百二十六条）。',
        '5. 今天不下结论：证据能不能采纳、本金是多少，都留到庭审以后。',
      ],
      [
        '1. The exchange is conducted by the judges (Civil Evidence Provisions, Article 57). Ask the plaintiff to show evidence first, then the defendant.',
        '2. Grant requests to show evidence or to speak in the order in which they come; only one item at a time is on the common screen.',
        '3. After each set, ask the other side for its opinion on authenticity, lawfulness and relevance, and have the clerk record it.',
        '4. At the end sum up which facts are not in dispute and what the issues are, and ask the parties for their views (CPL Interpretation, Article 226).',
        '5. Decide nothing today: whether evidence is accepted and how much the principal was can be decided only after the hearing.',
      ],
    ),
    guide(
      'counsel_p',
      [
        '1. 逐组申请展示：借条原件、银行转账凭证、微信聊天记录。',
        '2. 每一组说清证明目的。聊天记录要完整出示，不能只截对自己有利的一段。',
        '3. 被告出示以后，逐份发表意见。',
      ],
      [
        '1. Ask to show your evidence set by set: the original of the note, the transfer slip, the chat records.',
        '2. Say what each set is meant to prove. Show the chat records in full, not only the part that helps you.',
        '3. When the defendant has produced his evidence, comment on it item by item.',
      ],
    ),
    guide(
      'counsel_d',
      [
        '1. 对原告的每一份证据说清：真实性认不认，证明目的认不认。',
        '2. 出示货架销售单；请求出示法院调取的账户明细。',
        '3. 说明差额 9,000 元和三个月利息的关系。',
      ],
      [
        "1. For each of the plaintiff's items, say whether you accept that it is genuine and whether you accept that it proves what she says it proves.",
        '2. Show the sales slip, and ask that the account statement obtained by the court be shown.',
        "3. Explain how the missing 9,000 relates to three months' interest.",
      ],
    ),
    guide(
      'clerk',
      [
        '1. 无异议的事实和证据记录在卷；有异议的按要证明的事实分类，连同理由记下来（《证据规定》第五十七条）。',
        '2. 法院调取的证据，由你展示并说明来源。',
      ],
      [
        '1. Record the facts and evidence that are not in dispute; group those in dispute by the fact to be proved and record the reasons given (Civil Evidence Provisions, Article 57).',
        '2. Show the evidence that the court obtained, and state its source.',
      ],
    ),
    guide(
      'judge',
      ['1. 听双方的意见，找出真正的分歧。', '2. 在结束前提出你归纳的争议焦点，请双方确认或者补充。'],
      [
        '1. Listen for where the parties really differ.',
        '2. Before the end, state the issues as you see them and ask both sides to confirm or add to them.',
      ],
    ),
    guide(
      'plaintiff',
      ['1. 问到你时，只讲自己经历的事：钱从哪里来、怎么给的。', '2. 需要补充时申请发言。'],
      [
        '1. When asked, speak only of what you experienced yourself: where the money came from and how you handed it over.',
        '2. Ask for the floor if you have something to add.',
      ],
    ),
    guide(
      'defendant',
      ['1. 问到你时，只讲自己经历的事：语音里怎么说的、信封里是什么。', '2. 需要补充时申请发言。'],
      [
        '1. When asked, speak only of what you experienced yourself: what was said on the call and what was in the envelope.',
        '2. Ask for the floor if you have something to add.',
      ],
    ),
  ],
  lines: [
    {
      role_id: 'presiding',
      text: bi(
        '现在组织庭前证据交换。逐份出示、说明证明目的，对方就真实性、合法性、关联性发表意见；没有异议的记录在卷，有异议的留待庭审。请原告方先出示。',
        'We now begin the exchange of evidence. Each item is to be produced and its purpose stated, and the other side will comment on its authenticity, lawfulness and relevance. What is agreed will be recorded; what is disputed is left to the hearing. The plaintiff may begin.',
      ),
    },
    {
      role_id: 'counsel_p',
      text: bi(
        '证据一，借条原件，被告亲笔书写并签名捺印。证明双方于 2023 年 3 月 12 日约定借款 200,000 元，借期一年，月利率 1.5%，利息按季支付。',
        "Item 1 is the original loan note, in the defendant's own hand, signed and thumb-printed. It proves that on 12 March 2023 a loan of 200,000 yuan was agreed for one year at 1.5% a month, with interest payable quarterly.",
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '证据一的真实性、合法性认可，证明目的不认可。自然人之间的借款合同自贷款人提供借款时成立（《民法典》第六百七十九条），写了 20 万元不等于交了 20 万元。',
        'We accept the authenticity and lawfulness of item 1, but not what it is said to prove. Between natural persons a loan contract is formed when the lender provides the loan (Civil Code, Article 679): a note for 200,000 does not show that 200,000 was handed over.',
      ),
    },
    {
      role_id: 'counsel_p',
      shows: ['evidence_2_transfer_slip', 'evidence_3_chat'],
      text: bi(
        '证据二，银行电子回单，证明当日 10 时 42 分转账 191,000 元；证据三，微信聊天记录，证明原告说过“剩下的下午见面说”，到期后被告说“二十万我认”，原告多次催要。',
        'Item 2, the bank\'s slip, proves that 191,000 yuan was transferred at 10:42 that day. Item 3, the chat records, proves that the plaintiff wrote "the rest when we meet this afternoon", that after the due date the defendant wrote "I admit the two hundred thousand", and that she demanded payment several times.',
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '证据二、证据三的真实性认可。聊天里没有一处提到现金；同一条消息里被告还说“头一季的不是已经扣过了嘛”，原告没有否认。9,000 元正好是 200,000 元三个月的利息：200,000 × 1.5% × 3。',
        "We accept items 2 and 3 as genuine. The chat does not mention cash anywhere, and in the same message the defendant wrote \"the first quarter's was already deducted, wasn't it\", which she did not deny. The 9,000 is exactly three months' interest on 200,000: 200,000 × 1.5% × 3.",
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '被告方出示证据四，货架销售单。货架尾款 1,200 元约定货到付现，3 月 10 日原告在微信里说“周日一起给你”，3 月 12 日正是周日：信封里是这笔尾款。',
        'The defendant shows item 4, the sales slip for the shelves: a balance of 1,200 yuan was payable in cash on delivery. On 10 March the plaintiff wrote "good, Sunday, all together", and 12 March was that Sunday. The envelope held that balance.',
      ),
    },
    {
      role_id: 'counsel_p',
      text: bi(
        '证据四的真实性认可，关联性不认可。销售单没有注明尾款何时付、怎样付；“一起给你”恰恰说明周日还要给别的钱。',
        'We accept item 4 as genuine but dispute its relevance. The slip does not say when or how the balance was to be paid, and "all together" shows precisely that other money was to be handed over that Sunday as well.',
      ),
    },
    {
      role_id: 'clerk',
      shows: ['evidence_5_account_statement'],
      text: bi(
        '证据五，本院根据被告申请调取的原告账户明细：3 月 12 日没有现金支取，转账后余额 45,418.52 元；2 月 27 日柜面取现 10,000 元。请双方发表意见。',
        "Item 5, the plaintiff's account statement, was obtained by the court at the defendant's request. It shows no cash withdrawn on 12 March, a balance of 45,418.52 yuan after the transfer, and 10,000 yuan withdrawn at the counter on 27 February. Both sides may comment.",
      ),
    },
    {
      role_id: 'plaintiff',
      text: bi(
        '2 月 27 日取的一万元是店里的备用金，给他的现金就是从里面拿的。',
        "The 10,000 that I withdrew on 27 February was the shop's float. The cash I gave him came out of that.",
      ),
    },
    {
      role_id: 'defendant',
      text: bi(
        '隔了十三天，备用金哪能一分没动？真要给我二十万，卡里还有四万多，一起转就行了。',
        'Thirteen days later, and not a cent of the float had been spent? If she had really meant to give me 200,000, there was still more than 45,000 in her account. She could have transferred it all at once.',
      ),
    },
    {
      role_id: 'judge',
      text: bi(
        '双方没有异议的事实：借条由被告书写，191,000 元当日到账，本息至今未还。争议有两个：9,000 元是现金交付还是预先扣除的利息；利息按什么标准、从什么本金计算。双方有无补充？',
        'The following is not in dispute: the defendant wrote the note, 191,000 was received that day, and neither principal nor interest has been paid. Two issues remain: whether the 9,000 was delivered in cash or deducted in advance as interest; and at what rate and on what principal interest is to be calculated. Do the parties wish to add anything?',
      ),
    },
    {
      role_id: 'counsel_p',
      shows: ['evidence_6_witness'],
      text: bi(
        '两个焦点确认，没有补充。原告方申请证人唐守正出庭，证明当天下午信封的交付。',
        'We confirm both issues and have nothing to add. We apply for the witness Tang Shouzheng to be called, to prove that the envelope was handed over that afternoon.',
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '焦点确认，没有补充。证人是原告的租户，请法庭注意利害关系，我方将在庭上发问。',
        "The issues are confirmed; we have nothing to add. The witness is the plaintiff's tenant. We ask the court to bear his interest in the case in mind, and we shall question him at the hearing.",
      ),
    },
    {
      role_id: 'presiding',
      text: bi(
        '争议焦点已经双方确认，记录在卷。原告申请证人唐守正出庭，本院准许并通知。证据交换到此结束，4 月 22 日开庭。',
        "The issues are confirmed by both sides and recorded. The plaintiff's application to call Tang Shouzheng is granted, and he will be notified. The exchange of evidence is closed; the hearing will be held on 22 April.",
      ),
    },
  ],
});

export const EXCHANGE_TRANSITIONS: Transition[] = [
  advance(
    'exchange_done',
    'exchange',
    'investigation',
    bi(
      '记录无异议的事实，确认争议焦点，进入开庭',
      'Record what is not in dispute, confirm the issues, and go to the hearing',
    ),
  ),
  wrong(
    'exchange_note_agreed',
    'exchange',
    bi(
      '双方都认可借条真实，记为无异议，借款 200,000 元不必再审',
      'Both sides accept the note as genuine: record the loan of 200,000 as undisputed, so that it need not be tried',
    ),
    bi(
      '认可借条真实，不等于承认收到 200,000 元：真实性和有无证明力、证明力大小是两回事（《民诉法解释》第一百零四条）；被告没有明确承认对己不利的事实，不构成自认（第九十二条）。没有异议的是借条由他书写，9,000 元是否交付要记为争议焦点。',
      'To accept the note as genuine is not to admit receipt of 200,000: authenticity is one question, whether an item has probative force, and how much, is another (CPL Interpretation, Article 104); and the defendant has not expressly admitted a fact unfavourable to himself (Article 92). What is not in dispute is that he wrote the note; whether 9,000 was delivered must be recorded as an issue.',
    ),
  ),
  wrong(
    'exchange_find_now',
    'exchange',
    bi(
      '聊天记录已经说明问题，当场认定本金 191,000 元',
      'The chat records speak for themselves: find a principal of 191,000 now',
    ),
    bi(
      '没有开庭，不能先作认定。证据应当在法庭上出示并由当事人互相质证，当事人有权辩论（《民事诉讼法》第七十一条、第十二条）；证据交换只确定双方争议的主要问题（《证据规定》第五十七条）。',
      'No finding may be made before the hearing. Evidence must be produced in court and examined by both sides, and the parties have the right to argue their case (Civil Procedure Law, Articles 71 and 12); an exchange of evidence only determines the main questions in dispute (Civil Evidence Provisions, Article 57).',
    ),
  ),
];
