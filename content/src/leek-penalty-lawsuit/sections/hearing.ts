import type { Assignment, FlowNode } from '@lets/contract';
import { bi, guide, node, seatRole } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';
import type { Words } from '../paper.ts';
import { debateLines } from './debate-lines.ts';
import { hearingLines } from './hearing-lines.ts';

const ABOUT: ByFine<Words> = {
  50000: [
    '被告举证，原告质证；执法人员说明；审查指引第九条；负责人发言。五万元是怎样定下来的？',
    'The defendant produces its evidence and the plaintiff examines it; the officer explains; Article 9 of the Guidance is reviewed; the head speaks. How was fifty thousand arrived at?',
  ],
  10000: [
    '被告举证，原告质证；执法人员说明；负责人发言。审核建议三千元，一万元是怎样定下来的？',
    'The defendant produces its evidence and the plaintiff examines it; the officer explains; the head speaks. The legal review proposed three thousand: how was ten thousand arrived at?',
  ],
  3000: [
    '被告举证，原告质证；执法人员说明；调取的照片当庭质证；负责人发言。三个条件，差的是哪一个？',
    'The defendant produces its evidence and the plaintiff examines it; the officer explains; the photograph obtained by the court is examined; the head speaks. Which of the three conditions is not met?',
  ],
};

const PRESSED: ByFine<{ readonly judge: Words; readonly counsel: Words }> = {
  50000: {
    judge: [
      '集体讨论的理由为什么没有写进决定？',
      'why the reason given in the discussion was not stated in the decision.',
    ],
    counsel: ['第九条和第三十二条', 'Article 9 and Article 32'],
  },
  10000: {
    judge: [
      '七千元的差额，决定书里的理由是哪一句？',
      'which sentence of the decision explains the difference of seven thousand.',
    ],
    counsel: [
      '告知书和复查记录：改正过的事',
      'the notice and the record of the later check, which show that the fault was corrected',
    ],
  },
  3000: {
    judge: [
      '三个条件逐项认定了没有？照片对哪一项有用？',
      'whether the agency decided each of the three conditions, and for which of them the photograph matters.',
    ],
    counsel: ['三个条件，一项一份证据', 'the three conditions, with the evidence for each'],
  },
};

const ASKS: Assignment['functions'] = [
  'request_speech',
  'request_display',
  'request_submission',
  'meeting',
  'signature',
];

