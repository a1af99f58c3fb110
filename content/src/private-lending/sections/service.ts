import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';

/** The trial division: who tries the case, and service on the defendant. */
export const SERVICE: FlowNode = node({
  id: 'service',
  kind: 'court',
  name: bi('组成合议庭与送达', 'Panel and service'),
  introduction: bi(
    '案件移送到民事审判庭。审判长要决定审判组织：独任还是合议，并说明理由；书记员在立案之日起五日内向被告送达，告知答辩和举证的期限。',
    'The case has come to the civil division. The presiding judge decides who tries it, a single judge or a panel, and why. Within five days of filing the clerk serves the papers on the defendant and states the time limits for the defence and for the evidence.',
  ),
  minutes: 6,
  scene: 'office',
  position: { x: 360, y: 250 },
  roles: [
    seatRole('clerk', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'display', 'submission', 'call', 'signature'],
    }),
    seatRole('presiding', {
      seat: 'h1',
      can_terminate: true,
      functions: ['speech', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('counsel_d', { seat: 'v3', functions: ['speech', 'submission', 'meeting', 'signature'] }),
    seatRole('defendant', { seat: 'v4', functions: ['speech', 'submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '两件事：谁来审，什么时候答辩。',
        '基本事实清楚、权利义务关系明确的，才可以由审判员一人适用普通程序独任审理（《民事诉讼法》第四十条第二款）；疑难复杂的，不得独任（第四十二条第四项）。',
      ],
      [
        'Two matters have to be settled: who tries the case, and by when the defendant must file a defence.',
        'A single judge may try a case under the ordinary procedure only where the basic facts are clear and the rights and obligations definite (Civil Procedure Law, Article 40, second paragraph), and never where the case is difficult or complex (Article 42, item 4).',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 先想理由：借条 20 万元，到账 19.1 万元，差额是否交付要靠间接证据判断，这算不算“基本事实清楚”？',
        '2. 标的大小不是标准。说明理由，再告知合议庭组成人员和申请回避的权利。',
        '3. 书记员送达完毕，再按“结束本环节”。',
      ],
      [
        '1. Think of your reasons first: the note says 200,000, but only 191,000 arrived, and whether the rest was delivered must be judged from circumstantial evidence. Does that count as "clear basic facts"?',
        '2. The sum in dispute is not the test. Give your reasons, then announce the members of the panel and inform the defendant of the right to apply for recusal.',
        '3. End the section when the clerk has served the papers.',
      ],
    ),
    guide(
      'clerk',
      [
        '1. 送达起诉状副本、证据副本、应诉通知书、举证通知书，说明十五日答辩期（第一百二十八条）。',
        '2. 请被告方在送达回证上签名。',
      ],
      [
        '1. Serve the copies of the complaint and the evidence, the notice to respond and the notice on evidence, and say that the defence is due within fifteen days (Article 128).',
        '2. Have the defendant sign the proof of service.',
      ],
    ),
    guide(
      'counsel_d',
      [
        '1. 记下答辩期限：收到之日起十五日。',
        '2. 对管辖有异议，要在提交答辩状期间提出；不提出又应诉答辩，就视为接受（第一百三十条）。想一想值不值得提。',
      ],
      [
        '1. Note the time for the defence: fifteen days from receipt.',
        "2. An objection to jurisdiction must be raised within the time for the defence; a defendant who responds to the action without raising one is deemed to have accepted this court's jurisdiction (Article 130). Is it worth raising?",
      ],
    ),
    guide(
      'defendant',
      ['1. 签收材料，看清楚原告告你什么。', '2. 可以简单说一句你的立场，详细的留给答辩状。'],
      [
        '1. Sign for the papers and read what you are sued for.',
        '2. You may say in a sentence where you stand; the rest belongs in the defence.',
      ],
    ),
  ],
  lines: [
    say(
      'presiding',
      '本案收案后经审查：借条金额与到账金额不一致，差额是否交付没有直接证据，基本事实并不清楚，不宜独任审理。决定适用普通程序，由审判员二人、人民陪审员一人组成合议庭。',
      "Having examined the case, I note that the amount on the note and the amount received differ, and that there is no direct evidence whether the difference was delivered. The basic facts are not clear, and the case is not suitable for trial by a single judge. It will be tried under the ordinary procedure by a panel of two judges and one people's assessor.",
    ),
    say(
      'clerk',
      '现在向被告送达起诉材料副本、证据副本、应诉通知书、举证通知书和合议庭组成人员通知，有申请回避的权利。收到之日起十五日内提出答辩状，请在送达回证上签收。',
      'I now serve the copies of the complaint and the evidence, the notice to respond, the notice on evidence and the notice of the members of the panel. You have the right to apply for recusal. The defence is due within fifteen days of receipt. Please sign the proof of service.',
    ),
    say(
      'defendant',
      '材料收到，我签字。借条是我写的，可我当天只收到 19.1 万元。',
      'I have received the papers and will sign. I wrote the note, but I received only 191,000 yuan that day.',
    ),
    say(
      'counsel_d',
      '我是衡川律师事务所梁若溪，代理被告应诉。不申请回避；管辖和答辩意见，在十五日内书面提交。',
      'I am Liang Ruoxi of Hengchuan Law Firm, and I appear for the defendant. We do not apply for recusal. Our submissions on jurisdiction and on the merits will be filed in writing within fifteen days.',
    ),
  ],
});

export const SERVICE_TRANSITIONS: Transition[] = [
  wrong(
    'service_single_judge',
    'service',
    bi(
      '标的只有二十多万元，由审判员一人适用普通程序独任审理',
      'Little more than 200,000 yuan is at stake: let a single judge try it under the ordinary procedure',
    ),
    bi(
      '能不能独任，看的不是标的，而是基本事实是否清楚、权利义务关系是否明确（《民事诉讼法》第四十条第二款）。9,000 元有没有交付，要靠间接证据和证人判断，属于第四十二条第六项不宜独任审理的案件。',
      'Whether a single judge may try the case depends not on the sum at stake but on whether the basic facts are clear and the rights and obligations definite (Civil Procedure Law, Article 40, second paragraph). Whether 9,000 was delivered turns on circumstantial evidence and a witness: under Article 42(6) the case is unsuitable for a single judge.',
    ),
  ),
  advance(
    'service_done',
    'service',
    'fork_drafting',
    bi(
      '说明理由，组成合议庭，送达并告知答辩期',
      'Give reasons, form a panel, serve the papers and state the time for the defence',
    ),
  ),
  wrong(
    'service_short_time',
    'service',
    bi(
      '被告当面说了立场，答辩期缩短为七日，尽快开庭',
      'The defendant has already said where he stands: shorten the time for the defence to seven days and hear the case soon',
    ),
    bi(
      '适用普通程序的，被告应当在收到起诉状副本之日起十五日内提出答辩状（《民事诉讼法》第一百二十八条第一款）。这是法律给被告准备的时间，法院不能自行缩短。',
      'Under the ordinary procedure the defendant shall file a defence within fifteen days of receiving a copy of the complaint (Civil Procedure Law, Article 128, first paragraph). The law gives the defendant this time to prepare, and the court may not shorten it.',
    ),
  ),
];
