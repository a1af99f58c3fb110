import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';
import { either, type Premise } from '../premise.ts';

type Lines = FlowNode['lines'];

const opening = (at: Premise): Lines => [
  say(
    'clerk',
    '上诉人及其代理人、被上诉人及其代理人到庭。请遵守法庭纪律。',
    'The appellant and the appellee are present with their counsel. Please observe the rules of the court.',
  ),
  say(
    'presiding',
    `现在开庭。合议庭组成人员已经书面告知，庭前征询，双方均不申请回避；经双方同意，法庭调查和法庭辩论合并进行。本案围绕上诉请求审理：借款本金是否应由 ${at.found} 元改为 ${at.asked} 元。请上诉人陈述。`,
    `The court is in session. The parties were informed in writing of the members of the panel and, when asked before the hearing, neither side applied for recusal. With the consent of both sides, the investigation and the debate are held together. The hearing is confined to the request in the appeal: should the principal be changed from ${at.found} to ${at.asked} yuan? We will hear the appellant.`,
  ),
];

const LENDER_BEGINS: Lines = [
  showing(
    ['evidence_7_cash_book'],
    'counsel_a',
    '请求把一审判决第一项的借款本金改为 200,000 元。一审认定现金交付真伪不明，首要理由是没有记账。现在账本找到了：3 月 10 日收银转入以后结余 10,470 元，3 月 12 日取出 10,200 元，正是借款 9,000 元加货架尾款 1,200 元。',
    'We ask that the principal in item 1 of the judgment be changed to 200,000 yuan. The judgment below held that delivery in cash was unclear, first of all because nothing had been entered. The book has now been found. After the transfer from the till on 10 March the balance was 10,470, and on 12 March 10,200 was taken out: exactly the 9,000 of the loan and the 1,200 still owed for the shelves.',
  ),
  say(
    'counsel_e',
    '请求驳回上诉。账本在上诉人手里两年没有人见过，唯独这一行换了墨色、没有千位分隔，紧接着的结余又被刮过。',
    'We ask that the appeal be dismissed. The appellant has had this book for two years and nobody ever saw it. In this line alone the ink changes and the thousands separator is missing, and the balance that follows it has been scraped.',
  ),
];

const BORROWER_BEGINS: Lines = [
  say(
    'counsel_a',
    '请求把一审判决主文的借款本金改为 191,000 元。一审凭借条、取现和信封就认定交付，可取现只有 10,000 元，付不出被上诉人自己说的 10,200 元；借款当晚上诉人就对工人说“到手十九万一，头一季的人家先扣了”。差额又恰好是三个月利息。',
    'We ask that the principal in the order be changed to 191,000 yuan. The judgment below found delivery on the strength of the note, a withdrawal and an envelope; but the 10,000 withdrawn was not enough to pay the 10,200 of which the appellee herself speaks. That very evening the appellant wrote to his workman, "Got a hundred and ninety-one; they took the first quarter out beforehand." And the gap is exactly three months\' interest.',
  ),
  showing(
    ['evidence_7_cash_book'],
    'counsel_e',
    '请求驳回上诉。一审缺的那一环现在补上了：流水本记着 3 月 10 日收银转入以后结余 10,470 元，3 月 12 日取出 10,200 元，正是借款 9,000 元加货架尾款 1,200 元。聊天只是上诉人对自己工人说的话。',
    'We ask that the appeal be dismissed. The link that was missing at first instance has now been supplied. The cash book shows a balance of 10,470 after the transfer from the till on 10 March, and 10,200 taken out on 12 March: exactly the 9,000 of the loan and the 1,200 for the shelves. The chat is merely what the appellant told his own workman.',
  ),
];

