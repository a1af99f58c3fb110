import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayApart, seatRole, wrong } from '../../build.ts';
import { either, type Premise } from '../premise.ts';

export const mediationSection = (at: Premise): FlowNode =>
  node({
    id: 'mediation',
    kind: 'court',
    meets_freely: true,
    name: bi('二审调解', 'Mediation on appeal'),
    introduction: bi(
      '争的是 9,000 元，付出去的却是时间和关系。二审可以调解：一方要尽快拿到钱，一方手里有 15 万元，谈得拢吗？',
      'The dispute is over 9,000 yuan, but what it costs the parties is time and goodwill. The court may mediate on appeal: one side wants the money soon, and the other has 150,000 yuan available. Can they agree?',
    ),
    minutes: 10,
    scene: 'meeting',
    position: { x: 740, y: 1040 },
    roles: [
      seatRole('presiding', {
        host: true,
        can_terminate: true,
        seat: 't3',
        functions: ['speech', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('clerk', { seat: 't5', functions: ['speech', 'submission', 'signature'] }),
      seatRole('appellant', { seat: 't1', functions: ['speech', 'meeting', 'signature'] }),
      seatRole('counsel_a', { seat: 't2', functions: ['speech', 'meeting', 'signature'] }),
      seatRole('appellee', { seat: 't6', functions: ['speech', 'meeting', 'signature'] }),
      seatRole('counsel_e', { seat: 't7', functions: ['speech', 'meeting', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '调解要自愿，内容不违反法律。达成协议的制作调解书，送达后原审判决视为撤销（《民事诉讼法》第一百七十九条）。',
          '计至 2025 年 7 月 15 日，191,000 元的本息约 256,000 元，200,000 元的本息约 268,000 元。',
        ],
        [
          'Mediation must be voluntary and its terms lawful. If the parties agree, a mediation statement is drawn up; once it is served the judgment below is deemed set aside (Civil Procedure Law, Article 179).',
          'As at 15 July 2025, principal and interest come to about 256,000 yuan on a principal of 191,000, and to about 268,000 on one of 200,000.',
        ],
      ),
      guide(
        'presiding',
        ['1. 双方都愿意再谈；谈不拢就回去评议。', '2. 不评价谁对谁错，不催促。'],
        [
          '1. Mediate only if both sides are willing; if they cannot agree, adjourn to deliberate.',
          '2. Do not say who is right and do not press the parties.',
        ],
      ),
      guide(
        'clerk',
        ['1. 记下数额、日期、逾期责任。'],
        ['1. Note the sum, the dates and the consequences if a payment is late.'],
      ),
      guide(
        at.lender.role,
        ['1. 想清楚你要的是什么：钱早点到，还是一个说法。'],
        ['1. Be clear about what you want: to have the money soon, or to be proved right.'],
      ),
      guide(
        at.lender.counsel,
        ['1. 先付多少、什么时候付清，比总额差几千元更要紧。'],
        [
          '1. How much is paid at once, and by when the rest is paid, matters more than a difference of a few thousand yuan in the total.',
        ],
      ),
      guide(
        at.borrower.role,
        ['1. 你能一次拿出多少？利息你希望让多少？'],
        ['1. How much can you pay at once, and how much interest do you hope to be let off?'],
      ),
      guide(
        at.borrower.counsel,
        ['1. 要求付清以后双方再无其他争议。'],
        [
          '1. Ask for a clause that, once everything is paid, no further dispute remains between the parties.',
        ],
      ),
    ],
    lines: [
      say(
        'presiding',
        '双方都表示愿意谈。调解自愿，谈不成我们继续审理。请陈晓岚先说。',
        'Both sides have said that they are willing to talk. Mediation is voluntary; if it fails, the trial continues. Chen Xiaolan may speak first.',
      ),
      say(
        at.lender.role,
        '只要付得快，我可以让一些利息。',
        'If the money is paid soon, I can waive part of the interest.',
      ),
      say(
        at.borrower.role,
        '我手里有 15 万，可以马上付，其余分三个月。',
        'I have 150,000 and can pay it at once, and the rest over three months.',
      ),
      say(
        at.lender.counsel,
        `提议总额 ${at.settled.sum} 元，签收之日付 150,000 元，余款三个月内每月 ${at.settled.monthly} 元；任何一期逾期，可以就全部余款申请强制执行。`,
        `We propose ${at.settled.sum} in all: 150,000 on signing, the rest at ${at.settled.monthly} a month for three months; if any payment is late, Chen Xiaolan may apply for enforcement of the whole balance.`,
      ),
      say(
        at.borrower.counsel,
        '总额和分期可以接受。请写明付清以后双方再无其他争议。',
        'We accept the total and the instalments. Please add that no further dispute remains between the parties once everything has been paid.',
      ),
      say(
        'clerk',
        `已记录：总额 ${at.settled.sum} 元，首付 150,000 元，余款 ${at.settled.rest} 元分三个月，每月 ${at.settled.monthly} 元，逾期可就余款申请执行；付清以后双方再无其他争议。`,
        `It is recorded as follows: ${at.settled.sum} in all; 150,000 first, and the remaining ${at.settled.rest} at ${at.settled.monthly} a month for three months; on any default, Chen Xiaolan may apply for enforcement of the whole balance; once everything is paid, no further dispute remains between the parties.`,
      ),
      say(
        'presiding',
        '双方自愿达成协议，内容不违反法律。请双方拟定协议，本院据此制作二审调解书。',
        'You have agreed of your own free will, and the terms are lawful. Please draw up the agreement; the court will draw up its mediation statement accordingly.',
      ),
      sayApart(
        at.lender.counsel,
        at.lender.role,
        either(
          at,
          '账本有疑点，改判没有把握。按 191,000 元算，本息约 256,000 元；总额让一点，换他马上付一大笔，您愿意吗？最低到多少？',
          '账本有疑点，维持没有十足把握；改判了，本息就只有约 256,000 元。一审判的约 268,000 元，让一点，换他马上付一大笔，您愿意吗？最低到多少？',
        ),
        either(
          at,
          'The book is open to doubt, and I cannot promise that we will win. On a principal of 191,000, the total comes to about 256,000. Would you take a little less in exchange for a large sum at once? What is your limit?',
          'The book is open to doubt, and I cannot promise that the judgment will stand; if it is amended, the total comes to only about 256,000. Would you give up a little of the 268,000 or so awarded below in exchange for a large sum at once? What is your limit?',
        ),
      ),
      sayApart(
        at.lender.role,
        null,
        `不低于 ${either(at, '250,000', '258,000')} 元，头一笔不能少于 150,000 元。晚一个月我都不放心，逾期要能直接申请执行。`,
        `Not less than ${either(at, '250,000', '258,000')}, and a first payment of at least 150,000. Even one month late would worry me: if he does not pay on time, I must be able to apply for enforcement at once.`,
      ),
      sayApart(
        at.borrower.counsel,
        at.borrower.role,
        either(
          at,
          '维持的可能性大，可判下来也要还二十五万多。您手里 15 万是现成的吗？其余三个月付得出来吗？',
          '改判没有把握：就算赢了也要还二十五万多，输了是二十六万八。您手里 15 万是现成的吗？其余三个月付得出来吗？',
        ),
        either(
          at,
          'The judgment will probably stand, but even so you will owe more than 250,000. Do you have the 150,000 now, and can you find the rest within three months?',
          'I cannot promise that we will win. Even if we do, you will owe more than 250,000; if we lose, it will be 268,000. Do you have the 150,000 now, and can you find the rest within three months?',
        ),
      ),
      sayApart(
        at.borrower.role,
        null,
        `15 万在账上，每个月${either(at, '三万五', '三万七')}挤得出来。只要付清以后她不再找我，总额我认。`,
        `It is in the account, and I can squeeze out ${at.settled.monthly} a month. As long as she makes no further claim on me once it is paid, I accept the total.`,
      ),
    ],
  });

export const MEDIATION_TRANSITIONS: Transition[] = [
  advance(
    'mediation_agreed',
    'mediation',
    'settlement',
    bi('达成协议，制作二审调解书', 'The parties have agreed: draw up the mediation statement'),
  ),
  wrong(
    'mediation_keep_judgment',
    'mediation',
    bi(
      '口头谈妥即可，一审判决照样有效，当事人各自履行',
      'An oral agreement will do: the judgment below remains in force and the parties perform what they agreed',
    ),
    bi(
      '二审达成调解协议应当制作调解书，送达后原审判决即视为撤销（《民事诉讼法》第一百七十九条）。没有调解书，一审判决还在上诉中，口头约定也不能执行。',
      'A mediation statement shall be drawn up, and once it is served the judgment below is deemed set aside (Civil Procedure Law, Article 179). Without a mediation statement the judgment is still under appeal, and an oral agreement cannot be enforced.',
    ),
  ),
  advance(
    'mediation_failed',
    'mediation',
    'deliberation',
    bi('调解不成，休庭评议', 'No agreement was reached: adjourn to deliberate'),
  ),
];
