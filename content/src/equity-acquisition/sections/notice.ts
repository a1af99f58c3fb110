import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { NOTICE_TEMPLATES } from '../templates/deal.ts';

export const NOTICE: FlowNode = node({
  id: 'notice',
  kind: 'edit',
  name: bi('书面通知其他股东', 'Notice to the other shareholder'),
  introduction: bi(
    '条款谈定了，持股 25% 的韩静手里却只有一条短信。“三天没回就当你同意”算不算通知？要写什么，等几天？方若兰把通知补写出来，沈维民签名，当面送到韩静手里。',
    'The terms are agreed, but Han Jing, who holds 25%, has received nothing but a text message. Does "if I hear nothing in three days I take it that you agree" count as notice? What must a notice say, and how long must one wait? Fang Ruolan writes a proper notice, Shen Weimin signs it, and it is handed to Han Jing in person.',
  ),
  minutes: 10,
  position: { x: 360, y: 770 },
  roles: [
    seatRole('counsel_s', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('seller', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('holder', { functions: ['meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '通知要书面，写明数量、价格、支付方式和期限；其他股东自接到书面通知之日起三十日内未答复的视为放弃（《公司法》第八十四条第二款）。',
        '签收只说明收到了，不等于放弃。',
      ],
      [
        'The notice must be in writing and state the quantity, the price, and the manner and time of payment; another shareholder who does not reply within thirty days of receiving it is deemed to have waived the right (Company Law, Article 84, second paragraph).',
        'Signing for the notice confirms its receipt; it is not a waiver.',
      ],
    ),
    guide(
      'counsel_s',
      [
        '1. 从模板新建通知书，数量、受让人、价格、支付方式和期限照条款清单写全。',
        '2. 三十日从她收到之日起算，4 月 2 日的短信不作数。',
        '3. 请沈维民签名，送韩静签收，提交，结束本环节。',
      ],
      [
        '1. Draft the notice from the template: state the quantity, the transferee, the price, and the manner and time of payment in full, as in the term sheet.',
        '2. The thirty days run from the day on which she receives it; the message of 2 April does not count.',
        '3. Have Shen Weimin sign it and Han Jing sign for it, submit it and end the section.',
      ],
    ),
    guide(
      'seller',
      ['1. 签名以前，核对价格和付款三笔。'],
      ['1. Check the price and the three payments before you sign.'],
    ),
    guide(
      'holder',
      ['1. 看清楚卖给谁、多少钱、怎么付，再签收。', '2. 要不要买，见了面再说。'],
      [
        '1. Check who is buying, at what price and how it is paid, then sign for the notice.',
        '2. Whether you want to buy can wait until the meeting.',
      ],
    ),
  ],
  templates: NOTICE_TEMPLATES,
});

export const NOTICE_TRANSITIONS: Transition[] = [
  wrong(
    'notice_message',
    'notice',
    bi(
      '短信也是书面形式，4 月 2 日已经通知过；三十日从那天算起，只补一份条件清单',
      'A text message is written form too, so she was notified on 2 April: the thirty days run from that day, and only a list of terms need be added',
    ),
    bi(
      '能随时调取查用的数据电文确实视为书面形式（《民法典》第四百六十九条第三款），可是通知的内容不够：数量、价格、支付方式和期限都要有（《公司法》第八十四条第二款）。那条短信一样也没有，期间从收到写全的通知之日起算。',
      'A data message that can be retrieved at any time is indeed deemed to be in written form (Civil Code, Article 469, third paragraph), but the content of this one is not sufficient: the quantity, the price, and the manner and time of payment are all required (Company Law, Article 84, second paragraph). That message states none of them; the period runs from the day on which she receives a complete notice.',
    ),
  ),
  advance(
    'notice_done',
    'notice',
    'preemption',
    bi('四项写全，签名送达，听她怎么答复', 'Notice complete, signed and delivered: hear her answer'),
  ),
];
