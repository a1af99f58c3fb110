import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { NO_PLEA_LINES, OPENING_LINES, PLAIN_LINES } from './opening-lines.ts';
import { choice } from './routes.ts';
import { courtSeats } from './seats.ts';

/** By whether a plea statement was signed. */
export const HAS_PLEA: FlowNode = choice(
  'has_plea',
  ['有没有具结书', 'Is there a plea statement?'],
  [
    '签了认罪认罚具结书的，开庭时审查；没有签的，按普通程序开庭。',
    'Where a plea statement was signed it is examined at the opening; where none was, the trial opens under ordinary procedure.',
  ],
  { x: 360, y: 900 },
);

export const OPENING: FlowNode = node({
  id: 'opening',
  kind: 'court',
  name: bi('开庭审查', 'Examining the plea'),
  introduction: bi(
    '审判长告知权利，查明认罪认罚是否自愿，具结书是否真实、合法。被告人可以反悔。',
    'The presiding judge explains the rights and examines whether the plea is voluntary and the plea statement true and lawful. The defendant may withdraw the plea.',
  ),
  minutes: 14,
  scene: 'courtroom-14',
  position: { x: 200, y: 1010 },
  roles: [...courtSeats(), seatRole('duty_counsel', { seat: 'w', functions: ['request_speech'] })],
  guides: [
    guide(
      null,
      ['先告知，再审查自愿性和具结书（《刑事诉讼法》第一百九十条第二款）。'],
      [
        'Explain the rights first, then examine whether the plea is voluntary and the plea statement in order (Criminal Procedure Law, Article 190, second paragraph).',
      ],
    ),
    guide(
      'presiding',
      ['1. 问：谁解释的、解释了什么、后果是什么。', '2. 由被告人本人回答坚持还是反悔。'],
      [
        '1. Ask who explained it, what was explained, and what the consequences are.',
        '2. Let the defendant himself say whether he maintains the plea.',
      ],
    ),
    guide(
      'defendant',
      ['1. 坚持还是反悔，自己决定；反悔不加重，但从宽没有了。'],
      [
        '1. Whether to maintain the plea or withdraw it is for you to decide. Withdrawing it is not a ground for a heavier sentence, but the leniency is lost.',
      ],
    ),
    guide('duty_counsel', ['1. 照实说明当天的情况。'], ['1. Say truthfully what happened that day.']),
  ],
  lines: OPENING_LINES,
});

export const OPENING_PLAIN: FlowNode = node({
  id: 'opening_plain',
  kind: 'court',
  name: bi('普通程序开庭', 'Opening under ordinary procedure'),
  introduction: bi(
    '没有签署具结书。审判长告知权利，公诉人宣读起诉书，被告人对事实和罪名分别表示意见。',
    'No plea statement was signed. The presiding judge explains the rights, the indictment is read, and the defendant answers on the facts and on the offence.',
  ),
  minutes: 10,
  scene: 'courtroom-14',
  position: { x: 620, y: 1010 },
  roles: courtSeats(),
  guides: [
    guide(
      null,
      [
        '宣读起诉书以后，审判长询问被告人对指控的犯罪事实和罪名有无异议（《刑诉法解释》第二百四十条第一款）。',
      ],
      [
        'After the indictment is read the presiding judge asks whether the defendant disputes the facts charged and the offence (CPL Interpretation, Article 240, first paragraph).',
      ],
    ),
  ],
  lines: PLAIN_LINES,
});

export const NO_PLEA: FlowNode = node({
  id: 'recanted',
  kind: 'court',
  name: bi('认罪认罚失效', 'Without the plea'),
  introduction: bi(
    '被告人反悔，或者合议庭认为认罪认罚不是自愿。量刑建议不再作为依据，程序转换，先说清楚后果和争点。',
    'The defendant withdraws the plea, or the panel does not find it voluntary. The recommendation is no longer a basis for the judgment, the procedure changes, and the consequences and the points in dispute are clarified first.',
  ),
  minutes: 8,
  scene: 'courtroom-14',
  position: { x: 620, y: 1140 },
  roles: courtSeats(),
  guides: [
    guide(
      null,
      [
        '不再认罪认罚的，根据审理查明的事实裁判，需要转换程序的依法转换（《刑诉法解释》第三百五十八条）；被告人当庭否认犯罪事实的，简易程序转为普通程序（第三百六十八条）。',
      ],
      [
        'Where the plea is no longer maintained, judgment is given on the facts found at the trial, and the procedure is changed where necessary (CPL Interpretation, Article 358); where the defendant denies the facts in court, summary procedure becomes ordinary procedure (Article 368).',
      ],
    ),
    guide(
      'presiding',
      ['1. 说明后果，不劝他认也不劝他不认；问清不认的是哪一点。'],
      ['1. Explain the consequences without pressing him either way; establish which point he denies.'],
    ),
    guide('defendant', ['1. 你不认哪一点，照实说。'], ['1. Say truthfully which point you deny.']),
    guide(
      'prosecutor',
      ['1. 量刑建议撤回；准备逐一举证。'],
      ['1. The recommendation is withdrawn; prepare to prove each point.'],
    ),
  ],
  lines: NO_PLEA_LINES,
});

