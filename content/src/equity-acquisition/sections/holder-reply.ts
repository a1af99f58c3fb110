import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { REPLY_TEMPLATES } from '../templates/decisions.ts';

export const HOLDER_REPLY: FlowNode = node({
  id: 'holder_reply',
  kind: 'edit',
  name: bi('答复优先购买权', 'Reply on the right of first refusal'),
  introduction: bi(
    '话都说完了，轮到韩静自己写。放弃，放弃到哪里为止？不答复也是一种答复：三十日一满，法律替她说了话。她写的每一个字，以后的合同都要引用。',
    'Everything has been said, and now it is for Han Jing to write. If she waives her right, how far does the waiver go? Silence is an answer too: when the thirty days are over, the law speaks for her. The contract will later refer to every word she writes.',
  ),
  minutes: 8,
  position: { x: 360, y: 1030 },
  roles: [
    seatRole('holder', {
      host: true,
      functions: ['submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
  ],
  guides: [
    guide(
      null,
      [
        '其他股东在同等条件下有优先购买权；自接到书面通知之日起三十日内未答复的，视为放弃（《公司法》第八十四条第二款）。',
      ],
      [
        'The other shareholders have a right of first refusal on equal terms; a shareholder who does not reply within thirty days of receiving the written notice is deemed to have waived it (Company Law, Article 84, second paragraph).',
      ],
    ),
    guide(
      'holder',
      [
        '1. 从模板新建答复：核对四项条件，写明答复针对哪一次转让。',
        '2. 想清楚保留什么；签名，提交。',
        '3. 也可以不答复，等三十日届满：没有三方协商的，这条路还开着，代价自己衡量。',
      ],
      [
        '1. Draft the reply from the template: check the four terms and state which transfer the reply concerns.',
        '2. Consider what to reserve; sign and submit.',
        '3. You may also give no answer and let the thirty days expire. This is open to you unless there have been three-party talks; weigh the cost yourself.',
      ],
    ),
  ],
  templates: REPLY_TEMPLATES,
});

export const HOLDER_REPLY_TRANSITIONS: Transition[] = [
  wrong(
    'holder_reply_part',
    'holder_reply',
    bi(
      '主张优先购买 10%：权利是我的，行使多少由我定',
      'Exercise the right of first refusal for ten per cent: the right is mine, and I decide how much of it to exercise',
    ),
    bi(
      '优先购买权以同等条件为前提（《公司法》第八十四条第二款），判断同等条件要考虑数量（公司法解释四第十八条）。本次转让的是整个 60% 的控股权，只要一部分不是同等条件；想要 10%，另行协商。',
      'The right of first refusal presupposes equal terms (Company Law, Article 84, second paragraph), and quantity is one of them (Interpretation (4), Article 18). What is being transferred is the whole controlling interest of sixty per cent; to take only a part of it is not on equal terms. If she wants ten per cent, that has to be negotiated separately.',
    ),
  ),
  advance(
    'holder_reply_waived',
    'holder_reply',
    'contract',
    bi('书面答复，只放弃本次转让', 'Reply in writing, waiving for this transfer only'),
  ),
  advance(
    'holder_reply_silent',
    'holder_reply',
    'contract',
    bi('不答复，等三十日届满', 'Give no answer and let the thirty days expire'),
  ),
  wrong(
    'holder_reply_consent',
    'holder_reply',
    bi(
      '写“不同意对外转让”：不同意的股东不购买，转让就做不成',
      'Write "I do not consent to a transfer to an outsider": unless the objecting shareholder buys, the transfer cannot go ahead',
    ),
    bi(
      '这是旧法的两步。现行《公司法》第八十四条没有“同意”这一步，只有书面通知和同等条件下的优先购买权；写“不同意”既不是放弃，也不是购买，三十日满了仍然视为放弃（第二款）。',
      'That was the two-step procedure of the former law. Article 84 of the Company Law now in force has no consent step, only written notice and a right of first refusal on equal terms. "I do not consent" is neither a waiver nor a purchase, and once the thirty days have expired she is deemed to have waived all the same (second paragraph).',
    ),
  ),
];
