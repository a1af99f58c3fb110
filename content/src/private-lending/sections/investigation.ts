import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { INVESTIGATION_LINES } from './investigation-lines.ts';

export const INVESTIGATION: FlowNode = node({
  id: 'investigation',
  kind: 'court',
  name: bi('法庭调查', 'Court investigation'),
  introduction: bi(
    '在审判长主持下核对身份、听取陈述、询问证人、举证质证，查清两件事：9,000 元有没有以现金交付；利息按什么标准计算。证人唐守正在庭外等候，轮到他时再传唤入庭。',
    'Under the presiding judge the court checks identities, hears the parties, questions the witness and examines the evidence, to find out two things: whether 9,000 yuan was delivered in cash, and at what rate interest is to be calculated. The witness Tang Shouzheng waits outside until he is called.',
  ),
  minutes: 34,
  scene: 'courtroom',
  position: { x: 360, y: 870 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { seat: 'j1', functions: ['speech', 'signature'] }),
    seatRole('assessor', { seat: 'j2', functions: ['speech', 'signature'] }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature', 'record'] }),
    seatRole('plaintiff', {
      seat: 'p1',
      can_terminate: true,
      functions: ['request_speech', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('counsel_p', {
      seat: 'p2',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('counsel_d', {
      seat: 'd1',
      functions: ['request_speech', 'request_display', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('defendant', {
      seat: 'd2',
      functions: ['request_speech', 'request_submission', 'meeting', 'signature'],
    }),
    seatRole('witness', { seat: 'w', inside: false, functions: ['request_speech', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '法庭调查按这个顺序走：当事人陈述；证人作证；出示书证、物证、视听资料和电子数据（《民事诉讼法》第一百四十一条）。',
        '想说话就申请发言，审判长同意以后再说。一次说一件事，说完停下来。',
        '这里只讲事实和证据。法律上谁有道理，留到法庭辩论。',
      ],
      [
        'The court investigation follows this order: statements of the parties; testimony of witnesses; documents, physical evidence, recordings and electronic data (Civil Procedure Law, Article 141).',
        'To speak, ask for the floor and wait until the presiding judge grants it. Say one thing at a time, then stop.',
        'This part is only about facts and evidence. Leave the question of who is right in law to the debate.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 核对当事人，宣布案由和合议庭、书记员名单，告知权利义务，询问是否申请回避（第一百四十条）。',
        '2. 请原告陈述，再请被告答辩；归纳争议焦点并征求意见。',
        '3. 传唤证人：按“传唤”请证人入庭，让他宣读保证书，先由申请方发问，再由对方发问，法官和陪审员补充，然后请他退庭。',
        '4. 请原告逐份举证，被告质证；再请被告举证，原告质证。',
        '5. 结束前必须问一句：还有没有新证据、有没有问题要问。',
        '6. 最后问双方愿不愿意调解，再选择下一步。',
      ],
      [
        "1. Check the identity of the parties; announce the cause of action, the members of the panel and the clerk; explain the parties' rights and duties, and ask whether they apply for recusal (Article 140).",
        '2. Hear the plaintiff, then the defendant; sum up the issues and ask whether the parties accept them.',
        '3. Call the witness with "Call in". Have him read out the undertaking; the side that applied for him asks first, then the other side, and the judges and the assessor may add questions. Then let him leave.',
        '4. The plaintiff shows her evidence item by item and the defendant comments; then the other way round.',
        '5. Before closing you must ask whether there is new evidence and whether there are further questions.',
        '6. Ask at the end whether the parties wish to mediate, and choose the next step.',
      ],
    ),
    guide(
      'judge',
      [
        '1. 等双方问完再补充发问。',
        '2. 盯住现金：从哪里来、什么时候备的、有没有任何痕迹；再问信封里是什么。',
      ],
      [
        '1. Ask your own questions after both sides have finished theirs.',
        '2. Concentrate on the cash: where it came from, when it was made ready and whether it left any trace. Then ask what was in the envelope.',
      ],
    ),
    guide(
      'assessor',
      [
        '1. 你有权向诉讼参加人发问，围绕争议焦点问。',
        '2. 从常理问：信封多厚？听见了哪几个字？为什么要分两次给？',
      ],
      [
        '1. You have the right to put questions to the parties and the witness; keep to the issues.',
        '2. Ask what common sense suggests: how thick was the envelope? Which words were heard? Why was the money given in two parts?',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 开庭前查明到庭情况，宣布法庭纪律（第一百四十条）。',
        '2. 记录要让没来的人也看得懂：谁说的、说了什么、对方认不认。',
        '3. 证人的话记原话，不要替他概括。',
      ],
      [
        '1. Before the hearing, establish who is present and read out the rules of the court (Article 140).',
        '2. The record must make sense to somebody who was not there: who spoke, what was said, and whether the other side accepts it.',
        "3. Record the witness's own words; do not summarise them for him.",
      ],
    ),
    guide(
      'plaintiff',
      [
        '1. 用自己的话陈述请求和经过。9,000 元怎么给的，说时间、地点、动作。',
        '2. 不确定的就说不确定。虚假陈述要承担责任（《证据规定》第六十三条）。',
        '3. 你有权撤回起诉，由法院裁定是否准许（《民事诉讼法》第一百四十八条），操作是“提前终止”。',
      ],
      [
        '1. State your claims and what happened in your own words: when, where and how the 9,000 was given.',
        '2. If you are not sure, say so. False statements have consequences (Civil Evidence Provisions, Article 63).',
        '3. You may ask to withdraw the action; the court rules on it (Civil Procedure Law, Article 148). To do so, use "End early".',
      ],
    ),
    guide(
      'counsel_p',
      [
        '1. 如果还在按 1.5% 主张，现在就明确是否减少：法庭调查终结前减少请求，受理费按减少后的数额退还（《诉讼费用交纳办法》第二十一条）。',
        '2. 问证人只问他看见、听见的。不要用问题替他回答。',
        '3. 出示证据时，把借条的“一般认定为本金”说清楚，再说现金的佐证。',
      ],
      [
        '1. If you are still claiming 1.5%, say now whether you reduce the claim: if it is reduced before the court investigation closes, part of the fee is refunded accordingly (Measures on Litigation Costs, Article 21).',
        '2. Ask the witness only about what he saw and heard. Do not put the answer into your question.',
        '3. When you show your evidence, first explain that the amount on a note is generally found to be the principal, then say what supports the cash payment.',
      ],
    ),
    guide(
      'counsel_d',
      [
        '1. 先承认信封，再解释信封。',
        '2. 向证人问两件事：看没看见里面是什么；和原告是什么关系（《证据规定》第八十七条、第九十条）。',
        '3. 质证时指出：没有收条、没有支取、卡里有余额、差额等于三个月利息、原告没有否认。',
      ],
      [
        '1. Admit the envelope first, then explain it.',
        '2. Ask the witness two things: did he see what was inside, and how is he connected with the plaintiff (Civil Evidence Provisions, Articles 87 and 90).',
        "3. When you comment on the plaintiff's evidence, point out that there is no receipt and no withdrawal, that the account held enough, that the gap equals three months' interest, and that the plaintiff did not deny the deduction.",
      ],
    ),
    guide(
      'defendant',
      ['1. 承认的就承认：借条是你写的，钱没有还。', '2. 讲清语音里的话和信封里的钱，不要夸大。'],
      [
        '1. Admit what is true: you wrote the note, and you have repaid nothing.',
        '2. State clearly what was said on the call and what was in the envelope. Do not exaggerate.',
      ],
    ),
    guide(
      'witness',
      [
        '1. 在庭外等候传唤。作证以前不能旁听（《证据规定》第七十二条）。',
        '2. 入庭后先宣读保证书，再连续讲你亲眼看见、亲耳听见的，不猜测、不评论。',
        '3. 回答问题以后退庭，庭后在笔录上签名。',
      ],
      [
        '1. Wait outside until you are called. A witness may not attend the trial before testifying (Civil Evidence Provisions, Article 72).',
        '2. Read out the undertaking first, then give a continuous account of what you saw and heard. Do not guess or comment.',
        '3. Answer the questions, leave the room, and sign the record afterwards.',
      ],
    ),
  ],
  lines: INVESTIGATION_LINES,
});

export const INVESTIGATION_TRANSITIONS: Transition[] = [
  advance(
    'investigation_to_debate',
    'investigation',
    'debate',
    bi(
      '双方没有新证据和问题，宣布调查结束，进入法庭辩论',
      'Neither side has new evidence or questions: close the investigation and go to the debate',
    ),
  ),
  wrong(
    'investigation_debate_merged',
    'investigation',
    bi(
      '双方质证时已经把道理讲透，辩论并入调查，直接休庭评议',
      'Both sides have argued their case in full while commenting on the evidence: treat that as the debate and adjourn to deliberate',
    ),
    bi(
      '法庭调查和辩论可以合并，但要事先征得当事人同意（《民诉法解释》第二百三十条），不能事后由法庭认定已经辩过。请按原告、被告的顺序组织辩论，征询最后意见；辩论终结以后才作出判决（《民事诉讼法》第一百四十四条、第一百四十五条）。',
      'Investigation and debate may be combined, but only with the prior consent of the parties (CPL Interpretation, Article 230); the court cannot decide afterwards that the debate has already taken place. Hear the plaintiff and then the defendant in debate and ask for their final opinions; judgment follows the close of the debate (Civil Procedure Law, Articles 144 and 145).',
    ),
  ),
  advance(
    'investigation_to_mediation',
    'investigation',
    'mediation',
    bi('双方都愿意谈，转入当庭调解', 'Both sides are willing to talk: go to mediation in court'),
  ),
  wrong(
    'investigation_no_exhibits',
    'investigation',
    bi(
      '证据在交换时都发表过意见，庭上只问证人，不再举证质证',
      'The parties commented on all the documents at the exchange of evidence: hear only the witness and do not examine the documents again',
    ),
    bi(
      '只有双方在庭前已经认可、又经审判人员在庭上说明的证据，才视为质证过（《民诉法解释》第一百零三条第二款）。本案几份证据的证明目的都有争议，应当在法庭上出示并互相质证（《民事诉讼法》第七十一条），再问有无新证据，宣布调查结束。',
      'Only evidence that the parties accepted before the hearing, and that the judges then explain in court, is treated as having been examined (CPL Interpretation, Article 103, second paragraph). Here the parties dispute what several items prove: those must be produced in court and examined by both sides (Civil Procedure Law, Article 71). Then ask for new evidence and close the investigation.',
    ),
  ),
];
