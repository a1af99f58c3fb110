import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { WITNESS_TEMPLATES } from '../templates/witness.ts';
import { HEARING_SEATS } from './hearing-seats.ts';
import { WITNESS_LINES } from './witness-lines.ts';

export const WITNESS: FlowNode = node({
  id: 'witness',
  kind: 'edit',
  name: bi('证人出庭申请和保证书', 'The witness: application and pledge'),
  introduction: bi(
    '被告要证明那页纸是先盖的章，不能只靠实验室。纪然申请高志远出庭；高志远要签保证书，写下自己亲眼看见的，也写下自己不知道的。有一件事，他还没有对公司说过。',
    'To prove that the page was sealed first, the defendant cannot rely on the laboratory alone. Ji Ran applies for Gao Zhiyuan to appear; Gao has to sign a pledge and write down what he saw with his own eyes, and also what he does not know. There is one thing that he has not told the company.',
  ),
  minutes: 14,
  position: { x: 960, y: 900 },
  roles: [
    seatRole('counsel_d', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end'],
    }),
    seatRole('manager', { functions: ['submission', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '申请书写明证人的姓名、职业、住所、联系方式，作证的主要内容，关联性和出庭的必要（《民事诉讼证据规定》第六十九条第二款）。证人作证之前签署保证书，在法庭上宣读；拒绝签署的，不得作证（第七十一条）。',
      ],
      [
        'The application states the name, occupation, domicile and contact details of the witness, the main content of the testimony, its relevance to the fact to be proved and why the witness must appear (Provisions on Evidence, Article 69, second paragraph). Before testifying the witness signs a pledge and reads it out in court; a witness who refuses to sign may not testify (Article 71).',
      ],
    ),
    guide(
      'counsel_d',
      [
        '1. 从模板新建申请书，问清楚他亲身感知了什么。',
        '2. 不教证人怎样说，也不替他写保证书。',
        '3. 两份都提交以后，结束本环节。',
      ],
      [
        '1. Draft the application; find out from the witness what he perceived himself.',
        '2. Do not coach the witness, and do not write his pledge for him.',
        '3. When both papers have been submitted, end the section.',
      ],
    ),
    guide(
      'manager',
      [
        '1. 从模板新建保证书：你和公司的关系、你亲眼看见的、你不知道的。',
        '2. 摔印章的事写不写、写到哪一步，由你决定；签了名就要照着说。',
        '3. 签名，提交。',
      ],
      [
        '1. Draft the pledge: your relationship with the company, what you saw yourself, and what you do not know.',
        '2. It is up to you whether you mention that the seal was dropped, and how much you say about it; once you have signed, you must testify accordingly.',
        '3. Sign and submit.',
      ],
    ),
  ],
  templates: WITNESS_TEMPLATES,
});

