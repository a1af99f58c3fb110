import type { FlowNode } from '@lets/contract';
import { bi, guide, node, seatRole } from '../../build.ts';
import type { Fine } from '../fine.ts';
import { templateOf } from '../paper.ts';
import { SETTLEMENT } from '../papers/court.ts';
import { mediationLines } from './mediation-lines.ts';

export const mediationSection = (fine: Fine): FlowNode =>
  node({
    id: 'mediation',
    kind: 'court',
    name: bi('就裁量调解', 'Mediation on discretion'),
    introduction: bi(
      '罚款数额是自由裁量，双方愿意，可以调解，不得损害公共利益。',
      'The amount of a fine is a matter of discretion: if both sides are willing it may be mediated, provided that the public interest is not harmed.',
    ),
    minutes: 10,
    scene: 'meeting',
    position: { x: 720, y: 1010 },
    roles: [
      seatRole('judge_a', {
        host: true,
        seat: 't3',
        functions: ['speech', 'display', 'signature'],
        processes: ['end', 'back'],
      }),
      seatRole('plaintiff', { seat: 't1', functions: ['speech', 'meeting'] }),
      seatRole('counsel_p', { seat: 't2', functions: ['speech', 'meeting'] }),
      seatRole('head', { seat: 't4', functions: ['speech', 'meeting'] }),
      seatRole('counsel_d', { seat: 't5', functions: ['speech', 'meeting'] }),
    ],
    guides: [
      guide(
        null,
        ['行使自由裁量权的案件可以调解，自愿、合法（第六十条）。'],
        [
          'Cases on the exercise of discretion may be mediated, provided that this is voluntary and lawful (Article 60).',
        ],
      ),
      guide(
        'judge_a',
        ['1. 分别问底线，不替任何一方报数。'],
        ['1. Ask each side for its limit; do not name a figure for either.'],
      ),
      guide(
        'plaintiff',
        ['1. 想清楚能接受什么，多久交。'],
        ['1. Know what you can accept, and how soon you can pay.'],
      ),
      guide(
        'counsel_p',
        ['1. 协议要写进调解书，不要口头承诺。'],
        ['1. Put what is agreed into the mediation statement; make no oral promises.'],
      ),
      guide('head', ['1. 改正义务不能让。'], ['1. The duty to correct is not negotiable.']),
      guide(
        'counsel_d',
        ['1. 说明调整的理由，同类案件也能用。'],
        ['1. Give reasons for the reduction that will also hold in similar cases.'],
      ),
    ],
    lines: mediationLines(fine),
  });

export const SETTLEMENT_SECTION: FlowNode = node({
  id: 'settlement',
  kind: 'edit',
  name: bi('制作调解书', 'Mediation statement'),
  introduction: bi(
    '把协议写成调解书：数额、期限、改正，双方签收以后生效。',
    'The agreement is set out in a mediation statement, with the amount, the dates and the correction; it takes effect when both sides have signed for receipt of it.',
  ),
  minutes: 14,
  position: { x: 1000, y: 1110 },
  roles: [
    seatRole('judge_a', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('plaintiff', { functions: ['signature', 'meeting'] }),
    seatRole('head', { functions: ['signature', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['调解自愿、合法，不损害公共利益（第六十条第二款）。'],
      [
        'Mediation must be voluntary and lawful and must not harm the public interest (Article 60, second paragraph).',
      ],
    ),
    guide(
      'judge_a',
      ['1. 从模板新建调解书，请双方签名。'],
      ['1. Draft the mediation statement and have both sides sign it.'],
    ),
    guide(
      'plaintiff',
      ['1. 核对数额和期限，签名。'],
      ['1. Check the amount and the dates of payment, then sign.'],
    ),
    guide('head', ['1. 核对改正义务，签名。'], ['1. Check the duty to correct, then sign.']),
  ],
  templates: [templateOf(SETTLEMENT)],
});
