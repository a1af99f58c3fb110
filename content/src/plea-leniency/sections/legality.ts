import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, wrong } from '../../build.ts';
import { ORDER, voteOn } from './ballot.ts';
import { EXCLUSION_LINES, LEGALITY_LINES } from './legality-lines.ts';
import { choice } from './routes.ts';
import { courtSeats, panelSeats } from './seats.ts';

/** With a plea: a record that was withdrawn needs no inquiry. */
export const LAWFULNESS: FlowNode = choice(
  'lawfulness',
  ['笔录是否撤回', 'Record withdrawn?'],
  [
    '第一份笔录没有撤回的，先行调查收集的合法性。',
    'Unless the first record was withdrawn, its lawfulness is inquired into first.',
  ],
  { x: 200, y: 1140 },
);

export const LEGALITY: FlowNode = node({
  id: 'legality',
  kind: 'court',
  name: bi('合法性调查', 'Inquiry into lawfulness'),
  introduction: bi(
    '先行当庭调查第一份讯问笔录是怎样取得的。由检察院证明合法，辩护人质证，被告人回答问题。',
    'The court first inquires how the first record was obtained. The procuratorate must prove that this was lawful, counsel challenges the proof, and the defendant answers questions.',
  ),
  minutes: 16,
  scene: 'courtroom-14',
  position: { x: 360, y: 1350 },
  roles: courtSeats(),
  guides: [
    guide(
      null,
      [
        '检察院应当证明收集的合法性（《刑事诉讼法》第五十九条第一款）；情况说明要有侦查人员签名并加盖印章，且不能单独作为根据（《刑诉法解释》第一百三十五条第三款）。',
      ],
      [
        "The procuratorate must prove that evidence was lawfully obtained (Criminal Procedure Law, Article 59, first paragraph); a statement by the police must bear the officers' signatures and a seal, and does not suffice by itself (CPL Interpretation, Article 135, third paragraph).",
      ],
    ),
    guide(
      'prosecutor',
      ['1. 出示证明合法的材料，回答合议庭的问题。', '2. 17 日的笔录单独说明。'],
      [
        "1. Produce the material that proves lawfulness, and answer the panel's questions.",
        '2. Deal with the record of the 17th separately.',
      ],
    ),
    guide(
      'defender',
      ['1. 细看情况说明的原件，再发问。'],
      ['1. Look closely at the original of the statement before you ask your questions.'],
    ),
    guide(
      'assessor',
      ['1. 听不懂就问；问事实，不问立场。'],
      ['1. Ask when you do not understand; ask about facts, not about positions.'],
    ),
    guide(
      'clerk',
      ['1. 前后两句供述的原话和时间要记准。'],
      ['1. Record his exact words before and after the gap, with the times.'],
    ),
  ],
  lines: LEGALITY_LINES,
});

