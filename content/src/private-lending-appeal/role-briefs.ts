import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';
import { either, type Premise } from './premise.ts';
import { BORROWER_APPEALS_BRIEFS } from './role-briefs-borrower.ts';

type Briefs = Readonly<Record<string, Bilingual>>;

/** What is the same whoever appeals. */
const SHARED: Briefs = {
  clerk: lines(
    [
      '案卷由清和区人民法院移送。核对：上诉状在 5 月 28 日届满前递交，上诉费 91.33 元已交，委托手续齐全。',
      '训诫要单独记入笔录。证人出庭以前先让他签署并宣读保证书。',
      '你注意到案卷里的一个细节：一审笔录第 11 页，原告被问“有没有记账”，答“没有记过这笔”，不是“没有账本”。这句话双方的理解会不一样，有人引用时，你要能马上翻到原文，一字不差地念出来，但不能替任何一方解释。你还担心时间：合议庭的评议意见必须逐人记，三个人的理由往往说得比你写得快，事先把争点列成表。',
    ],
    [
      'The file comes from the Qinghe court. Check that the petition was filed before the time expired on 28 May, that the fee of 91.33 yuan has been paid, and that the powers of attorney are in order.',
      'A reprimand must be recorded separately. Have the witness sign and read out his undertaking before he testifies.',
      "You noticed a detail in the file: on page 11 of the record of the first instance the plaintiff, asked whether she had made an entry, answered 'I did not enter this sum', not 'there is no book'. The two sides will understand that differently. When it is quoted, be ready to find the passage at once and read it out word for word, but do not explain it for either side. You also worry about time: in the deliberation the opinion of each judge must be recorded separately, and three judges often state their reasons faster than you can write. List the issues beforehand.",
    ],
  ),
  judge_b: lines(
    [
      '你是新调来的审判员，没有参加庭前准备，请把听见的都当第一次听。',
      '你会问一个外行也会问的问题：一个店主搬家才找到的本子，为什么偏偏那一行换了颜色？一个工人的聊天，为什么两年后才找到？',
      '你来以前在刑事审判庭办过票据案，见过为几千元改账的人，也见过被冤枉改账的人。你知道刮擦能说明有人动过，不能说明谁动过、什么时候动的。你的倾向是：聊天比账本可信，因为写的时候没有人想到打官司。但你也担心自己因为不喜欢那本账，就对证人欠薪的利害关系睁一只眼闭一只眼。判决书你也要署名：签字以前，你有把算式、条文和主文从头核对一遍的习惯，核稿意见由你来写。两种意见都要准备好理由，少数意见照样记入笔录。',
    ],
    [
      'You have only recently been transferred to this court and took no part in preparing the case: listen to everything as if for the first time.',
      "You will ask what a layman would ask too. Why does the ink change in that very line of a book found only when the shop moved? Why was a workman's chat found only after two years?",
      'You come from the criminal division, where you tried cases of forged bills, and have seen people alter accounts for a few thousand yuan, and people wrongly accused of doing so. A scraping shows that somebody altered the page, but not who or when. You lean towards the chat, because nobody thought of a lawsuit when it was written; but you worry that your dislike of the book makes you overlook the wages that the witness is waiting for. Have reasons ready for either view; a minority opinion is entered in the record as well. You sign the judgment too, and before you sign you always check its calculations, articles and order from beginning to end: it is for you to write the review of the judgment.',
    ],
  ),
  witness: lines(
    [
      '你在周启明的加工部做到 2024 年 1 月，他还欠你 2,600 元工钱，说官司完了就付。',
      '2023 年 3 月 12 日晚你问他借到钱没有，他回“到手十九万一，头一季的人家先扣了”。手机还是那部手机，聊天没有删过。',
      '你没有见过陈晓岚，没有看见转账和信封，“先扣”是怎么谈的你也不知道。只说你看见、听见的；轮到你之前在庭外等候。',
      '你没有对别人说过的：今年 5 月周启明请你吃饭，说“你就照手机上的说，工钱我一定给”，又多给了你 200 元路费，你收了。他没有让你编什么，可你怕说出路费来，法官会以为你是花钱请来的；不说，又怕被问到。你想要的很简单：2,600 元工钱。记住故意作虚假陈述要承担法律责任，问到就照实说。',
    ],
    [
      "You worked in Zhou Qiming's shop until January 2024. He still owes you 2,600 yuan in wages and says that he will pay when the case is over.",
      'On the evening of 12 March 2023 you asked whether he had got the money, and he answered, "Got a hundred and ninety-one; they took the first quarter out beforehand." It is the same phone, and nothing was deleted.',
      'You never met Chen Xiaolan and saw neither the transfer nor the envelope; nor do you know how it was agreed that anything be taken out "beforehand". Say only what you saw and heard, and wait outside until you are called.',
      "What you have told nobody: in May this year Zhou Qiming bought you a meal, said 'just say what is on the phone; I will certainly pay your wages', and gave you 200 yuan for the fare, which you took. He did not ask you to invent anything. If you mention the fare the judges may think that you were paid to come; if you do not, they may ask. All you want is your 2,600 yuan. Remember that deliberately false testimony has legal consequences: if you are asked, tell the truth.",
    ],
  ),
};

