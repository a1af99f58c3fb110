import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, showing, wrong } from '../../build.ts';

function courtroom(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_a', { seat: 'j1', functions: ['speech', 'display', 'signature'] }),
    seatRole('judge_b', { seat: 'j2', functions: ['speech', 'signature'] }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('appellant', {
      seat: 'p1',
      can_terminate: true,
      functions: ['request_speech', 'meeting', 'signature'],
    }),
    seatRole('counsel_a', {
      seat: 'p2',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('counsel_e', {
      seat: 'd1',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('appellee', { seat: 'd2', functions: ['request_speech', 'meeting', 'signature'] }),
  ];
}

export const HEARING: FlowNode = node({
  id: 'hearing',
  kind: 'court',
  name: bi('二审开庭', 'Hearing of the appeal'),
  introduction: bi(
    '二审开庭围绕上诉请求：先说上诉和答辩，再质证新证据、询问证人，然后辩论、征询最后意见。一审已经查清、双方没有争议的，不再重复。',
    'The hearing is confined to the requests in the appeal: first the petition and the answer, then the new evidence and the witness, then the debate and the final opinions. What was found at first instance and is not disputed is not gone over again.',
  ),
  minutes: 30,
  scene: 'courtroom',
  position: { x: 360, y: 910 },
  roles: [
    ...courtroom(),
    seatRole('witness', { seat: 'w', inside: false, functions: ['request_speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '除第二审程序的规定外，适用第一审普通程序（《民事诉讼法》第一百八十一条）：新证据要质证，证人要先具结，辩论终结要征询最后意见。',
        '上诉人负责把 9,000 元证明到高度可能性；被上诉人只要让它真伪不明（《民诉法解释》第一百零八条）。',
      ],
      [
        'Except for the rules on appeals, the ordinary procedure applies (Civil Procedure Law, Article 181): new evidence must be examined by both sides, a witness must give an undertaking first, and final opinions must be heard at the close of the debate.',
        'The appellant must show that delivery of the 9,000 is highly probable; the appellee need only leave the matter unclear (CPL Interpretation, Article 108).',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 宣布开庭，说明审理范围；请上诉人、被上诉人陈述。',
        '2. 逐份质证新证据；传证人到庭，先签署并宣读保证书，作证以后请他退庭。',
        '3. 释明伪造重要证据的后果（第一百一十四条），问清楚双方是否主张伪造、依据是什么；当庭说明逾期证据的处理。',
        '4. 辩论，征询最后意见；愿意谈的可以调解（第一百七十九条），否则休庭评议。',
      ],
      [
        '1. Open the hearing and state its scope; hear appellant and appellee.',
        '2. Test the new evidence item by item; call the witness, have him give his undertaking, let him leave afterwards.',
        '3. Explain the consequences of forging important evidence (Article 114), and establish whether either side alleges forgery and on what ground. State in court how the late evidence is dealt with.',
        '4. Debate and final opinions; if both are willing, mediate (Article 179), otherwise adjourn to deliberate.',
      ],
    ),
    guide(
      'judge_a',
      ['1. 问上诉人：哪几个字是你写的？什么时候写的？', '2. 请双方各解释一次 3 月 15 日的结余。'],
      [
        '1. Ask the appellant which words are hers and when she wrote them.',
        '2. Have each side explain the balance on 15 March.',
      ],
    ),
    guide(
      'judge_b',
      ['1. 问证人：谁让你来的，他欠你的工钱谈过怎么付吗？'],
      ['1. Ask the witness who asked him to come, and what was said about his wages.'],
    ),
    guide(
      'clerk',
      ['1. 查明到庭，宣布纪律；训诫单独入卷。'],
      ['1. Establish who is present and read out the rules of the court; record any reprimand separately.'],
    ),
    guide(
      'counsel_a',
      ['1. 流水本补上了一审的哪一个缺口？', '2. 质疑证人的利害关系，质疑“先扣”只是周启明自己的话。'],
      [
        '1. Which gap that the judgment below found does the cash book close?',
        '2. Challenge the interest of the witness, and point out that "beforehand" is only what Zhou Qiming himself said.',
      ],
    ),
    guide('appellant', ['1. 如实回答哪些字是自己写的。'], ['1. Say truthfully which words are yours.']),
    guide(
      'counsel_e',
      ['1. 三处异常一起说，不要分散。', '2. 聊天形成于争议发生之前，是它最大的价值。'],
      [
        '1. Present the three irregularities together, not one by one.',
        '2. The chat was written before any dispute arose; that is its greatest value.',
      ],
    ),
    guide(
      'appellee',
      ['1. 说明欠证人工钱的事，不要等对方问出来。'],
      ['1. Speak of the wages you owe before you are asked.'],
    ),
    guide(
      'witness',
      ['1. 轮到你才进来。先签保证书，再说你看见的聊天。', '2. 没有见过的事就说不知道。'],
      [
        '1. Come in only when you are called. Sign your undertaking first, then tell the court about the chat that you saw.',
        '2. If you did not see something, say that you do not know.',
      ],
    ),
  ],
  lines: [
    say(
      'clerk',
      '上诉人及其代理人、被上诉人及其代理人到庭。请遵守法庭纪律。',
      'The appellant and the appellee are present with their counsel. Please observe the rules of the court.',
    ),
    say(
      'presiding',
      '现在开庭。合议庭组成人员已经书面告知，庭前征询，双方均不申请回避；经双方同意，法庭调查和法庭辩论合并进行。本案围绕上诉请求审理：借款本金是否应由 191,000 元改为 200,000 元。请上诉人陈述。',
      'The court is in session. The parties were informed in writing of the members of the panel and, when asked before the hearing, neither side applied for recusal. With the consent of both sides, the investigation and the debate are held together. The hearing is confined to the request in the appeal: should the principal be changed from 191,000 to 200,000 yuan? We will hear the appellant.',
    ),
    showing(
      ['evidence_7_cash_book'],
      'counsel_a',
      '请求把一审判决第一项的借款本金改为 200,000 元。一审认定现金交付真伪不明，首要理由是没有记账。现在账本找到了：3 月 10 日收银转入以后结余 10,470 元，3 月 12 日取出 10,200 元，正是借款 9,000 元加货架尾款 1,200 元。',
      'We ask that the principal in item 1 of the judgment be changed to 200,000. The judgment below held the delivery in cash unclear, first of all because nothing had been entered. The book has now been found. After the transfer from the till on 10 March the balance was 10,470, and on 12 March 10,200 was taken out: exactly the 9,000 of the loan and the 1,200 still owed for the shelves.',
    ),
    say(
      'counsel_e',
      '请求驳回上诉。账本在上诉人手里两年没有人见过，唯独这一行换了墨色、没有千位分隔，紧接着的结余又被刮过。',
      'We ask that the appeal be dismissed. The appellant has had this book for two years and nobody ever saw it. In this line alone the ink changes and the thousands separator is missing, and the balance that follows it has been scraped.',
    ),
    say(
      'judge_a',
      '请双方解释结余：支出 10,200 元，3 月 15 日应为 1,070 元；支出 1,200 元，应为 10,070 元。刮擦的位置正好在“1”和“0”之间。',
      'Will both sides please explain the balance? If 10,200 was paid out, it should be 1,070 on 15 March; if 1,200, it should be 10,070. The scraping is exactly between the "1" and the "0".',
    ),
    say(
      'appellant',
      '括号里的字是我当晚补写的，怕以后说不清。数字和刮的地方，我不记得了，账是小满记的。',
      'I added the words in brackets that evening so that there would be no doubt. The figures and the scraping I do not remember; Xiaoman kept the book.',
    ),
    say(
      'presiding',
      '法庭释明：伪造、毁灭重要证据，妨碍审理的，可以罚款、拘留，构成犯罪的追究刑事责任（《民事诉讼法》第一百一十四条）。刮擦是谁形成、有没有主张对方伪造，请双方明确；主张伪造的，请说明依据。',
      'The court draws the attention of both sides to the law: a person who forges or destroys important evidence and thereby obstructs the trial may be fined or detained and, where the act is a crime, prosecuted (Civil Procedure Law, Article 114). Please state clearly who scraped the page and whether you allege forgery by the other side; if you do, on what ground.',
    ),
    say(
      'counsel_a',
      '上诉人主动说明了补写，刮擦不是她所为，也没有证据指向她。原件一直可以查验，不存在伪造。',
      'The appellant disclosed the addition of her own accord. She did not scrape the page, and no evidence points to her. The original has been open to inspection throughout; there is no forgery.',
    ),
    say(
      'appellee',
      '我不敢说就是她刮的，我只说这一页不能当真。',
      'I do not claim that she scraped it. I only say that this page cannot be relied on.',
    ),
    say(
      'counsel_e',
      '按支出 1,200 元算，10,070 元前后对得上，只支付过尾款。上诉人一审说没有记账，二审说自己当晚补写过，前后不一，应当说明理由（《民诉法解释》第三百四十条）。',
      'If 1,200 was paid out, a balance of 10,070 fits: only the money for the shelves was paid. At first instance the appellant said that nothing had been entered; now she says that she wrote in the book that very evening. She must give reasons for departing from her earlier statement (CPL Interpretation, Article 340).',
    ),
    say(
      'presiding',
      '传证人丁大勇到庭。请签署并宣读保证书，如实作证。',
      'The court calls the witness Ding Dayong. Please sign and read out your undertaking, and testify truthfully.',
    ),
    say(
      'witness',
      '我叫丁大勇，2023 年在周启明那里做工。3 月 12 日晚上我问他借到没有，他回“到手十九万一，头一季的人家先扣了”。手机在这里，聊天没有删过。',
      'I am Ding Dayong. In 2023 I worked for Zhou Qiming. On the evening of 12 March I asked whether he had the money, and he answered, "Got a hundred and ninety-one; they took the first quarter out beforehand." Here is the phone. Nothing was deleted.',
    ),
    say('judge_b', '他还欠你工钱吗？谁让你来作证？', 'Does he still owe you wages? Who asked you to come?'),
    say(
      'witness',
      '还欠 2,600 元，他说官司了结就付。是他请我来的，没有人教我怎么说。',
      'He owes me 2,600 and says he will pay when the case is over. He asked me to come; nobody told me what to say.',
    ),
    say(
      'presiding',
      '证人退庭，庭后核对笔录并签名。请双方对证言和聊天发表意见，被上诉人先说。',
      'The witness may leave; he will check and sign the record afterwards. Will both sides please comment on the testimony and the chat record, the appellee first?',
    ),
    showing(
      ['evidence_8_workman_chat'],
      'counsel_e',
      '证据 8 与证人手机上的原始聊天一致，形成于借款当晚，同借条、转账都对得上，证明 9,000 元是先扣的利息。',
      "Evidence 8 agrees with the chat on the witness's own phone. It was written on the evening of the loan and fits the note and the transfer: the 9,000 was interest, deducted beforehand.",
    ),
    say(
      'counsel_a',
      '证人等着被上诉人付钱，又没有见过交付。聊天只是周启明一个人的说法，不能证明双方谈好了预扣。',
      "The witness is waiting for money from the appellee and saw no delivery. The chat is Zhou Qiming's account alone; it does not prove that the parties agreed on a deduction.",
    ),
    say(
      'appellee',
      '工钱我认，和这件事没有关系。当晚还没有纠纷，我犯不着跟工人编话。',
      'I admit that I owe the wages, but they have nothing to do with this. There was no dispute that evening, and I had no reason to invent a story for a workman.',
    ),
    say(
      'presiding',
      '经合议庭商议：证据 7 一直在上诉人店里，逾期不是客观原因，但没有证据证明故意或者重大过失，予以采纳，对上诉人予以训诫（《民诉法解释》第一百零二条第二款）；证据 8 因证人外出、更换号码，5 月底才能取得，属客观原因，视为未逾期（第一百零一条第二款），予以采纳。',
      "The panel has conferred. Evidence 7 was in the appellant's shop throughout, so there was no objective cause for the delay; but neither intent nor gross negligence has been shown. It is admitted, and the appellant is reprimanded (CPL Interpretation, Article 102, second paragraph). Evidence 8 could be obtained only at the end of May, because the witness had left and changed his number: an objective cause, so it is deemed not late (Article 101, second paragraph), and it is admitted.",
    ),
    say(
      'clerk',
      '对上诉人的训诫已经单独记入笔录。',
      'The reprimand of the appellant has been recorded separately.',
    ),
    say(
      'presiding',
      '辩论终结，征询最后意见；是否愿意调解，也请一并说明。先请上诉人，再请被上诉人。',
      'The debate is closed. Please state your final opinions and whether you are willing to mediate, the appellant first, then the appellee.',
    ),
    say(
      'appellant',
      '坚持上诉请求。钱能早点到，也可以谈；谈不成，请依法判决。',
      'I stand by my appeal. If the money can be paid soon, I am willing to talk; if no agreement is reached, please give judgment according to law.',
    ),
    say(
      'appellee',
      '请求维持原判。愿意再谈一次，谈不拢就请法庭判。',
      'I ask that the judgment below be upheld. I am willing to talk once more; if we cannot agree, I ask the court to decide.',
    ),
  ],
});

export const HEARING_TRANSITIONS: Transition[] = [
  advance(
    'hearing_done',
    'hearing',
    'deliberation',
    bi('最后意见已征询，休庭评议', 'Final opinions heard: adjourn to deliberate'),
  ),
  wrong(
    'hearing_send_back',
    'hearing',
    bi(
      '出现新证据，事实有疑问，直接发回清和区法院重审',
      'There is new evidence and the facts are in doubt: remand the case to the Qinghe court for retrial',
    ),
    bi(
      '基本事实不清的，可以发回，也可以查清事实后改判（《民事诉讼法》第一百七十七条第一款第三项）。新证据已经当庭质证，二审自己就能认定，一万多元的争议不应再让当事人多走一遍。',
      'Where basic facts are unclear, the court may remand the case for retrial, or find the facts itself and amend the judgment (Civil Procedure Law, Article 177, first paragraph, item 3). The new evidence has been examined in this court, which can find the facts itself; in a dispute over little more than 10,000 yuan the parties should not have to start again.',
    ),
  ),
  wrong(
    'hearing_forged',
    'hearing',
    bi(
      '关键数位被刮过，账本又在上诉人手里，当庭认定伪造证据，罚款并休庭',
      'The decisive digit has been scraped and the book was in the hands of the appellant: find in court that she forged evidence, impose a fine and adjourn',
    ),
    bi(
      '伪造重要证据、妨碍审理的，才可以罚款、拘留（《民事诉讼法》第一百一十四条第一款第一项）。谁刮的、什么时候刮的没有查明，双方没有申请鉴定，上诉人又主动说明了补写。证明力可以因此降低，但疑点不等于伪造；罚款还须经院长批准（第一百一十九条）。',
      'A fine or detention presupposes that important evidence was forged and the trial thereby obstructed (Civil Procedure Law, Article 114, first paragraph, item 1). Who scraped the page, and when, has not been established; neither side applied for an expert appraisal, and the appellant disclosed her addition herself. This may reduce the weight of the book, but doubt is not proof of forgery; moreover, a fine requires the approval of the president of the court (Article 119).',
    ),
  ),
  advance(
    'hearing_to_mediation',
    'hearing',
    'mediation',
    bi('双方愿意再谈，转入调解', 'Both are willing to talk: mediate'),
  ),
];