export const EXCLUSION_VOTE: FlowNode = node({
  id: 'exclusion_vote',
  kind: 'vote',
  name: bi('评议：排除证据', 'Vote: exclusion'),
  introduction: bi(
    '合议庭决定第一份笔录是否排除。评议本不公开，本实验为学习而公开。',
    'The panel decides whether the first record is excluded. A real deliberation is confidential; here the team may follow it in order to learn.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 1470 },
  roles: panelSeats(),
  guides: [
    guide(
      null,
      [
        '确认或者不能排除以非法方法收集的，应当排除（《刑事诉讼法》第六十条）。没有形成“收集合法”的多数，就是不能排除，同样排除。',
      ],
      [
        'Where it is confirmed or cannot be ruled out that evidence was obtained by unlawful means, it must be excluded (Criminal Procedure Law, Article 60). If no majority finds that it was lawfully obtained, unlawful means cannot be ruled out, and the record is excluded too.',
      ],
    ),
    ORDER,
  ],
  lines: EXCLUSION_LINES,
  vote: voteOn(
    [
      '不能排除 3 月 15 日第一份讯问笔录以威胁方法取得，予以排除。是否同意？',
      'It cannot be ruled out that the first record, of 15 March, was obtained by threats, and it is therefore excluded. Do you agree?',
    ],
    ['公诉方没有证明合法', 'The prosecution has not proved it lawful'],
    ['没有达到第一百二十三条的程度', 'The threshold of Article 123 is not reached'],
  ),
});

/** After the decision on exclusion: by whether there is still a plea. */
export const PLEA_STANDS: FlowNode = choice(
  'plea_stands',
  ['是否仍认罪认罚', 'Is the plea maintained?'],
  [
    '坚持认罪认罚的，围绕量刑和有争议的问题调查；没有认罪认罚的，逐一调查。',
    'Where the plea is maintained, the investigation concentrates on the sentence and on what is disputed; without a plea, everything is examined item by item.',
  ],
  { x: 360, y: 1570 },
);

export const LEGALITY_TRANSITIONS: Transition[] = [
  advance(
    'lawfulness_withdrawn',
    'lawfulness',
    'inquiry',
    bi('已撤回：直接调查', 'Withdrawn: proceed to the facts'),
  ),
  advance(
    'lawfulness_open',
    'lawfulness',
    'legality',
    bi('先行调查收集的合法性', 'Inquire into lawfulness first'),
  ),
  wrong(
    'legality_burden',
    'legality',
    bi(
      '除被告人一面之词没有别的证据证明威胁，驳回申请',
      "Nothing but the defendant's own word supports a threat: dismiss the application",
    ),
    bi(
      '合法性由检察院证明，辩方只提供线索或者材料（《刑事诉讼法》第五十八条第二款、第五十九条第一款）；不能排除的，予以排除（第六十条）。',
      'The prosecution must prove that the evidence was lawfully obtained, while the defence need only provide leads or material (Criminal Procedure Law, Article 58, second paragraph, and Article 59, first paragraph); where unlawful means cannot be ruled out, the evidence is excluded (Article 60).',
    ),
  ),
  advance(
    'legality_done',
    'legality',
    'exclusion_vote',
    bi('调查完毕，合议庭评议', 'The inquiry is closed: the panel deliberates'),
  ),
  wrong(
    'legality_repeated',
    'legality',
    bi(
      '第一份有问题，17 日的是重复供述，一并评议排除',
      'The first record is tainted and the record of the 17th repeats it: deliberate on excluding both',
    ),
    bi(
      '17 日的笔录没有人申请排除；一并排除重复性供述针对的是刑讯逼供，更换人员、告知权利后自愿供述的除外（《刑诉法解释》第一百二十四条）。',
      'Nobody has asked for the exclusion of the record of the 17th. Repeated confessions are excluded along with the first where there was torture, but not where other officers explained the rights and the confession was voluntary (CPL Interpretation, Article 124).',
    ),
  ),
  advance(
    'exclusion_passed',
    'exclusion_vote',
    'plea_stands',
    bi('排除第一份笔录', 'The first record is excluded'),
    'passed',
  ),
  advance(
    'exclusion_rejected',
    'exclusion_vote',
    'plea_stands',
    bi('不予排除，作为证据出示', 'Not excluded: it may be produced in evidence'),
    'rejected',
  ),
  advance(
    'exclusion_tied',
    'exclusion_vote',
    'plea_stands',
    bi('没有收集合法的多数：排除', 'No majority finds it lawfully obtained: excluded'),
    'tied',
  ),
  advance('stands_plain', 'plea_stands', 'full_inquiry', bi('没有具结书', 'No plea statement')),
  advance('stands_recanted', 'plea_stands', 'full_inquiry', bi('已经反悔', 'The plea was withdrawn')),
  advance('stands_plea', 'plea_stands', 'inquiry', bi('坚持认罪认罚', 'The plea is maintained')),
];