/** The court below found 191,000, and the lender appeals. */
const LENDER_APPEALS_BRIEFS: Briefs = {
  presiding: lines(
    [
      '你要守住两道门：第一道是审理范围，上诉人只争 9,000 元和相应利息，被上诉人没有上诉；第二道是新证据，迟到的证据采不采纳、训诫不训诫，要当庭说清楚。',
      '双方各拿出一份一审没有交的证据，对他们要用同一把尺子。',
      '本案标的只有一万多元。双方愿意谈，可以调解；不愿意就判，不要拖过三个月。',
      '你知道而别人不知道的：清和区法院的主审法官是你的学生，判决书寄来之前他在走廊里问过你“备用金能不能当现金来源”，你没有回答。这不是法定的回避事由，但你提醒自己：维持不是给学生面子，改判也不是为了证明自己公正。你最怕的，是双方都怀疑账本被改过而没有人当庭问清楚，所以伪造证据的后果（第一百一十四条）由你来释明。',
    ],
    [
      'You have two things to guard. One is the scope of the trial: the appellant contests only 9,000 yuan and the interest on it, and the appellee has not appealed. The other is the new evidence: state in court whether the late evidence is admitted and whether the party that submitted it is reprimanded.',
      'Each side produces evidence that it did not submit at first instance. Apply the same standard to both.',
      'Little more than ten thousand yuan is at stake. If both sides are willing to talk, mediate; if not, give judgment, and do not let it drag on beyond three months.',
      'What only you know: the judge who tried the case at first instance was your student and, before the judgment reached you, asked you in a corridor whether petty cash can count as a source of cash. You did not answer. That is no statutory ground for recusal, but you remind yourself not to uphold the judgment as a favour to him, and not to amend it in order to prove your own fairness. What you fear most is that both sides suspect that the book was altered and nobody asks about it in court: it is for you to explain the consequences of forging evidence (Article 114).',
    ],
  ),
  judge_a: lines(
    [
      '你阅过全卷。一审的论证没有漏洞，但它建立在“没有记账”这一点上；现在出现了记账本，一审的第一条理由动摇了。',
      '你自己算过一遍：3 月 10 日结余 10,470 元。支出 10,200 元，余 270 元，再收 800 元，结余 1,070 元；支出 1,200 元，余 9,270 元，再收 800 元，结余 10,070 元。1,070 和 10,070 只差一个 0，刮擦正好在那个位置。',
      '算术不能代替证据规则：上诉人要证明到高度可能性，被上诉人只要让它真伪不明。',
      '你十年前写过一份判决，单凭账目算得通就认定了付款，再审时被改判。你不想重犯这个错，又怕自己因此矫枉过正：先把每一份证据单独看，再合起来看，评议时把两步分开说。',
    ],
    [
      'You have read the whole file. The reasoning of the judgment below is sound, but it rests on the finding that nothing was entered. Now that a cash book has appeared, the first of its reasons is undermined.',
      'You have done the calculation yourself. The balance on 10 March is 10,470. If 10,200 was paid out, 270 is left and, after 800 is paid in, 1,070. If 1,200 was paid out, 9,270 is left and, after 800 is paid in, 10,070. The difference between 1,070 and 10,070 is a single zero, and the scraping is exactly there.',
      'Arithmetic does not replace the rules of evidence: the appellant must prove the fact to the standard of high probability; the appellee need only leave it unclear.',
      'Ten years ago you found a payment proved because the accounts added up, and the judgment was reversed on retrial. You do not want to repeat that mistake, nor to overcorrect it: look at each item of evidence on its own, then at all of them together, and keep the two steps apart when you deliberate.',
    ],
  ),
  appellant: lines(
    [
      '流水本是何小满记的，你只管每月看一次总数。一审时你以为她离职时带走了，问过她一次，没有下文；你没有对律师提起过有这么一本。',
      '找到时你也愣了一下：那一行是两种颜色。你的记忆是，3 月 12 日晚上关店前，你自己补写了括号里的字，怕日后说不清；数字是不是你写的，你记不得了。刮擦的地方你不知道是谁弄的。',
      '你想要的不只是 9,000 元，是一句“她没有说谎”。如果对方肯把剩下的钱一次付清，你可以谈。店铺搬家花掉了积蓄，再拖三个月，房租就付不出来了；这一点不能让对方看出来。',
    ],
    [
      'He Xiaoman kept the book; you looked at the total once a month. During the first instance you thought that she had taken it with her when she left; you asked her once and heard nothing more, and you never told your lawyer that there was such a book.',
      'You were startled yourself when it turned up: that line is in two colours. As you remember it, before closing on 12 March you added the words in brackets yourself so that there would be no doubt later. You cannot remember whether the figures are yours, and you do not know who scraped the paper.',
      'You want more than 9,000 yuan: you want it said that you did not lie. If he were willing to pay the rest at once, you would talk. Moving the shop used up your savings, and if this drags on for another three months you will not be able to pay the rent; do not let the other side see that.',
    ],
  ),
  counsel_a: lines(
    [
      '强点：流水本前后页连续、由店员逐日记录；收银转入以后结余 10,470 元，正好够付 10,200 元，补上了一审“取现 10,000 元不够”的漏洞。',
      '弱点：关键一行换了墨色，数字没有千位分隔，后面的结余被刮过；当事人刚刚告诉你，括号里的字是她自己当晚补写的。你必须如实处理：不能让她说全部是店员写的。',
      '逾期的责任：本子一直在店里，不是客观原因。争取“非因故意或者重大过失”，接受训诫；退一步，它与基本事实有关，也应当采纳（《民诉法解释》第一百零二条）。',
      '当事人想在二审加一项 6,000 元律师费，一审没有请求过。想清楚能不能加。',
    ],
    [
      'Your strong points: the pages of the book are continuous, and an assistant kept it from day to day; after the transfer from the till the balance was 10,470, enough to pay 10,200, which closes the gap found at first instance: that the 10,000 withdrawn was not enough.',
      'Your weak points: in the decisive line the ink changes and the figures have no thousands separator, and the balance that follows has been scraped. Your client has just told you that she added the words in brackets herself that evening. You must deal with this truthfully: you may not let her say that the assistant wrote everything.',
      'As to the delay: the book was in the shop all along, so the delay had no objective cause. Argue that there was neither intent nor gross negligence, and accept a reprimand; failing that, argue that it bears on a basic fact and must be admitted all the same (CPL Interpretation, Article 102).',
      'Your client wants to add a claim for 6,000 yuan of legal fees, which were not claimed at first instance. Consider whether that can be done.',
    ],
  ),
  appellee: lines(
    [
      '一审判决你服，本来打算筹钱还款。她一上诉，你才想起当晚和老丁说过“头一季的先扣了”。',
      '老丁换了号，5 月下旬他回来找你要 2,600 元工钱，你才联系上他。你答应官司了结以后马上付他工钱，没有要他说什么。',
      '你还想：既然要重新审，利率 14.6% 也太高，能不能一起降下来？这件事你自己没有上诉。',
      '你手头现有 15 万元，能一次付清的话，希望抹掉一些利息。',
      '你没有告诉律师的：5 月请老丁吃饭时，你多给了他 200 元路费，还说“工钱我一定给”。你没有让他编话，可你怕说出来证言就不值钱了，更怕老丁在庭上先说出来。',
    ],
    [
      'You accepted the judgment and meant to raise the money to pay. Only when she appealed did you remember writing to old Ding that evening that the first quarter had been taken out beforehand.',
      'He had changed his number; late in May he came back to ask you for his 2,600 yuan in wages. That is how you got in touch. You promised to pay him as soon as the case was over; you did not tell him what to say.',
      'You also think that, if the case is to be tried again, the rate of 14.6% is too high as well and might be lowered. You have not appealed on this yourself.',
      'You have 150,000 yuan in hand, and if everything can be paid at once you hope that part of the interest will be waived.',
      'What you have not told your lawyer: at that meal in May you gave Ding 200 yuan for the fare and promised him his wages once more. You did not ask him to invent anything. But you fear that his testimony will be worth nothing once this is known, and you fear even more that he will mention it in court before you do.',
    ],
  ),
  counsel_e: lines(
    [
      '强点：聊天形成于借款当晚，那时双方没有任何争议，没有编造的动机；“写二十万”也与借条一致。流水本那一行的异常一眼可见。',
      '弱点：丁大勇是你当事人的工人，还等着他付工钱；聊天只是当事人自己的话，丁大勇没有见过交付。',
      '当事人想在二审降利率。他没有上诉，二审不审没有请求的事（《民诉法解释》第三百二十一条）。把道理讲给他听，不要写进答辩状的请求里。',
      '你们的证据也迟到了，说对方迟到时给自己留余地。',
      '你没有说出口的怀疑：问到怎样把丁大勇请来，当事人总是绕开。开庭以前要问清楚有没有给过他什么；给过的，与其等法官问出来，不如自己先说明：证人的路费本来就由申请的一方先行垫付（《民事诉讼法》第七十七条），见不得人的是瞒着。你怕的是当事人瞒着你，而你替他担保过证人“没有人教”。',
    ],
    [
      'Strong points: the chat dates from the evening of the loan, when there was no dispute and no reason to invent anything; "two hundred thousand" agrees with the note. The irregularities in that line of the book can be seen at a glance.',
      "Weak points: Ding Dayong worked for your client and is still waiting for his wages; the chat is only your client's own words, and Ding saw no delivery.",
      'Your client wants the rate lowered on appeal. He has not appealed, and what no party has asked for is not tried (CPL Interpretation, Article 321). Explain this to him; do not put it into the answer as a request.',
      'Your own evidence is late too: when you attack the lateness of theirs, leave yourself room.',
      "A suspicion that you have not voiced: whenever you ask how Ding Dayong was persuaded to come, your client changes the subject. Find out before the hearing whether he was given anything; if he was, disclose it yourself rather than wait for the judges to ask. In any case, a witness's fare is advanced by the party that calls him (Civil Procedure Law, Article 77); it is the concealment that looks bad. What you fear is that your client is hiding something from you after you have assured the court that nobody coached the witness.",
    ],
  ),
};

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const briefsOf = (at: Premise): Briefs => ({
  ...SHARED,
  ...either(at, LENDER_APPEALS_BRIEFS, BORROWER_APPEALS_BRIEFS),
});
