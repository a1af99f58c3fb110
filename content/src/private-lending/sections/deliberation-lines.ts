import type { FlowNode } from '@lets/contract';
import { bi, say, sayAfter, sayWeighing } from '../../build.ts';

const NO_MAJORITY: Parameters<typeof sayAfter>[0] = { second_vote: ['rejected', 'tied'] };

/** What a member of the panel says, by its vote, when the panel comes back to a vote that it took before. */
function onceMore(
  role_id: string,
  [zh, en]: readonly [zh: string, en: string],
  against: readonly [zh: string, en: string],
): FlowNode['lines'][number] {
  return { ...sayAfter(NO_MAJORITY, role_id, zh, en), against: bi(...against) };
}

/** After the reopened debate; what was weighed before is not weighed aloud again. */
const ONCE_MORE: FlowNode['lines'] = [
  sayAfter(
    NO_MAJORITY,
    'presiding',
    '合议庭继续评议。两种意见此前都没有形成多数，听了补充辩论，请先说看法有没有变化，再就 191,000 元的意见表决。',
    'The panel resumes its deliberation. Neither view has found a majority so far. Now that you have heard the further debate, please say first whether you have changed your opinion; then we shall vote on 191,000.',
  ),
  onceMore(
    'judge',
    [
      '补充辩论没有带来新的证据。剩下的还是那个问题：9,000 元真伪不明时，不利后果由谁承担。答案是主张交付的原告，我同意 191,000 元。',
      'The further debate brought no new evidence. The question is still who bears the consequence if it remains unclear whether the 9,000 was delivered. The answer is the plaintiff, who asserts delivery. I am for 191,000.',
    ],
    [
      '补充辩论没有带来新的证据，可是提醒了我一点：被告一年后求宽限，先认的是二十万，争的只是利息。人争辩时会说对自己有利的话，很少编对自己不利的话。这一句我不能当作没有说过，191,000 元我不同意。',
      'The further debate brought no new evidence, but it reminded me of one thing. When the defendant asked for time a year later, he began by admitting two hundred thousand and disputed only the interest. People in a dispute say what helps them; they seldom invent what harms them. I cannot treat those words as if they had never been said. I am against 191,000.',
    ],
  ),
  onceMore(
    'assessor',
    [
      '我又掂量了一遍。借条的分量不轻，可是钱从哪里来，到今天也没有人说得清。说不清，就不能让他还。',
      'I have weighed it once more. The note counts for a good deal, but to this day nobody can say clearly where the cash came from. Until somebody can, he should not have to repay it.',
    ],
    [
      '我又掂量了一遍。柜台上的现金本来就没有票据，要小店主说清九千块是哪一天收的，等于要她做一件谁也做不到的事。借条、信封都有了，我还是不同意 191,000 元。',
      'I have weighed it once more. Nobody keeps receipts for the cash in a till. To ask a small shopkeeper on which day she took in those nine thousand is to ask what nobody could answer. There is a note, and there was an envelope. I am still against 191,000.',
    ],
  ),
  onceMore(
    'presiding',
    [
      '我的理由没有变：差额、付息方式、账户余额和聊天互相印证，交付没有达到高度可能性。请表决。',
      'My reasons are the same: the gap, the quarterly interest, the balance in the account and the chat corroborate one another, and delivery has not been shown to be highly probable. Please vote.',
    ],
    [
      '我再说一遍我的顾虑：几处巧合加在一起，仍然只是推断，而借条、信封和“二十万我认”是三项直接看得见的东西。我不同意 191,000 元。请表决。',
      'Let me repeat my concern. Several coincidences taken together are still only an inference, whereas the note, the envelope and "I admit the two hundred thousand" are there for all to see. I am against 191,000. Please vote.',
    ],
  ),
];