/** Where the costs of the experts were not prepaid, the witness is heard all the same. */
export const WITNESS_HEARING: FlowNode = node({
  id: 'witness_hearing',
  kind: 'court',
  name: bi('证人作证', 'The witness testifies'),
  introduction: bi(
    '鉴定人不出庭，证人还要听。高志远在门外等了一个上午，进来先读保证书，再说他看见了什么。',
    'The experts do not appear, but the witness is still heard. Gao Zhiyuan has waited outside all morning; he comes in, reads out his pledge and then says what he saw.',
  ),
  minutes: 10,
  scene: 'courtroom-14',
  position: { x: 60, y: 1810 },
  roles: [...HEARING_SEATS, seatRole('manager', { seat: 'w', inside: false, functions: ['request_speech'] })],
  guides: [
    guide(
      null,
      [
        '证人宣读保证书，连续陈述，再接受询问（《民事诉讼证据规定》第七十一条、第七十三条、第七十四条）。与当事人有利害关系的证人的证言，不能单独作为认定事实的根据（第九十条第三项）。',
      ],
      [
        'The witness reads out the pledge, gives a continuous account and is then questioned (Provisions on Evidence, Articles 71, 73 and 74). The testimony of a witness who has a relationship of interest with a party may not by itself be the basis of a finding (Article 90, item 3).',
      ],
    ),
    guide(
      'judge',
      ['1. 核对身份，告知如实作证的义务，请他宣读保证书。', '2. 先让他连续陈述，再由双方询问。'],
      [
        '1. Check the identity of the witness, inform him of his duty to testify truthfully, and have him read out the pledge.',
        '2. Let him give his continuous account first; then the parties question him.',
      ],
    ),
    guide(
      'judge_b',
      ['1. 问他怎么知道的，不问他怎么看。'],
      ['1. Ask how he knows it, not what he thinks of it.'],
    ),
    guide('assessor', ['1. 问缺口的位置和形状。'], ['1. Ask about the position and shape of the nick.']),
    guide(
      'clerk',
      ['1. 证言照录，请证人核对签名。'],
      ['1. Record the testimony word for word and have the witness check and sign it.'],
    ),
    guide(
      'counsel_p',
      ['1. 问利害关系，问他为什么过了一年才说。'],
      ['1. Ask about his relationship with the defendant, and why he has spoken up only after a year.'],
    ),
    guide('counsel_d', ['1. 不诱导，问开放的问题。'], ['1. Ask open questions and do not lead.']),
    guide(
      'manager',
      [
        '1. 在门外等，传唤再进来；宣读保证书。',
        '2. 不念稿子，只说亲身感知的（《民事诉讼证据规定》第七十二条）。',
      ],
      [
        '1. Wait outside until you are called; then read out your pledge.',
        '2. Do not read from a script, and say only what you perceived (Provisions on Evidence, Article 72).',
      ],
    ),
  ],
  lines: [
    ...WITNESS_LINES,
    say(
      'judge_b',
      '你说“缺了一点”，是当时看见的，还是后来听说的？',
      'You say that the seal lost a chip. Did you see that at the time, or did you hear of it later?',
    ),
    say(
      'manager',
      '当时就看见了，捡起来的时候右边缺了一小块，地上有碎屑。',
      'I saw it at the time. When I picked the seal up, a small piece was missing on the right, and there were crumbs on the floor.',
    ),
    say(
      'assessor',
      '摔了以后，公司换过印章没有？',
      'Did the company replace the seal after it had been dropped?',
    ),
    say('manager', '没有换，照样用。', 'No. It went on using it.'),
    say(
      'clerk',
      '证言已经记录，请证人核对。',
      'The testimony is on the record; will the witness please check it.',
    ),
  ],
});

export const WITNESS_TRANSITIONS: Transition[] = [
  wrong(
    'witness_paper',
    'witness',
    bi(
      '证言写得清楚、有本人签名和保证书，就不必出庭，交书面证言更准确',
      'The written testimony is clear and comes with his signature and pledge, so he need not appear: a written statement is more accurate',
    ),
    bi(
      '证人应当出庭接受询问；无正当理由未出庭的证人以书面等方式提供的证言，不得作为认定案件事实的根据（《民事诉讼证据规定》第六十八条）。保证书是作证的前提（第七十一条），不能代替询问。',
      'A witness must appear and be questioned; where a witness does not appear and has no legitimate reason, testimony given in writing may not be a basis for finding facts (Provisions on Evidence, Article 68). The pledge is a precondition of testifying (Article 71) and cannot take the place of questioning.',
    ),
  ),
  advance(
    'witness_done',
    'witness',
    'join_exam',
    bi(
      '申请写全，保证书由本人签名，提交',
      'Application complete, pledge signed by the witness himself: submit',
    ),
  ),
  wrong(
    'witness_beside',
    'witness',
    bi(
      '高志远熟悉工地，开庭时坐在纪然旁边协助，轮到作证再起立',
      'Gao knows the site: let him sit beside Ji Ran during the hearing to assist, and stand up when it is his turn to testify',
    ),
    bi(
      '证人作证前不得旁听法庭审理（《民事诉讼证据规定》第七十二条第二款）。听过双方发言和鉴定人的说明再作证，说的就分不清是自己看见的还是听来的。',
      'A witness may not attend the hearing before testifying (Provisions on Evidence, Article 72, second paragraph). Once he has listened to the parties and the experts, what he saw himself can no longer be distinguished from what he has heard.',
    ),
  ),
  advance(
    'witness_hearing_done',
    'witness_hearing',
    'debate',
    bi('证人询问完毕，进入法庭辩论', 'The witness has been questioned: proceed to the debate'),
  ),
  wrong(
    'witness_hearing_alone',
    'witness_hearing',
    bi(
      '他亲眼看见印章摔缺，凭这一份证言就能认定印盖在 3 月以前',
      'He saw with his own eyes that the seal was chipped: on this testimony alone, find that the imprint was made before March',
    ),
    bi(
      '他是被告的项目经理；与一方当事人有利害关系的证人陈述的证言，不能单独作为认定案件事实的根据（《民事诉讼证据规定》第九十条第三项）。要同样本、送货单放在一起看。',
      "He is the defendant's project manager, and the testimony of a witness who has a relationship of interest with a party may not by itself be the basis of a finding (Provisions on Evidence, Article 90, item 3). It must be weighed together with the samples and the delivery slips.",
    ),
  ),
];
