import type { FlowNode } from '@lets/contract';
import { say as says, showing } from '../../build.ts';

type Line = FlowNode['lines'][number];

/** In the order of a hearing: opening, statements, the witness, the evidence, closing. */
export const INVESTIGATION_LINES: Line[] = [
  says(
    'clerk',
    '请诉讼参加人、旁听人员入席，关闭通讯工具。原告、被告和双方代理人均已到庭，证人在庭外等候。未经许可不得录音录像、不得发言。请审判人员入庭。',
    'Please be seated and switch off your devices. Both parties and their counsel are present; the witness waits outside. No one may record or speak without leave. The panel may enter.',
  ),
  says(
    'presiding',
    '现在开庭。本庭公开审理原告陈晓岚诉被告周启明民间借贷纠纷一案。合议庭和书记员名单已告知，诉讼权利义务已书面送达。双方是否申请回避？',
    'The court is in session. This court hears in public the private lending dispute between the plaintiff Chen Xiaolan and the defendant Zhou Qiming. The parties have been told who the members of the panel and the clerk are, and have been informed in writing of their procedural rights and duties. Does either side apply for recusal?',
  ),
  says('plaintiff', '原告不申请回避。', 'The plaintiff does not apply for recusal.'),
  says('defendant', '被告也不申请回避。', 'The defendant does not apply for recusal either.'),
  says(
    'presiding',
    '现在进行法庭调查。请原告陈述诉讼请求及事实与理由，再由被告答辩。',
    'We begin the court investigation. The plaintiff will state her claims, facts and grounds; then the defendant will answer.',
  ),
  says(
    'plaintiff',
    '请求判令被告返还借款本金 20 万元，并按月利率 1.5% 支付利息至实际清偿之日。那天上午我转了 19.1 万元，下午他来送借条，我用信封又给了他 9,000 元现金。',
    'I ask that the defendant be ordered to repay the principal of 200,000 yuan and pay interest at 1.5% a month until the date of actual payment. That morning I transferred 191,000 yuan; in the afternoon, when he brought the note, I gave him another 9,000 in cash, in an envelope.',
  ),
  says(
    'counsel_p',
    '补充一点：原告减少第二项请求，利息按年利率 14.6% 主张，即合同成立时一年期 LPR 3.65% 的四倍，自 2023 年 3 月 12 日起计至实际清偿之日；超过的部分不再主张。',
    'I should like to add one point: the plaintiff reduces her second claim. Interest is claimed at 14.6% a year, four times the one-year LPR of 3.65% when the contract was made, from 12 March 2023 until the date of actual payment. Anything above that is no longer claimed.',
  ),
  says(
    'defendant',
    '借条是我写的，但当天实际只收到 19.1 万元。9,000 元是前一晚语音里说好先扣的头三个月利息。钱我没有还，我愿意按 19.1 万元还。',
    "I wrote the note, but only 191,000 reached me that day. The 9,000 was the first three months' interest; we had agreed on a call the night before to deduct it first. I have repaid nothing, and I am willing to repay 191,000.",
  ),
  says(
    'counsel_d',
    '被告答辩意见：利息不得预先在本金中扣除，预先扣除的按实际借款数额返还并计算利息（《民法典》第六百七十条）。请求按 191,000 元认定本金，驳回超出部分的请求。',
    'Our defence is this. Interest may not be deducted from the principal in advance; where it was, the amount actually lent is to be repaid, with interest on that amount (Civil Code, Article 670). We ask the court to find the principal to be 191,000 and to dismiss the claims so far as they exceed it.',
  ),
  says(
    'presiding',
    '本庭归纳两个争议焦点：一、借款本金是 200,000 元还是 191,000 元；二、利息按什么利率、从什么本金起算。双方没有异议，围绕焦点调查。请证人唐守正到庭，先宣读保证书，再说你看见的。',
    'The court identifies two issues: first, whether the principal was 200,000 or 191,000 yuan; second, at what rate and on what principal interest is to be calculated. As neither side objects, the investigation is confined to these issues. The court calls the witness Tang Shouzheng. Please read out your undertaking first, then tell us what you saw.',
  ),
  says(
    'witness',
    '我保证据实陈述，绝无隐瞒、歪曲、增减，如有虚假陈述愿意接受处罚。我叫唐守正，六十七岁，在陈晓岚的店门口租柜台修表。',
    "I undertake to tell the truth and to conceal, distort, add or omit nothing, and I accept the penalty for any false statement. My name is Tang Shouzheng. I am sixty-seven, and I rent a counter at the door of Chen Xiaolan's shop, where I mend watches.",
  ),
  says(
    'witness',
    '2023 年 3 月 12 日下午四点多，周启明进店，递给陈晓岚一张纸。她从抽屉里拿出一个牛皮纸信封给他，说“你点点”。他打开看了一眼，没有当面数，揣进夹克，说“那就都清了”。',
    'On 12 March 2023, some time after four, Zhou Qiming came into the shop and gave Chen Xiaolan a sheet of paper. She took a brown envelope from the drawer, gave it to him and said "count it". He looked inside, did not count it there and then, put it into his jacket and said "then that\'s all settled".',
  ),
  says(
    'counsel_p',
    '请问证人：信封是在哪里交的，离你多远？被告当时说过钱不够或者不对吗？',
    'Witness, where was the envelope handed over, and how far was that from you? Did the defendant say that the money was short or wrong?',
  ),
  says(
    'witness',
    '就在收银台边上，离我两三步。他没有说不够，看一眼就收起来了。',
    'By the till, two or three steps from me. He did not say it was short. He looked once and put it away.',
  ),
  says(
    'counsel_d',
    '请问证人：信封里是什么、有多少，你看见了吗？你每月付给原告多少租金？',
    'Witness, did you see what was in the envelope, or how much? What rent do you pay the plaintiff?',
  ),
  says(
    'witness',
    '里面是什么我没有看见，多少更不知道。柜台租金一个月六百，去年给我减过一百。',
    'I did not see what was inside, and I do not know how much it was. The rent for the counter is 600 a month; last year she took 100 off.',
  ),
  says(
    'assessor',
    '请问证人：信封有多厚？你听见“九千”或者“利息”这样的话没有？',
    'Witness, how thick was the envelope? Did you hear "nine thousand" or "interest"?',
  ),
  says(
    'witness',
    '不厚。“九千”没听见，“利息”也没听见，只听见“你点点”和“那就都清了”。',
    'It was not thick. I did not hear "nine thousand", and I did not hear "interest"; I heard only "count it" and "then that\'s all settled".',
  ),
  says(
    'presiding',
    '证人退庭，庭后核对笔录并签名。现在举证质证，请原告方先出示证据。',
    "The witness may leave; he will check and sign the record afterwards. We now come to the production and examination of evidence. The plaintiff's side may begin.",
  ),
  showing(
    ['evidence_1_loan_note'],
    'counsel_p',
    '证据一，借条原件，大小写均为 20 万元。借条载明的金额一般认定为本金（《民间借贷规定》第二十六条），被告是经营者，应当知道写下“借到”是什么意思。',
    'Item 1 is the original note, which states 200,000 in words and in figures. The amount on a note is generally found to be the principal (Private Lending Provisions, Article 26). The defendant is in business and should have known what it means to write "borrowed".',
  ),
  showing(
    ['evidence_2_transfer_slip', 'evidence_3_chat'],
    'counsel_p',
    '证据二，2023 年 3 月 12 日的转账凭证，证明当日转账 19.1 万元，另交付现金 9,000 元；证据三，聊天记录，“剩下的下午见面说”与证人看见的信封前后对得上，“二十万我认”是被告自己的话。',
    'Item 2, the slip of 12 March 2023, proves that 191,000 was transferred that day; another 9,000 was given in cash. Item 3 is the chat: "the rest when we meet this afternoon" fits the envelope that the witness saw, and "I admit the two hundred thousand" is what the defendant himself wrote.',
  ),
  says(
    'counsel_d',
    '对三份证据的真实性没有异议。回单只证明 19.1 万元；聊天没有“现金”二字；“二十万我认”后面紧跟着“头一季的不是已经扣过了嘛”。证人租原告的柜台，有利害关系，又没有看见钱。',
    'We accept the three items as genuine. The slip proves a transfer of 191,000 and no more. The word "cash" does not appear in the chat, and "I admit the two hundred thousand" is followed at once by "the first quarter\'s was already deducted, wasn\'t it". The witness is the plaintiff\'s tenant and saw no money.',
  ),
  showing(
    ['evidence_4_sales_slip', 'evidence_5_account_statement'],
    'counsel_d',
    '被告出示证据四货架销售单，并援引证据五账户明细：尾款 1,200 元货到付现；当日没有支取现金，转账后尚有余额 45,418.52 元，足够一次转足 20 万元。',
    'The defendant shows item 4, the sales slip, and relies on item 5, the account statement. A balance of 1,200 was payable in cash on delivery; no cash was withdrawn that day; and 45,418.52 was left after the transfer, enough to send 200,000 at once.',
  ),
  says(
    'judge',
    '问原告：9,000 元现金从哪里来？有没有收条、记账或者其他痕迹？他说“已经扣过了”，你为什么没有反驳？',
    'A question to the plaintiff: where did the 9,000 in cash come from? Is there a receipt, an entry or any other trace of it? When he wrote "already deducted", why did you not contradict him?',
  ),
  says(
    'plaintiff',
    '是店里的备用金，2 月 27 日取的一万，中间付过一点零星货款，当天又凑了收银的现金，连货架尾款 1,200 元一共装了 10,200 元。没有收条，也没有记账。我当时只想先把本金要回来，就没有同他争利息的事。',
    "It was the shop's float, the 10,000 of 27 February. I had paid for some small purchases out of it, and that day I made up the rest from the till. With the 1,200 for the shelves I put 10,200 in the envelope. There is no receipt and no entry. I only wanted my principal back and did not want to argue about interest.",
  ),
  says(
    'judge',
    '问被告：信封里是什么？尾款付清了，销售单上为什么没有注明？',
    'A question to the defendant: what was in the envelope? If the balance for the shelves was paid, why does the sales slip not say so?',
  ),
  says(
    'defendant',
    '是货架尾款 1,200 元。都是熟人，我没有带收据去，回来也忘了补。',
    'It was the balance of 1,200 for the shelves. We knew each other; I had no receipt with me, and later I forgot to write one.',
  ),
  says(
    'counsel_p',
    '原告方没有新的证据，没有其他问题。',
    "The plaintiff's side has no new evidence and no further questions.",
  ),
  says(
    'counsel_d',
    '被告方没有新的证据，没有其他问题。',
    "The defendant's side has no new evidence and no further questions.",
  ),
  says(
    'presiding',
    '双方没有新的证据，也没有问题要发问，法庭调查结束。双方是否愿意在法庭主持下调解？',
    'As neither side has new evidence or further questions, the court investigation is closed. Are the parties willing to mediate before this court?',
  ),
  says(
    'plaintiff',
    '可以谈，但不能再拖；谈不成，请法庭继续审理。',
    'I am willing to talk, but it must not drag on. If nothing comes of it, please go on with the trial.',
  ),
  says(
    'defendant',
    '愿意谈。谈不拢，就请法庭依法判。',
    'I am willing. If we cannot agree, I ask the court to decide according to law.',
  ),
];