const balance = (at: Premise): Lines => [
  say(
    'judge_a',
    '请双方解释结余：支出 10,200 元，3 月 15 日应为 1,070 元；支出 1,200 元，应为 10,070 元。刮擦的位置正好在“1”和“0”之间。',
    'Will both sides please explain the balance? If 10,200 was paid out, it should be 1,070 on 15 March; if 1,200, it should be 10,070. The scraping is exactly between the "1" and the "0".',
  ),
  say(
    at.lender.role,
    '括号里的字是我当晚补写的，怕以后说不清。数字和刮的地方，我不记得了，账是小满记的。',
    'I added the words in brackets that evening so that there would be no doubt later. I do not remember the figures or the scraping; it was Xiaoman who kept the book.',
  ),
  say(
    'judge_b',
    '我没有参加庭前准备，请从头说一遍：一审时法庭问过你有没有记账，你怎么回答的？那时你知道有这个本子吗？',
    'I took no part in the preparation, so please tell me from the beginning. At first instance you were asked whether you had made an entry. What did you answer, and did you know of this book then?',
  ),
  say(
    at.lender.role,
    '我答的是“没有记过这笔”，我自己没有记账的习惯。本子一直是小满管，我以为她走的时候带走了，问过她一次，没有回音。',
    'I answered that I had not entered this sum; I do not keep accounts myself. Xiaoman always kept the book. I thought that she had taken it with her when she left; I asked her once and never heard back.',
  ),
  say(
    'clerk',
    '一审笔录第 11 页，原话是：“没有记过这笔。”',
    'Page 11 of the record of the first instance reads: "I did not enter this sum."',
  ),
  say(
    'presiding',
    '法庭释明：伪造、毁灭重要证据，妨碍审理的，可以罚款、拘留，构成犯罪的追究刑事责任（《民事诉讼法》第一百一十四条）。刮擦是谁形成、有没有主张对方伪造，请双方明确；主张伪造的，请说明依据。',
    'The court draws the attention of both sides to the law: a person who forges or destroys important evidence and thereby obstructs the trial may be fined or detained and, where the act is a crime, prosecuted (Civil Procedure Law, Article 114). Please state clearly who scraped the page and whether you allege forgery by the other side; if you do, please state on what grounds.',
  ),
  say(
    at.lender.counsel,
    `${at.lender.zh}主动说明了补写，刮擦不是她所为，也没有证据指向她。原件一直可以查验，不存在伪造。`,
    `${at.lender.En} disclosed the addition of her own accord. She did not scrape the page, and no evidence points to her. The original has been open to inspection throughout; there is no forgery.`,
  ),
  say(
    at.borrower.role,
    '我不敢说就是她刮的，我只说这一页不能当真。',
    'I do not claim that she scraped it. I only say that this page cannot be relied on.',
  ),
  say(
    at.borrower.counsel,
    `按支出 1,200 元算，10,070 元前后对得上，只支付过尾款。${at.lender.zh}一审说没有记账，二审说自己当晚补写过，前后不一，应当说明理由（《民诉法解释》第三百四十条）。`,
    `If 1,200 was paid out, a balance of 10,070 fits: only the money for the shelves was paid. At first instance ${at.lender.en} said that nothing had been entered; now she says that she wrote in the book that very evening. She must give reasons for departing from her earlier statement (CPL Interpretation, Article 340).`,
  ),
];

const testimony = (at: Premise): Lines => [
  say(
    'presiding',
    '传证人丁大勇到庭。保证书已经在庭前签署，请当庭宣读，然后如实作证。',
    'The court calls the witness Ding Dayong. You have signed your undertaking; please read it out, and then testify truthfully.',
  ),
  say(
    'witness',
    '我叫丁大勇。我保证据实陈述，如有虚假愿意接受处罚。2023 年我在周启明那里做工。3 月 12 日晚上我问他借到没有，他回“到手十九万一，头一季的人家先扣了”。手机在这里，聊天没有删过。',
    'I am Ding Dayong. I undertake to tell the truth and accept punishment if I do not. In 2023 I worked for Zhou Qiming. On the evening of 12 March I asked whether he had the money, and he answered, "Got a hundred and ninety-one; they took the first quarter out beforehand." Here is the phone. Nothing was deleted.',
  ),
  say('judge_b', '他还欠你工钱吗？谁让你来作证？', 'Does he still owe you wages? Who asked you to come?'),
  say(
    'witness',
    '还欠 2,600 元，他说官司了结就付。是他请我来的，没有人教我怎么说。',
    'He still owes me 2,600 and says that he will pay when the case is over. It was he who asked me to come; nobody told me what to say.',
  ),
  say(
    'judge_b',
    '除了工钱，他来请你的时候还给过你别的吗？“先扣”这两个字，你是听他说的，还是自己看见的？',
    'Apart from the wages, did he give you anything when he asked you to come? And the deduction "beforehand": did you see it yourself, or did he tell you of it?',
  ),
  say(
    'witness',
    '请我吃过一顿饭，给了 200 元路费，说照手机上的说就行。怎么扣的我没有看见，都是他在微信里说的。',
    'He bought me a meal and gave me 200 yuan for the fare, and told me to say what is on the phone. I did not see how it was taken out; I know of it only from his message.',
  ),
  say(
    'presiding',
    `证人退庭，庭后核对笔录并签名。请双方对证言和聊天发表意见，${at.borrower.zh}先说。`,
    `The witness may leave; he will check and sign the record afterwards. Will both sides please comment on the testimony and the chat record, ${at.borrower.en} first?`,
  ),
  showing(
    ['evidence_8_workman_chat'],
    at.borrower.counsel,
    '证据 8 与证人手机上的原始聊天一致，形成于借款当晚，同借条、转账都对得上，证明 9,000 元是先扣的利息。路费本来就由申请证人的一方先行垫付（《民事诉讼法》第七十七条），不影响证言的内容。',
    "Evidence 8 agrees with the chat on the witness's own phone. It was written on the evening of the loan and fits the note and the transfer: the 9,000 was interest, deducted beforehand. In any case, the fare of a witness is advanced by the party that calls him (Civil Procedure Law, Article 77), and it does not affect what he says.",
  ),
  say(
    at.lender.counsel,
    `证人等着${at.borrower.zh}付钱，又没有见过交付。聊天只是周启明一个人的说法，不能证明双方谈好了预扣。`,
    `The witness is waiting for money from ${at.borrower.en} and saw no delivery. The chat is Zhou Qiming's account alone; it does not prove that the parties agreed on a deduction.`,
  ),
  say(
    at.borrower.role,
    '工钱我认，路费我也给了，和这件事没有关系。当晚还没有纠纷，我犯不着跟工人编话。',
    'I admit that I owe the wages, and I did give him the fare; neither has anything to do with this. There was no dispute that evening, and I had no reason to invent a story for a workman.',
  ),
];

