import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { SOURCE_TEMPLATES } from '../templates-source.ts';

/** What the party says of her source is checked with the supplier before the hearing. */
export const SOURCE: FlowNode = node({
  id: 'source',
  kind: 'edit',
  name: bi('复核进货来源', 'Checking the source'),
  introduction: bi(
    '当事人说韭菜从周德才处购进。协办人找他核实：他交出销货单存根，写一份供货情况说明，承诺如实并签名。听证时要照着它问。',
    'The party says that she bought the leeks from Zhou Decai. The second officer checks this with him: he hands over the stub of his sales slip and writes a statement on the supply, which he signs with an undertaking to tell the truth. At the hearing he will be asked about it.',
  ),
  minutes: 12,
  position: { x: -140, y: 510 },
  roles: [
    seatRole('officer_b', { host: true, functions: ['meeting', 'signature'], processes: ['end'] }),
    seatRole('officer_a', { functions: ['meeting'] }),
    seatRole('witness', { functions: ['submission', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '当事人提出的事实应当复核（《行政处罚法》第四十五条第一款）；有关人员应当如实回答询问（第五十五条第二款），证据经查证属实才能认定事实（第四十六条第二款）。',
      ],
      [
        'What the party puts forward is checked (Administrative Penalty Law, Article 45, first paragraph); the persons concerned answer truthfully (Article 55, second paragraph), and facts may be found only on verified evidence (Article 46, second paragraph).',
      ],
    ),
    guide(
      'officer_b',
      ['1. 问清数量、价格、合格证、菜从哪里来；看存根上哪些栏空着。', '2. 说明签名提交以后，结束本环节。'],
      [
        '1. Ask about quantity, price, certificate and where the leeks came from; look at which boxes on the stub are empty.',
        '2. End the section when the statement is signed and handed in.',
      ],
    ),
    guide(
      'officer_a',
      ['1. 两人在场（第四十二条）；不诱导，不许诺从轻。'],
      ['1. Two officers must be present (Article 42); do not lead him, and do not promise leniency.'],
    ),
    guide(
      'witness',
      [
        '1. 从模板新建供货情况说明，只写自己经手的事，不知道的写不知道。',
        '2. 签名，提交；听证时你要照它回答。',
      ],
      [
        '1. Draft your statement and keep to what you dealt with yourself; where you do not know, say so.',
        '2. Sign and submit it; at the hearing you will be held to it.',
      ],
    ),
  ],
  templates: SOURCE_TEMPLATES,
});

export const SOURCE_TRANSITIONS: Transition[] = [
  wrong(
    'source_by_phone',
    'source',
    bi(
      '电话里问得很清楚，由孙洁记下来，周德才不必签名',
      'It was all made clear by telephone: let Sun Jie write it down; Zhou Decai need not sign',
    ),
    bi(
      '询问应当制作笔录，执法人员不得少于两人（《行政处罚法》第五十五条第二款、第四十二条第一款）；没有本人签名、无从核对的话，不是查证属实的证据（第四十六条第二款）。',
      'Questioning must be recorded, by no fewer than two officers (Administrative Penalty Law, Articles 55, second paragraph, and 42, first paragraph). Words that he did not sign and that cannot be checked are not verified evidence (Article 46, second paragraph).',
    ),
  ),
  advance(
    'source_checked',
    'source',
    'join_hearing',
    bi('说明和存根已经核对，附卷备听证', 'Statement and stub checked and filed for the hearing'),
  ),
  wrong(
    'source_second_copy',
    'source',
    bi(
      '存根上的第二联还在，请他撕给林月娥，算她的进货凭证',
      "The second copy still hangs on the stub: let him give it to Lin Yue'e now as her voucher",
    ),
    bi(
      '要证明的是进货时有没有查验、保存凭证（《食品安全法》第六十五条）；事后补给的一联证明不了当时的事，作为凭证使用就不是查证属实的证据（《行政处罚法》第四十六条第二款）。没有撕下，正是要如实记录的情况。',
      'What matters is whether she checked and kept a voucher when she bought (Food Safety Law, Article 65). A copy handed over later proves nothing about that day, and used as a voucher it would not be verified evidence (Administrative Penalty Law, Article 46, second paragraph). What has to be recorded is that it was never torn off.',
    ),
  ),
];
