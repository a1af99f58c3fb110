import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { TESTIMONY_TEMPLATES } from '../templates/papers.ts';

export const TESTIMONY: FlowNode = node({
  id: 'testimony',
  kind: 'edit',
  name: bi('申请证人和证据', 'Witness and evidence'),
  minutes: 18,
  position: { x: 840, y: 740 },
  introduction: bi(
    '申请人一方申请证人江帆出庭，并申请责令公司提供门禁记录。江帆签保证书，写下自己看见、听见、说过的事，也写清楚哪些不知道。',
    'The claimant applies for the witness Jiang Fan to be called and for an order that the company produce the door log. Jiang Fan signs the undertaking and writes down what he saw, heard and said himself, and what he does not know.',
  ),
  roles: [
    seatRole('rep_c', {
      host: true,
      functions: ['submission', 'meeting', 'signature', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('claimant', { functions: ['meeting', 'display'] }),
    seatRole('witness', { functions: ['submission', 'meeting', 'signature', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '仲裁规则没有规定的，参照民事诉讼的证据规则：申请书写明证人要证明什么、为什么需要他出庭（《民事证据规定》第六十九条）；证人作证前签署保证书（第七十一条）。',
        '书面证词是为了庭上问得清楚，不代替出庭：无正当理由不出庭的，书面证言不得作为认定事实的根据（第六十八条）。',
      ],
      [
        'Where the arbitration rules are silent, the rules of evidence in civil procedure are followed by analogy: the application states what the witness will prove and why he must appear (Civil Evidence Provisions, Article 69), and the witness signs an undertaking before he testifies (Article 71).',
        'The written statement helps counsel to ask clear questions at the hearing and is no substitute for appearing: if a witness fails to appear without good reason, his written statement may not be the basis of a finding (Article 68).',
      ],
    ),
    guide(
      'rep_c',
      [
        '1. 申请书写两件事：证人要证明什么；门禁记录为什么在公司手里、证明什么（《调解仲裁法》第三十九条）。',
        '2. 可以问证人知道什么，不能替他写。',
      ],
      [
        '1. The application covers two matters: what the witness will prove, and why the company holds the door log and what the log proves (Law on Mediation and Arbitration, Article 39).',
        '2. You may ask the witness what he knows; you may not write it for him.',
      ],
    ),
    guide(
      'claimant',
      ['1. 告诉律师哪些事只有江帆知道。'],
      ['1. Tell your lawyer which facts only Jiang Fan knows.'],
    ),
    guide(
      'witness',
      [
        '1. 先签保证书，再写证词；同方敏吵过架这样的事也写。',
        '2. 只写亲身感知的，不写“我觉得”“应该是”（第七十二条）。',
      ],
      [
        '1. Sign the undertaking first, then write the statement; include matters such as the quarrel with Fang Min.',
        '2. Write only what you perceived yourself, not "I think" or "it must have been" (Article 72).',
      ],
    ),
  ],
  templates: TESTIMONY_TEMPLATES,
});

export const TESTIMONY_TRANSITIONS: Transition[] = [
  advance(
    'testimony_done',
    'testimony',
    'join_answer',
    bi('申请书和签名的证词已经提交', 'The application and the signed statement are submitted'),
  ),
  wrong(
    'testimony_written_for',
    'testimony',
    bi(
      '代理人按群聊把七个周六的证词写好，请江帆核对后签名，免得他记错',
      'Counsel drafts the statement on the seven Saturdays from the chat and has Jiang Fan check and sign it, so that he makes no mistake',
    ),
    bi(
      '证人应当客观陈述亲身感知的事实（《民事证据规定》第七十二条）。替他写的证词是律师的整理，一问就露出来，其余的话也没有人信了；可以请他自己看群聊回忆，写他记得的。',
      "A witness gives an objective account of what he perceived himself (Civil Evidence Provisions, Article 72). A statement written for him is the lawyer's version; the first question will expose it, and then nothing else that he says will be believed. You may have him look at the group chat to refresh his memory and write what he remembers.",
    ),
  ),
  wrong(
    'testimony_on_paper',
    'testimony',
    bi(
      '江帆不想再见公司的人，交了签名的证词就不必出庭',
      'Jiang Fan does not want to see anyone from the company again: with a signed statement he need not appear',
    ),
    bi(
      '证人应当出庭接受询问；无正当理由未出庭的，书面证言不得作为认定案件事实的根据（《民事证据规定》第六十八条）。不想见人不是正当理由。',
      'A witness must appear and be questioned; if he fails to appear without good reason, his written statement may not be the basis of a finding (Civil Evidence Provisions, Article 68). Not wanting to see people is not a good reason.',
    ),
  ),
];
