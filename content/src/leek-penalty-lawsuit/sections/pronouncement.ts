import type { FlowNode } from '@lets/contract';
import { bi, guide, node, seatRole } from '../../build.ts';
import type { Fine } from '../fine.ts';
import { pronouncementLines } from './pronouncement-lines.ts';

export const pronouncementSection = (fine: Fine): FlowNode =>
  node({
    id: 'pronouncement',
    kind: 'court',
    name: bi('宣判', 'Pronouncement'),
    introduction: bi(
      '一律公开宣判，告知上诉权利、期限和上诉法院。',
      'Every judgment is pronounced in public, and the right to appeal, the time limit and the court of appeal are stated.',
    ),
    minutes: 6,
    scene: 'courtroom',
    position: { x: 360, y: 1780 },
    roles: [
      seatRole('presiding', {
        host: true,
        seat: 'j0',
        functions: ['speech', 'display'],
        processes: ['end', 'back'],
      }),
      seatRole('clerk', { seat: 'c', functions: ['speech'] }),
      seatRole('plaintiff', { seat: 'p1', functions: ['speech'] }),
      seatRole('counsel_p', { seat: 'p2', functions: ['speech'] }),
      seatRole('head', { seat: 'd1', functions: ['speech'] }),
      seatRole('counsel_d', { seat: 'd2', functions: ['speech'] }),
    ],
    guides: [
      guide(
        null,
        ['必须告知上诉权利、上诉期限和上诉的人民法院（第八十条第三款）。'],
        [
          'The right to appeal, the time limit and the court of appeal must be stated (Article 80, third paragraph).',
        ],
      ),
      guide(
        'presiding',
        ['1. 宣读主文，说明理由，告知上诉。'],
        ['1. Read the operative part, give the reasons and explain the right to appeal.'],
      ),
      guide(
        'clerk',
        ['1. 宣判以后立即发给判决书，取得回证。'],
        ['1. Hand over the written judgment at once and keep proof of service.'],
      ),
      guide('plaintiff', ['1. 听清楚，可以问。'], ['1. Listen carefully; you may ask questions.']),
      guide('counsel_p', ['1. 记下上诉期限。'], ['1. Note the time limit for appeal.']),
      guide('head', ['1. 说明怎样履行判决。'], ['1. Say how the judgment will be carried out.']),
      guide(
        'counsel_d',
        ['1. 记下履行和上诉的期限。'],
        ['1. Note the time limits for performance and for appeal.'],
      ),
    ],
    lines: pronouncementLines(fine),
  });