export const DELIBERATION_LINES: FlowNode['lines'] = [
  ...ONCE_MORE,
  {
    role_id: 'judge',
    text: bi(
      '先说规则。交付是借贷关系的基本事实，由主张的原告举证（《民诉法解释》第九十一条）；法官要确信存在具有高度可能性，真伪不明的认定不存在（第一百零八条）；预先扣除利息的，以实际出借的金额为本金（《民间借贷规定》第二十六条）。',
      'I begin with the rules. Delivery is a basic fact of the loan and must be proved by the plaintiff, who asserts it (CPL Interpretation, Article 91). The court must be convinced that the fact is highly probable, and a fact that remains unclear is found not to exist (Article 108). Where interest was deducted in advance, the amount actually lent is the principal (Private Lending Provisions, Article 26).',
    ),
  },
  sayWeighing(
    'assessor',
    [
      '我认为没有交付 9,000 元借款。当天正好有一笔 1,200 元的货架尾款要付，信封又不厚；卡里有钱却要凑现金，熟人给了九千块在微信里一个字不提，不合常理；数字又刚好是一季利息。',
      "I do not believe that 9,000 yuan of the loan was handed over. That very day 1,200 was due for the shelves, and the envelope was not thick. It makes no sense to scrape cash together when there is money in the account; and a friend who had handed over nine thousand would have mentioned it in some message. Besides, the figure is exactly one quarter's interest.",
    ],
    [
      '我认为现金是给了的。信封不厚，可九千块钱是九十张，也不过一指宽；开店的人抽屉里本来就有现金，做小生意的当面点过就算，不打收条。借条是他自己带来的，扣过利息的人，至少会在纸上提一句。我不同意 191,000 元。',
      'I believe that the cash was handed over. The envelope was not thick, but nine thousand yuan is ninety notes, no thicker than a finger. A shopkeeper has cash in her drawer, and small traders count the money on the spot and do not write receipts. He brought the note himself; had interest been deducted, he would at least have mentioned it on the paper. I am against 191,000.',
    ],
  ),
  sayWeighing(
    'judge',
    [
      '借条是直接证据，“二十万我认”也是原话，这两点我认真掂量过。但同一条消息里他紧接着说已经扣过，原告只说“先还本金”。证人没看见钱，又有利害关系。综合起来，现金交付达不到高度可能性，我同意按 191,000 元认定。',
      'The note is direct evidence and "I admit the two hundred thousand" are his own words; I have given both due weight. But in the same message he goes on to say that the first quarter\'s interest was already deducted, and she answers only "the principal first". The witness saw no money and has an interest in one side. On the whole, delivery in cash has not been shown to be highly probable. I am for 191,000.',
    ],
    [
      '凭证载明的金额一般认定为本金（《民间借贷规定》第二十六条），要推翻它，得先有预先扣息的证据。这里没有：语音没有录音，借条没有写，“已经扣过了”是一年以后的单方说法，对方没有接话不等于承认。借条、转账、信封和“二十万我认”接得上，我认为已经达到高度可能性，不同意按 191,000 元认定。',
      'The amount stated in a note is generally found to be the principal (Private Lending Provisions, Article 26); to rebut it, there must be evidence that interest was deducted. There is none: the call was not recorded, the note is silent, and "already deducted" is only his own account, given a year later; her silence on the point is no admission. The note, the transfer, the envelope and "I admit the two hundred thousand" fit together. I find delivery highly probable and am against 191,000.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。差额与一季利息吻合、借条约定按季付息、当日无支取而余额充足、原告未否认“已经扣过”，这些相互印证，足以使现金交付真伪不明，不利后果由原告承担。本金按 191,000 元认定，利息按年利率 14.6%，自 2023 年 3 月 12 日起算。请表决。',
      'I speak last. The gap equals one quarter\'s interest; the note makes interest payable quarterly; no cash was withdrawn that day although the account held enough; and the plaintiff did not deny "already deducted". These facts corroborate one another and are enough to leave it unclear whether the cash was delivered, and the plaintiff bears the consequence. The principal should be 191,000, with interest at 14.6% a year from 12 March 2023. Please vote.',
    ],
    [
      '我最后说。原告交了借条，说明了信封，有证人看见交付，被告到期后又认过二十万；反驳的一方拿出来的是几处巧合。没有收条是弱点，但熟人之间小额现金没有收条并不反常，不能要求到排除一切怀疑。我认为交付已有高度可能性，不同意 191,000 元。两种意见都照实记入笔录。请表决。',
      'I speak last. The plaintiff has produced the note and accounted for the envelope; a witness saw it change hands; and after the due date the defendant admitted two hundred thousand. Against this stand a few coincidences. The lack of a receipt is a weakness, but friends often give none for a modest sum in cash, and the law does not require proof beyond all doubt. I find delivery highly probable and am against 191,000. Both views will be entered truthfully in the record. Please vote.',
    ],
  ),
  {
    role_id: 'clerk',
    text: bi(
      '评议意见已逐一记录，不同意见照实记入，评议笔录稍后请合议庭成员签名。',
      'Each opinion has been recorded, and differing opinions have been entered truthfully. The record of deliberation will later be presented to the panel for signature.',
    ),
  },
];

