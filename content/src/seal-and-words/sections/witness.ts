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
    'To prove that the seal came first the defendant cannot rely on the laboratory alone. Ji Ran applies for Gao Zhiyuan to appear; Gao signs the pledge and writes down what he saw and what he does not know. There is one thing that he has not told the company.',
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
        'The application states name, occupation, domicile and contact of the witness, the main content of the testimony, its relation to the fact and why the witness must appear (Provisions on Evidence, Article 69, second paragraph). Before testifying the witness signs a pledge and reads it out in court; a witness who refuses may not testify (Article 71).',
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
        '1. Draft the application; find out what he perceived himself.',
        '2. Do not coach the witness, and do not write his pledge for him.',
        '3. When both papers are in, end the section.',
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
        '1. Draft the pledge: your relation to the company, what you saw, what you do not know.',
        '2. Whether you write that the seal was dropped, and how much of it, is up to you; what you sign you have to stand by.',
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
    'The experts do not appear, but the witness is heard. Gao Zhiyuan has waited outside all morning; he reads out his pledge and then says what he saw.',
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
        'The witness reads out the pledge, gives a continuous account and is then questioned (Provisions on Evidence, Articles 71, 73 and 74). The testimony of a witness who has an interest with a party may not alone be the basis of a finding (Article 90, item 3).',
      ],
    ),
    guide(
      'judge',
      ['1. 核对身份，告知如实作证的义务，请他宣读保证书。', '2. 先让他连续陈述，再由双方询问。'],
      [
        '1. Check who he is, tell him of his duty to tell the truth, and have him read out the pledge.',
        '2. Let him give his account first, then the parties ask.',
      ],
    ),
    guide('judge_b', ['1. 问他怎么知道的，不问他怎么看。'], ['1. Ask how he knows, not what he thinks.']),
    guide('assessor', ['1. 问缺口的位置和形状。'], ['1. Ask where the nick is and what it looks like.']),
    guide(
      'clerk',
      ['1. 证言照录，请证人核对签名。'],
      ['1. Record word for word and have the witness check.'],
    ),
    guide(
      'counsel_p',
      ['1. 问利害关系，问他为什么过了一年才说。'],
      ['1. Ask about his interest, and why he says so only a year later.'],
    ),
    guide('counsel_d', ['1. 不诱导，问开放的问题。'], ['1. Ask open questions and do not lead.']),
    guide(
      'manager',
      [
        '1. 在门外等，传唤再进来；宣读保证书。',
        '2. 不念稿子，只说亲身感知的（《民事诉讼证据规定》第七十二条）。',
      ],
      [
        '1. Wait outside until called; read out your pledge.',
        '2. Do not read from a script, and say only what you perceived (Provisions on Evidence, Article 72).',
      ],
    ),
  ],
  lines: [
    ...WITNESS_LINES,
    say(
      'judge_b',
      '你说“缺了一点”，是当时看见的，还是后来听说的？',
      'You say that it lost a chip. Did you see that then, or did you hear it later?',
    ),
    say(
      'manager',
      '当时就看见了，捡起来的时候右边缺了一小块，地上有碎屑。',
      'I saw it then. When I picked it up a small piece was missing on the right, and there were crumbs on the floor.',
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
      'The testimony is recorded; the witness will please check it.',
    ),
  ],
});

export const WITNESS_TRANSITIONS: Transition[] = [
  wrong(
    'witness_paper',
    'witness',
    bi(
      '证言写得清楚、有本人签名和保证书，就不必出庭，交书面证言更准确',
      'A clear written statement, signed and with the pledge, is more accurate: no need to appear',
    ),
    bi(
      '证人应当出庭接受询问；无正当理由未出庭的证人以书面等方式提供的证言，不得作为认定案件事实的根据（《民事诉讼证据规定》第六十八条）。保证书是作证的前提（第七十一条），不能代替询问。',
      'A witness appears and is questioned; what a witness who stays away without good reason states in writing may not be a basis for finding facts (Provisions on Evidence, Article 68). The pledge is a condition of testifying (Article 71) and does not replace the questions.',
    ),
  ),
  advance(
    'witness_done',
    'witness',
    'join_exam',
    bi('申请写全，保证书由本人签名，提交', 'Application complete, pledge signed by the witness: submit'),
  ),
  wrong(
    'witness_beside',
    'witness',
    bi(
      '高志远熟悉工地，开庭时坐在纪然旁边协助，轮到作证再起立',
      'Gao knows the site: he sits beside Ji Ran to assist, and stands up when he is to testify',
    ),
    bi(
      '证人作证前不得旁听法庭审理（《民事诉讼证据规定》第七十二条第二款）。听过双方发言和鉴定人的说明再作证，说的就分不清是自己看见的还是听来的。',
      'A witness may not attend the hearing before testifying (Provisions on Evidence, Article 72, second paragraph). After listening to the parties and the experts one can no longer tell what he saw from what he heard.',
    ),
  ),
  advance(
    'witness_hearing_done',
    'witness_hearing',
    'debate',
    bi('证人询问完毕，进入法庭辩论', 'The witness has been heard: on to the debate'),
  ),
  wrong(
    'witness_hearing_alone',
    'witness_hearing',
    bi(
      '他亲眼看见印章摔缺，凭这一份证言就能认定印盖在 3 月以前',
      'He saw the seal chipped: on this testimony alone find that the imprint was made before March',
    ),
    bi(
      '他是被告的项目经理；与一方当事人有利害关系的证人陈述的证言，不能单独作为认定案件事实的根据（《民事诉讼证据规定》第九十条第三项）。要同样本、送货单放在一起看。',
      'He is project manager of the defendant; the testimony of a witness who has an interest with a party may not alone be the basis of a finding (Provisions on Evidence, Article 90, item 3). It is weighed together with the samples and the slips.',
    ),
  ),
];