/** By whether the exclusion of the first record is still open, without a plea. */
export const DENIED: FlowNode = choice(
  'denied',
  ['排除是否已决', 'Exclusion decided?'],
  [
    '第一份笔录还没有决定的，先行调查；已经决定或者撤回的，进入普通程序调查。',
    'Where the exclusion of the first record is still undecided, its lawfulness is examined first; where it has been decided or the record withdrawn, the full investigation follows.',
  ],
  { x: 620, y: 1240 },
);

export const OPENING_TRANSITIONS: Transition[] = [
  advance('plea_missing', 'has_plea', 'opening_plain', bi('没有具结书', 'No plea statement')),
  advance('plea_there', 'has_plea', 'opening', bi('签了具结书', 'A plea statement was signed')),
  wrong(
    'opening_paper_enough',
    'opening',
    bi(
      '律师签名、权利告知书、被告人点头都有了，自愿性可以认定',
      "There are counsel's signature, a notice of rights and a nod from the defendant: the plea may be found voluntary",
    ),
    bi(
      '审判长应当当庭审查自愿性和具结书内容的真实性、合法性（《刑事诉讼法》第一百九十条第二款）；签名只证明签过，要问他听懂的后果是什么。',
      'The presiding judge must examine in court whether the plea is voluntary and the plea statement true and lawful (Criminal Procedure Law, Article 190, second paragraph). Signatures prove only that it was signed; ask what consequences he has understood.',
    ),
  ),
  advance(
    'opening_plea',
    'opening',
    'lawfulness',
    bi('被告人坚持认罪认罚：继续审理', 'The defendant maintains the plea: the trial goes on'),
  ),
  advance(
    'opening_recant',
    'opening',
    'recanted',
    bi('被告人反悔：不再按认罪认罚审理', 'The defendant withdraws the plea: no longer a plea case'),
  ),
  wrong(
    'plain_heavier',
    'opening_plain',
    bi(
      '不签具结书又不认罪，说明没有悔罪，记入从重情节',
      'He signed no plea statement and denies the charge: record his lack of repentance as an aggravating circumstance',
    ),
    bi(
      '不得强迫任何人证实自己有罪（《刑事诉讼法》第五十二条）；没有认罪认罚，只是没有因此从宽（第十五条），不是从重的理由。',
      'Nobody may be forced to incriminate themselves (Criminal Procedure Law, Article 52). Without a plea there is merely no leniency on that account (Article 15); that is not a ground for a heavier sentence.',
    ),
  ),
  advance(
    'plain_done',
    'opening_plain',
    'denied',
    bi('开庭完毕，进入调查', 'The trial is open: proceed to the investigation'),
  ),
  wrong(
    'recanted_confession',
    'recanted',
    bi(
      '具结书签过字、17 日又供述过，认罪的部分仍然有效，只取消从宽',
      'He signed the plea statement and confessed on the 17th: the admission stands and only the leniency is withdrawn',
    ),
    bi(
      '不再认罪认罚的，应当根据审理查明的事实依法裁判（《刑诉法解释》第三百五十八条）；只有被告人供述，没有其他证据的，不能认定有罪（《刑事诉讼法》第五十五条第一款）。',
      'Where the plea is no longer maintained, judgment is given on the facts found at the trial (CPL Interpretation, Article 358), and a defendant cannot be convicted on a confession alone (Criminal Procedure Law, Article 55, first paragraph).',
    ),
  ),
  advance(
    'recanted_done',
    'recanted',
    'denied',
    bi('后果已说明，转为普通程序', 'The consequences are explained: change to ordinary procedure'),
  ),
  advance('denied_decided', 'denied', 'full_inquiry', bi('排除问题已决', 'Exclusion is decided')),
  advance(
    'denied_withdrawn',
    'denied',
    'full_inquiry',
    bi('第一份笔录已撤回', 'The first record was withdrawn'),
  ),
  advance('denied_open', 'denied', 'legality', bi('先行调查收集的合法性', 'Inquire into lawfulness first')),
];