const ruling = (at: Premise): Lines => [
  say(
    'presiding',
    `经合议庭商议：证据 7 一直在${at.lender.zh}店里，逾期不是客观原因，但没有证据证明故意或者重大过失，予以采纳，对${at.lender.zh}予以训诫（《民诉法解释》第一百零二条第二款）；证据 8 因证人外出、更换号码，5 月下旬才能取得，属客观原因，视为未逾期（第一百零一条第二款），予以采纳。`,
    `The panel has conferred. Evidence 7 was in the shop of ${at.lender.en} throughout, so there was no objective cause for the delay; but neither intent nor gross negligence has been proved. It is admitted, and ${at.lender.en} is reprimanded (CPL Interpretation, Article 102, second paragraph). Evidence 8 could be obtained only late in May, because the witness had left and changed his number: that is an objective cause, so it is deemed to be in time (Article 101, second paragraph) and is admitted.`,
  ),
  say(
    'clerk',
    `对${at.lender.zh}的训诫已经单独记入笔录。`,
    `The reprimand of ${at.lender.en} has been recorded separately.`,
  ),
  say(
    'presiding',
    '辩论终结，征询最后意见；是否愿意调解，也请一并说明。先请上诉人，再请被上诉人。',
    'The debate is closed. Please state your final opinions and whether you are willing to mediate, the appellant first, then the appellee.',
  ),
  say(
    'appellant',
    either(
      at,
      '坚持上诉请求。钱能早点到，也可以谈；谈不成，请依法判决。',
      '坚持上诉请求，没收到的钱我不能还。愿意再谈一次，谈不拢就请法庭判。',
    ),
    either(
      at,
      'I stand by my appeal. If the money can be paid soon, I am willing to talk; if no agreement is reached, please give judgment according to law.',
      'I stand by my appeal: I cannot repay what I never received. I am willing to talk once more; if we cannot agree, I ask the court to decide.',
    ),
  ),
  say(
    'appellee',
    either(
      at,
      '请求维持原判。愿意再谈一次，谈不拢就请法庭判。',
      '请求维持原判。钱能早点到，也可以谈；谈不成，请依法判决。',
    ),
    either(
      at,
      'I ask that the judgment below be upheld. I am willing to talk once more; if we cannot agree, I ask the court to decide.',
      'I ask that the judgment below be upheld. If the money can be paid soon, I am willing to talk; if no agreement is reached, please give judgment according to law.',
    ),
  ),
];

export const hearingLines = (at: Premise): Lines => [
  ...opening(at),
  ...either(at, LENDER_BEGINS, BORROWER_BEGINS),
  ...balance(at),
  ...testimony(at),
  ...ruling(at),
];