export const SECOND_VOTE_LINES: FlowNode['lines'] = [
  {
    role_id: 'presiding',
    text: bi(
      '第一次评议没有形成认定 191,000 元的多数。现在就另一种意见再评议：现金已经交付，本金为 200,000 元。请逐一说明理由。',
      'The first deliberation produced no majority for 191,000. We now deliberate on the other view: that the cash was delivered and the principal is 200,000. Please give your reasons one after another.',
    ),
  },
  sayWeighing(
    'judge',
    [
      '分歧在事实，不在举证责任。借条是被告亲笔，凭证金额一般认定为本金；预先扣息的约定没有任何记录；信封当天确实交付过，2 月 27 日也确实取过 10,000 元现金。几项合在一起，我认为交付具有高度可能性，同意 200,000 元。',
      'The difference is one of fact, not of the burden of proof. The defendant wrote the note, and the amount in it is generally the principal; nothing records an agreement to deduct interest; an envelope was handed over that day; and 10,000 in cash had been withdrawn on 27 February. Taken together, these make delivery highly probable. I am for 200,000.',
    ],
    [
      '分歧在举证责任。有过信封，不等于信封里有 9,000 元；2 月 27 日取的 10,000 元，两个星期里用掉多少没有记账，付尾款和借款合计要 10,200 元也不够。真伪不明的事实应当认定不存在（《民诉法解释》第一百零八条第二款），我不同意 200,000 元。',
      'The difference is one of the burden of proof. That there was an envelope does not mean that 9,000 was in it. Nobody recorded how much of the 10,000 withdrawn on 27 February was spent in those two weeks, and it would not have covered the 10,200 needed for the loan and the shelves. A fact that remains unclear must be found not to exist (CPL Interpretation, Article 108, second paragraph). I am against 200,000.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '说给了现金的人要拿出凭据，这个道理我懂。可借条是他自己写的，当天也有人看见信封，到期以后他还认过这个数。做生意的人不会一再说对自己不利的话，我同意 200,000 元。',
      'I understand that whoever says cash was given must prove it. But he wrote the note himself, the envelope was seen that day, and after the due date he admitted the figure. A trader does not speak against his own interest again and again. I am for 200,000.',
    ],
    [
      '借条是他写的，信封也有人看见，这两点我都承认。可“先扣一季”在市场上我见得多了，条子照写整数，从来不写扣了多少。要我相信另外还有九千块现金，总得有一句话、一笔账。没有，我不同意 200,000 元。',
      "I accept that he wrote the note and that the envelope was seen. But in the market I have often seen the first quarter's interest deducted beforehand: the note still gives the round figure and never says what was deducted. Before I believe in another nine thousand in cash I want one message or one entry. There is none. I am against 200,000.",
    ],
  ),
  say(
    'clerk',
    '第二次评议的意见逐人记录，请审判长说明意见后表决。',
    'The opinions of the second deliberation are being recorded one by one. After the presiding judge has spoken, the panel votes.',
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。第一次没有形成多数，说明借条的证明力不能轻易打破。书证是双方当时的意思，事后的消息只是一方的解释；我以书证为准，同意 200,000 元。请表决。',
      "I speak last. That the first vote found no majority shows that the evidential weight of the note is not easily overcome. The document states what both meant at the time; the later messages are only one side's explanation. I rely on the document and am for 200,000. Please vote.",
    ],
    [
      '我最后说。191,000 元没有形成多数，不等于 200,000 元就已经证明。借条证明约定了多少，转账证明交付了多少，中间的 9,000 元还要另外证明，而原告没有做到。我不同意 200,000 元。请表决。',
      'I speak last. The fact that 191,000 found no majority does not mean that 200,000 has been proved. The note shows what was agreed and the transfer what was delivered; the 9,000 between them has to be proved separately, and the plaintiff has not done so. I am against 200,000. Please vote.',
    ],
  ),
];
