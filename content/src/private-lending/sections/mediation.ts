import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { SETTLEMENT_TEMPLATES } from '../templates/settlement.ts';

export const MEDIATION: FlowNode = node({
  id: 'mediation',
  kind: 'court',
  meets_freely: true,
  name: bi('当庭调解', 'Mediation in court'),
  introduction: bi(
    '事实大体清楚，双方都愿意谈，合议庭离开法台，同双方围坐下来。调解凭自愿：谈成了写成协议，谈不成就回去辩论和判决，这里作过的让步以后不作数。',
    'The facts are largely clear and both sides are willing to talk, so the panel leaves the bench and sits down with the parties. Mediation is voluntary: if the parties agree, the agreement is put in writing; if not, the case returns to debate and judgment, and concessions made here may not be held against the party that made them.',
  ),
  minutes: 15,
  scene: 'meeting',
  position: { x: 720, y: 980 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { seat: 't4', functions: ['speech', 'signature'] }),
    seatRole('assessor', { seat: 't2', functions: ['speech', 'signature'] }),
    seatRole('clerk', { seat: 't5', functions: ['speech', 'submission', 'signature', 'record'] }),
    seatRole('plaintiff', {
      seat: 't8',
      can_terminate: true,
      functions: ['speech', 'meeting', 'signature'],
    }),
    seatRole('counsel_p', { seat: 't7', functions: ['speech', 'meeting', 'request_display', 'signature'] }),
    seatRole('counsel_d', { seat: 't9', functions: ['speech', 'meeting', 'request_display', 'signature'] }),
    seatRole('defendant', { seat: 't10', functions: ['speech', 'meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '调解有三条底线：自愿、合法、事实清楚（《民事诉讼法》第九十六条、第九十九条）。',
        '为达成协议作出的让步，不能在后面的判决里当作对你不利的根据（《民诉法解释》第一百零七条）。所以可以放心提方案。',
        '调解过程不公开。想单独商量，用“约谈”。',
      ],
      [
        'Mediation has three requirements: it must be voluntary, it must be lawful, and the facts must be clear (Civil Procedure Law, Articles 96 and 99).',
        'What a party concedes in order to settle may not be held against it in the judgment (CPL Interpretation, Article 107). You may therefore make offers without fear.',
        'Mediation is not public. To talk in private, use "Private talk".',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 说明调解自愿，任何一方随时可以不调。',
        '2. 让双方分别提方案：本金、利息、分期、逾期责任、诉讼费。',
        '3. 只促成，不施压；不要透露你打算怎么判。',
        '4. 谈成了选“达成协议”；谈不成就及时恢复审理，不要久调不决。',
      ],
      [
        '1. Explain that mediation is voluntary and may be broken off by either side at any time.',
        '2. Let each side make an offer: principal, interest, instalments, liability for late payment, costs.',
        '3. Help them to agree but do not put pressure on them, and do not hint at how you would decide.',
        '4. If they agree, choose the way to the agreement; if not, resume the trial promptly and do not let the mediation drag on.',
      ],
    ),
    guide(
      'counsel_p',
      [
        '1. 让步要有交换：本金退到 19.1 万元，换首付和逾期责任。',
        '2. 代当事人让步须有特别授权（第六十二条）。拿不准先约谈当事人。',
      ],
      [
        '1. Make no concession without something in return: accept a principal of 191,000 in exchange for a first payment and a clause on late payment.',
        '2. You need special authority to make concessions for your client (Article 62). If in doubt, talk to her in private first.',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 先问清当事人真正付得出多少，再提分期方案。', '2. 每一期的日期和数额要具体，含糊的协议无法执行。'],
      [
        '1. Find out what your client can really pay before you offer instalments.',
        '2. Give a date and an amount for every payment; a vague agreement cannot be enforced.',
      ],
    ),
    guide(
      'plaintiff',
      ['1. 想好：多久拿到、拿到多少，比多争一点利息更要紧吗？', '2. 不愿意就直说，不会因此吃亏。'],
      [
        '1. Ask yourself whether it matters more to you how soon and how much you are paid, or to gain a little more interest.',
        '2. If you do not want to settle, say so. It will not count against you.',
      ],
    ),
    guide(
      'defendant',
      ['1. 说实话：手头有多少，每月能付多少。', '2. 签了就要履行，逾期对方可以申请强制执行。'],
      [
        '1. Be honest about what you have and what you can pay each month.',
        '2. What you sign binds you; if you pay late, the other side can apply for enforcement.',
      ],
    ),
    guide(
      'judge',
      ['1. 帮双方把方案算成数字。', '2. 提醒协议不得违反法律，例如利率不能超过上限。'],
      [
        '1. Help both sides to turn offers into figures.',
        '2. Remind them that the agreement must not be contrary to law; for example, the rate may not exceed the limit.',
      ],
    ),
    guide(
      'assessor',
      ['1. 你依法参加调解工作。用生活经验解释利弊。', '2. 不代任何一方作决定。'],
      [
        '1. The law provides for you to take part in the mediation. Use your experience of life to explain the advantages and disadvantages.',
        '2. Do not decide for either side.',
      ],
    ),
    guide(
      'clerk',
      ['1. 记下双方每一次报价和最后一致的内容。', '2. 调解不成，也要记明。'],
      [
        '1. Record every offer and what was agreed in the end.',
        '2. If the mediation fails, record that too.',
      ],
    ),
  ],
  lines: [
    {
      role_id: 'presiding',
      text: bi(
        '调解以自愿为前提，任何一方随时可以说不。为达成协议作出的让步，不会在后面的判决里当作对你们不利的根据。请原告方先说能接受的方案。',
        'Mediation is voluntary, and either of you may say no at any time. What you concede in order to settle will not be held against you in a later judgment. The plaintiff may speak first and say what she could accept.',
      ),
    },
    {
      role_id: 'plaintiff',
      text: bi(
        '本金我可以按 19.1 万元算。利息可以少一些，但要尽快给，不能再拖两年。',
        'I could accept 191,000 as the principal, and less interest. But I must have the money soon; I cannot wait another two years.',
      ),
    },
    {
      role_id: 'defendant',
      text: bi(
        '本金 19.1 万元我认。眼下手头有六万，余下的每月能还两万，利息请让一点。',
        'I accept a principal of 191,000. I have 60,000 available now and can pay the rest at 20,000 a month. I ask her to reduce the interest.',
      ),
    },
    {
      role_id: 'judge',
      text: bi(
        '按年利率 14.6% 算，本金 191,000 元两年的利息是 55,772 元，供双方商量时参考。协议约定的利率不能超过这个标准。',
        "For reference: at 14.6% a year, two years' interest on 191,000 is 55,772 yuan. The rate you agree on may not be higher than that.",
      ),
    },
    {
      role_id: 'counsel_p',
      text: bi(
        '原告方方案：本金 191,000 元，利息一次性定为 29,000 元，共 220,000 元；签收调解书后十日内付 60,000 元，余款分八期，每月 20,000 元；任何一期逾期，原告可就全部余款申请强制执行。',
        'Our offer is a principal of 191,000 and interest fixed at 29,000, 220,000 yuan in all: 60,000 within ten days of signing for the mediation statement and the rest in eight monthly payments of 20,000. If any payment is late, the plaintiff may apply to enforce the whole balance.',
      ),
    },
    {
      role_id: 'counsel_d',
      text: bi(
        '被告接受总额 220,000 元、分期和逾期的约定，减半以后的受理费也由被告负担。请把每月付款日定为 15 日，并写明双方就本案再无其他争议。',
        'The defendant accepts the total of 220,000, the instalments and the term on late payment, and will bear the court fee after it has been halved. Please make the 15th of each month the day of payment, and state that nothing else remains in dispute between the parties in this case.',
      ),
    },
    {
      role_id: 'assessor',
      text: bi(
        '做小生意的人，按月还得上才是真能还。两边各让一步，钱能落袋，官司也了了。愿不愿意，你们自己定。',
        'A small trader can really repay a debt only if he can manage it month by month. If each of you gives way a little, the money comes in and the case is over. Whether you want that is for you to decide.',
      ),
    },
    {
      role_id: 'clerk',
      text: bi(
        '双方一致的内容已记录：总额 220,000 元，首付 60,000 元，余款八期、每月 15 日前各 20,000 元，逾期可就余款申请执行，受理费减半后由被告负担。',
        'The terms agreed have been recorded: 220,000 in all, 60,000 first and then eight payments of 20,000, each by the 15th of the month; if a payment is late, the balance may be enforced; and the defendant bears the court fee after it has been halved.',
      ),
    },
    {
      role_id: 'presiding',
      text: bi(
        '协议内容由双方自己确定，本庭只审查是否自愿、是否违反法律。请双方拟定协议，本院据此制作调解书。',
        'The terms are for the parties to settle; this court examines only whether they are voluntary and lawful. Please draw up the agreement; the court will issue the mediation statement on the basis of it.',
      ),
    },
    {
      role_id: 'counsel_p',
      answers: 'plaintiff',
      apart: true,
      text: bi(
        '我们先对一下底线：利息让到多少、首付要多少，您才放心签？代您让步要有您的特别授权，请您说清楚。',
        'Let us settle our limits: how far can the interest come down, and what first payment would make you feel safe enough to sign? I need your special authority to make concessions for you, so please be clear.',
      ),
    },
    {
      role_id: 'plaintiff',
      apart: true,
      text: bi(
        '本金按 19.1 万元，利息可以让到三万以内。首付不能少于六万，有一期不付，余下的就要一次付清。照这个谈，我授权您。',
        'I accept a principal of 191,000, and the interest may come down to under 30,000. The first payment must be at least 60,000, and if one payment is missed the whole balance falls due. You have my authority on those terms.',
      ),
    },
    {
      role_id: 'counsel_d',
      answers: 'defendant',
      apart: true,
      text: bi(
        '您说实话：手头现在能拿出多少，每个月稳定能付多少？签了就要履行，付不出对方可以申请强制执行。',
        'Please be frank: how much can you pay now, and how much can you be sure of each month? What you sign binds you, and if you do not pay, the other side can apply for enforcement.',
      ),
    },
    {
      role_id: 'defendant',
      apart: true,
      text: bi(
        '手头有六万，是货款刚收回来的。以后每月两万没有问题，再多就要影响进货了。',
        'I have 60,000, which customers have just paid me for goods. I can pay twenty thousand a month without trouble; with more than that I could not buy enough stock.',
      ),
    },
  ],
});

export const AGREEMENT: FlowNode = node({
  id: 'agreement',
  kind: 'edit',
  name: bi('制作调解书', 'Drawing up the settlement'),
  introduction: bi(
    '双方把谈成的内容写成调解协议，法院审查以后制作民事调解书。调解书经双方签收才生效；签收以前任何一方可以反悔，案件就回到审理。',
    'The parties put their settlement in writing; the court examines it and issues a civil mediation statement. The statement takes effect only when both have signed for it; until then either may go back on the agreement, and the trial is resumed.',
  ),
  minutes: 15,
  position: { x: 720, y: 1120 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      functions: ['submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge', { functions: ['submission', 'signature'] }),
    seatRole('assessor', { functions: ['signature'] }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
    seatRole('plaintiff', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('counsel_p', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('defendant', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('counsel_d', { functions: ['submission', 'signature', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '1. 代理人从模板新建调解协议，双方当事人签名后提交。',
        '2. 法官或者书记员从模板新建民事调解书，照录协议，合议庭和书记员署名。',
        '3. 请双方当事人在调解书上签收，然后审判长结束本环节。',
      ],
      [
        '1. Counsel draw up the settlement agreement from the template; both parties sign it, and it is submitted.',
        '2. A judge or the clerk draws up the civil mediation statement from the template and copies the agreement into it word for word; the panel and the clerk sign it.',
        '3. Both parties sign for the mediation statement; then the presiding judge ends the section.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 审查协议：是否双方自愿，是否违反法律（第九十九条）。',
        '2. 调解书写明诉讼请求、案件事实和调解结果，署名盖章（第一百条）。',
        '3. 一方签收前反悔的，选择恢复审理，及时判决（第一百零二条）。',
      ],
      [
        '1. Examine the agreement: is it voluntary on both sides, and is it lawful (Article 99)?',
        '2. The mediation statement sets out the claims, the facts and the result of the mediation, and it is signed and sealed (Article 100).',
        '3. If a party goes back on the agreement before signing for the statement, choose to resume the trial and give judgment without delay (Article 102).',
      ],
    ),
    guide(
      'counsel_p',
      [
        '1. 起草协议，把每一期的日期、数额和账户写全。',
        '2. 受理费以调解方式结案减半（《诉讼费用交纳办法》第十五条）。',
      ],
      [
        '1. Draft the agreement and state in full the date, amount and account of every payment.',
        '2. In a case settled by mediation the fee is halved (Measures on Litigation Costs, Article 15).',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 逐条核对协议是不是谈成的内容。', '2. 提醒当事人逾期的后果，再请他签名。'],
      [
        '1. Check clause by clause that the agreement says what was agreed.',
        '2. Before your client signs, explain to him what follows if a payment is late.',
      ],
    ),
    guide(
      'plaintiff',
      ['1. 读完再签。签收调解书以后就不能上诉了。'],
      ['1. Read before you sign. Once you have signed for the mediation statement, you cannot appeal.'],
    ),
    guide(
      'defendant',
      ['1. 读完再签。签收以前你还可以反悔；签收以后必须履行。'],
      [
        '1. Read before you sign. Until you sign for the mediation statement you may still change your mind; after that you must perform.',
      ],
    ),
  ],
  templates: SETTLEMENT_TEMPLATES,
});

export const MEDIATION_TRANSITIONS: Transition[] = [
  advance(
    'mediation_agreed',
    'mediation',
    'agreement',
    bi(
      '双方自愿达成协议，制作调解书',
      'Both sides have agreed of their own free will: draw up the mediation statement',
    ),
  ),
  wrong(
    'mediation_hint',
    'mediation',
    bi(
      '被告还在犹豫，把合议庭倾向的数额透露给他，帮他算清得失',
      'The defendant is hesitating: let him know which figure the panel inclines to, so that he can weigh what he would gain and lose',
    ),
    bi(
      '调解达成协议必须双方自愿，不得强迫（《民事诉讼法》第九十九条）。合议庭还没有评议，用一个未定的结果让当事人比较，说得再客气也是以判压调；一方坚持不愿调解的，应当及时裁判（《民诉法解释》第一百四十五条）。',
      'A settlement must be voluntary on both sides and may not be forced (Civil Procedure Law, Article 99). The panel has not yet deliberated; to hold out to a party a result that has not been decided is to use the judgment as pressure to settle, however politely it is put. If a party insists that it does not want to mediate, the court gives judgment without delay (CPL Interpretation, Article 145).',
    ),
  ),
  wrong(
    'mediation_oral',
    'mediation',
    bi(
      '双方口头同意分期，不写文书，直接结案',
      'Both sides agree orally to instalments: close the case without a written document',
    ),
    bi(
      '调解达成协议应当制作调解书，经双方签收才有法律效力（《民事诉讼法》第一百条）。分期付款不是能够即时履行的案件；即使依法可以不制作调解书，也要把协议记入笔录并由各方签名（第一百零一条）。',
      'When an agreement is reached by mediation, a mediation statement must be drawn up, which takes legal effect only when both parties have signed for it (Civil Procedure Law, Article 100). Payment by instalments cannot be performed at once; and even where the law requires no mediation statement, the agreement must be entered in the record and signed by all sides (Article 101).',
    ),
  ),
  advance(
    'mediation_failed_late',
    'mediation',
    'deliberation',
    bi(
      '调解不成，法庭辩论已经终结，及时评议判决',
      'No settlement, and the debate is closed: deliberate without delay',
    ),
  ),
  advance(
    'mediation_failed',
    'mediation',
    'debate',
    bi('调解不成，及时恢复审理，进入法庭辩论', 'No settlement: resume the trial with the debate'),
  ),
  advance(
    'agreement_received',
    'agreement',
    'report',
    bi('双方签收调解书，案件审结', 'Both have signed for the statement: the case is closed'),
  ),
  wrong(
    'agreement_left',
    'agreement',
    bi(
      '被告不肯签收，把调解书留在他的住所，视为生效',
      'The defendant will not sign: leave the statement at his home and treat it as effective',
    ),
    bi(
      '调解书经双方当事人签收后才具有法律效力（《民事诉讼法》第一百条第三款），应当直接送达当事人本人，不适用留置送达（《民诉法解释》第一百三十三条）。拒绝签收就是反悔，应当恢复审理。',
      'A mediation statement takes effect only when both parties have signed for it (Civil Procedure Law, Article 100, third paragraph); it must be served on the party in person, and service by leaving it at his home is not allowed (CPL Interpretation, Article 133). To refuse to sign for it is to withdraw from the agreement, and the trial must be resumed.',
    ),
  ),
  advance(
    'agreement_withdrawn_late',
    'agreement',
    'deliberation',
    bi(
      '签收前一方反悔，法庭辩论已经终结，及时评议判决',
      'One side withdraws before signing for it, and the debate is closed: deliberate without delay',
    ),
  ),
  advance(
    'agreement_withdrawn',
    'agreement',
    'debate',
    bi(
      '签收前一方反悔，恢复审理，进入法庭辩论',
      'One side withdraws before signing for it: resume with the debate',
    ),
  ),
];