export const hearingSection = (fine: Fine): FlowNode =>
  node({
    id: 'hearing',
    kind: 'court',
    name: bi('公开开庭', 'The hearing'),
    introduction: bi(...ABOUT[fine]),
    minutes: 34,
    scene: 'courtroom',
    position: { x: 360, y: 780 },
    roles: [
      seatRole('presiding', {
        host: true,
        can_terminate: true,
        seat: 'j0',
        functions: ['speech', 'display', 'call', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('judge_a', { seat: 'j1', functions: ['speech', 'display', 'signature'] }),
      seatRole('assessor', { seat: 'j2', functions: ['speech', 'display', 'signature'] }),
      seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature'] }),
      seatRole('plaintiff', {
        seat: 'p1',
        functions: ['request_speech', 'request_display', 'meeting', 'signature'],
      }),
      seatRole('counsel_p', { seat: 'p2', functions: ASKS }),
      seatRole('head', {
        seat: 'd1',
        functions: ['request_speech', 'request_display', 'meeting', 'signature'],
      }),
      seatRole('counsel_d', { seat: 'd2', functions: ASKS }),
      seatRole('officer', { seat: 'w', inside: false, functions: ['request_speech', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '法院审查行政行为是否合法（《行政诉讼法》第六条），被告举证（第三十四条）。负责人应当就实质性解决争议发表意见（《负责人出庭规定》第十一条）。',
        ],
        [
          'The court reviews legality (Administrative Litigation Law, Article 6), and the defendant bears the burden of proof (Article 34). The head shall speak on how the dispute can be resolved in substance (Provisions on the Appearance of Heads, Article 11).',
        ],
      ),
      guide(
        'presiding',
        ['1. 先请被告举证，再请原告质证。', '2. 传执法人员说明；直接问负责人。'],
        [
          '1. Have the defendant produce its evidence first, and then the plaintiff examine it.',
          '2. Call the officer; put your questions to the head in person.',
        ],
      ),
      guide('judge_a', [`1. 追问：${PRESSED[fine].judge[0]}`], [`1. Ask ${PRESSED[fine].judge[1]}`]),
      guide(
        'assessor',
        ['1. 问执法人员：怎样指导她改正？'],
        ['1. Ask the officer what guidance the plaintiff was given on correcting her practice.'],
      ),
      guide(
        'clerk',
        ['1. 记负责人的原话，笔录交当事人核对签字。'],
        ['1. Take down what the head says word for word; the parties check the record and sign.'],
      ),
      guide(
        'plaintiff',
        ['1. 如实说没有要合格证，说当日召回。'],
        [
          '1. Say truthfully that you asked for no certificate, and that you recalled the leeks the same day.',
        ],
      ),
      guide(
        'counsel_p',
        [`1. 抓住${PRESSED[fine].counsel[0]}。`, '2. 分清哪一件该由被告证明，不替被告证明。'],
        [
          `1. Concentrate on ${PRESSED[fine].counsel[1]}.`,
          '2. Keep what the defendant has to prove separate, and do not prove it for the defendant.',
        ],
      ),
      guide(
        'head',
        ['1. 亲自回答，照你的出庭意见说怎样解决争议。'],
        ['1. Answer in person, and say how the dispute might be resolved, as in your statement.'],
      ),
      guide(
        'counsel_d',
        ['1. 逐份举证，说明证明目的。'],
        ['1. Present each item of evidence and say what it proves.'],
      ),
      guide(
        'officer',
        ['1. 轮到你才进来，说明执法经过。'],
        ['1. Come in when you are called and explain how the case was handled.'],
      ),
    ],
    lines: hearingLines(fine),
  });

/** Its own section: the debate ends in deliberation or, where both sides are willing, in mediation. */
export const debateSection = (fine: Fine): FlowNode =>
  node({
    id: 'debate',
    kind: 'court',
    name: bi('辩论与最后意见', 'Debate'),
    introduction: bi(
      '被告先说裁量的理由，原告回应，法官追问；双方最后意见；问愿不愿意调解。',
      'The defendant gives its reasons first, the plaintiff answers, the judges press; final statements follow; both sides are asked whether they are willing to mediate.',
    ),
    minutes: 18,
    scene: 'courtroom',
    position: { x: 360, y: 890 },
    roles: [
      seatRole('presiding', {
        host: true,
        can_terminate: true,
        seat: 'j0',
        functions: ['speech', 'display', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('judge_a', { seat: 'j1', functions: ['speech', 'display', 'signature'] }),
      seatRole('assessor', { seat: 'j2', functions: ['speech', 'signature'] }),
      seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature'] }),
      seatRole('plaintiff', { seat: 'p1', functions: ['request_speech', 'meeting', 'signature'] }),
      seatRole('counsel_p', { seat: 'p2', functions: ['request_speech', 'meeting', 'signature'] }),
      seatRole('head', { seat: 'd1', functions: ['request_speech', 'meeting', 'signature'] }),
      seatRole('counsel_d', { seat: 'd2', functions: ['request_speech', 'meeting', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '处罚在裁量上怎样审：依据和程序（第七十条），是不是明显不当（第七十条第六项、第七十七条）。一般的轻重之争，尊重机关。',
        ],
        [
          'In reviewing discretion the court looks at the basis and the procedure (Article 70), and at whether the penalty is obviously inappropriate (Articles 70(6) and 77). A mere difference of degree is left to the agency.',
        ],
      ),
      guide(
        'presiding',
        ['1. 被告先说理由，原告回应；留时间给法官和陪审员追问。', '2. 最后问双方愿不愿意调解（第六十条）。'],
        [
          '1. Hear the reasons of the defendant first, then those of the plaintiff; leave time for questions from the judge and the assessor.',
          '2. At the end ask both sides whether they are willing to mediate (Article 60).',
        ],
      ),
      guide(
        'judge_a',
        ['1. 追问能定判决方式的那一点。'],
        ['1. Press the point on which the form of judgment turns.'],
      ),
      guide(
        'assessor',
        ['1. 问一个不懂法律的人也会问的问题。'],
        ['1. Ask what a person without legal training would ask.'],
      ),
      guide(
        'clerk',
        ['1. 记双方最后意见，交当事人核对签字。'],
        ['1. Record the final statements; have the parties check and sign the record.'],
      ),
      guide('plaintiff', ['1. 最后意见说自己的话。'], ['1. Make your final statement in your own words.']),
      guide(
        'counsel_p',
        ['1. 先答被告最强的一点，再说自己的。'],
        ['1. Answer the strongest point of the defendant first, then make your own.'],
      ),
      guide('head', ['1. 最后意见不重复答辩状。'], ['1. Do not repeat your answer in the final statement.']),
      guide(
        'counsel_d',
        ['1. 说明裁量考虑了什么、没有考虑什么。'],
        ['1. Explain what was taken into account and what was not.'],
      ),
    ],
    lines: debateLines(fine),
  });
