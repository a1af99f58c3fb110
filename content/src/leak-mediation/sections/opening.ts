import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { CLAIM as CLAIM_TEMPLATE, REPLY as REPLY_TEMPLATE } from '../templates.ts';
import { ELDER_NOTE } from '../templates-beside.ts';

export const INTAKE: FlowNode = node({
  id: 'intake',
  kind: 'court',
  name: bi('申请与受理', 'Application'),
  introduction: bi(
    '沈桂兰来到社区调解室。调解员问清楚是什么纠纷，征求楼上两位的意见，告诉大家：自愿、不收费、随时可以停。',
    'Shen Guilan comes to the mediation room. The mediator asks what it is about, asks those above whether they are willing, and tells everybody: voluntary, free of charge, and it may be stopped at any time.',
  ),
  minutes: 8,
  scene: 'office',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('mediator', {
      host: true,
      can_terminate: true,
      seat: 'h0',
      functions: ['speech', 'display', 'call'],
      processes: ['end', 'restart'],
    }),
    seatRole('recorder', { seat: 'h1', functions: ['speech', 'submission'] }),
    seatRole('downstairs', { seat: 'v1', functions: ['speech', 'display'] }),
    seatRole('elder', { seat: 'v2', functions: ['speech'] }),
    seatRole('tenant', { seat: 'v3', functions: ['speech', 'display'] }),
    seatRole('owner', { seat: 'v4', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '人民调解凭自愿：一方明确拒绝的，不得调解（《人民调解法》第十七条）；不收取任何费用（第四条）。',
        '先读纠纷材料和指引。现在不谈谁对谁错，只谈愿不愿意谈。',
      ],
      [
        "Mediation is voluntary, and there is none where a party clearly refuses (People's Mediation Law, Article 17); no fee is charged (Article 4).",
        'Read the dispute and the guide first. Who is right is not the question yet; only whether people are willing to talk.',
      ],
    ),
    guide(
      'mediator',
      [
        '1. 请申请人说，请楼上两位说愿不愿意。',
        '2. 说明权利义务（第二十三条、第二十四条），问邀请楼长参与是否同意。',
        '3. 停水的事先说定：谈的期间谁也不动阀门。',
      ],
      [
        '1. Hear the applicant; ask the two above whether they are willing.',
        '2. Explain rights and duties (Articles 23 and 24); ask whether the warden may take part.',
        '3. Settle the water first: nobody touches a valve while you talk.',
      ],
    ),
    guide(
      'recorder',
      ['1. 登记当事人、联系方式和纠纷类型。'],
      ['1. Register the parties, their contacts and the kind of dispute.'],
    ),
    guide(
      'downstairs',
      ['1. 讲发生了什么，少讲他是什么人。'],
      ['1. Say what happened, not what kind of people they are.'],
    ),
    guide('elder', ['1. 说明你和两边的关系。'], ['1. Say how you know both sides.']),
    guide(
      'tenant',
      ['1. 说愿不愿意谈，有什么顾虑。'],
      ['1. Say whether you are willing, and what worries you.'],
    ),
    guide(
      'owner',
      ['1. 不愿意可以直说，愿意就说时间。'],
      ['1. Say so if you are not willing; if you are, say when.'],
    ),
  ],
  lines: [
    say(
      'mediator',
      '这里是河东社区人民调解委员会，我是调解员周慧芬。调解不收费，凭自愿。沈老师，您先说，我们记。',
      "This is the People's Mediation Committee of Hedong; I am Zhou Huifen. Mediation is free and voluntary. Ms Shen, you speak first and we write.",
    ),
    {
      ...say(
        'downstairs',
        '8 月 2 日楼上漏水，把我书房淹了。我列了一张单子，13,300 元。钱是一回事，到今天没有一个人跟我说一声对不起。',
        'On 2 August water came from above and flooded my study. My list comes to 13,300 yuan. Money is one thing; to this day nobody has said sorry.',
      ),
      shows: ['evidence_1_losses'],
    },
    say(
      'mediator',
      '高先生、小陈，沈老师申请调解，你们愿意不愿意？不愿意可以直说，我们不勉强。',
      'Mr Gao, Xiao Chen: Ms Shen asks for mediation. Are you willing? If not, say so; nobody will press you.',
    ),
    say(
      'owner',
      '谁住谁负责，本来跟我没关系。不过坐下来谈谈可以，别拖太久。',
      'Whoever lives there is responsible; it is really not my affair. But I can sit down and talk, if it does not take long.',
    ),
    say(
      'tenant',
      '我愿意谈。停水两天我也有损失，希望一起说。',
      'I am willing. Two days without water cost me too; I hope that can be dealt with together.',
    ),
    say(
      'elder',
      '我住 501，两边都熟。大家同意的话，我来帮着说两句。',
      'I live in 501 and know both sides. If you agree, I will help.',
    ),
    say(
      'recorder',
      '已经登记：财产损害赔偿纠纷，三方当事人均同意调解，同意楼长参与。',
      'It is registered as a dispute over compensation for damage to property; all three parties agree to mediation, and to the warden taking part.',
    ),
    say(
      'mediator',
      '先说定一件事：谈的期间，谁也不动阀门。沈老师写一份申请和清单，楼上两位写一份情况说明和方案，11 号上午我们一起谈。',
      'One thing first: while we talk nobody touches a valve. Ms Shen writes an application with her list, the two upstairs a statement and an offer. We meet on the morning of the 11th.',
    ),
  ],
});

export const CLAIM: FlowNode = node({
  id: 'claim',
  kind: 'edit',
  name: bi('申请书与清单', 'Application and losses'),
  introduction: bi(
    '沈桂兰把损失一项一项写清楚：多少，凭什么。楼长陪着她。楼上同时写说明。',
    'Shen Guilan sets out her losses one by one: how much, and why. The warden keeps her company. Upstairs, the statement is written at the same time.',
  ),
  minutes: 18,
  position: { x: 160, y: 380 },
  roles: [
    seatRole('downstairs', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('elder', { functions: ['submission', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '财产损失按损失发生时的市场价格或者其他合理方式计算（《民法典》第一千一百八十四条）。',
        '申请书越实在，谈起来越有底气。',
      ],
      [
        'Damage to property is assessed at the market price when it occurred or in another reasonable way (Civil Code, Article 1184).',
        'The sounder the list, the stronger your position.',
      ],
    ),
    guide(
      'downstairs',
      [
        '1. 从模板新建申请书，逐项填表。',
        '2. 想一想：哪一项你自己也觉得高了？',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the application and fill in the table.',
        '2. Which item do you yourself find too high?',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide(
      'elder',
      [
        '1. 从模板新建情况说明：8 月 3 日、4 日你亲眼看见、亲耳听到什么。',
        '2. 听别人说的要写明是听谁说的；不替任何一方评理。',
        '3. 用“约谈”问她一句：您最想要的是什么？',
      ],
      [
        '1. Draft your statement: what you saw and heard yourself on 3 and 4 August.',
        '2. Say from whom you heard what you did not see; do not argue for either side.',
        '3. In a private talk, ask her what she wants most.',
      ],
    ),
  ],
  templates: [CLAIM_TEMPLATE, ELDER_NOTE],
});

export const REPLY: FlowNode = node({
  id: 'reply',
  kind: 'edit',
  name: bi('说明与方案', 'Statement and offer'),
  introduction: bi(
    '房主和租客一起写说明。他们对楼下是一边，彼此之间还有一笔账：谁该修，谁该关阀。',
    'Owner and tenant write together. To the neighbour below they are one side; but there is something to settle between them as well: who should have made the repair, and who should have closed the valve.',
  ),
  minutes: 18,
  position: { x: 560, y: 380 },
  roles: [
    seatRole('owner', { host: true, functions: ['submission', 'meeting'], processes: ['end', 'back'] }),
    seatRole('tenant', { functions: ['submission', 'meeting'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '出租人有维修义务，另有约定的除外（《民法典》第七百一十二条）；二人以上分别造成同一损害，能分清的各自承担，分不清的平均承担（第一千一百七十二条）。',
      ],
      [
        'The lessor repairs unless otherwise agreed (Civil Code, Article 712); two who each cause one damage bear their shares, or equally if the shares cannot be told (Article 1172).',
      ],
    ),
    guide(
      'owner',
      ['1. 从模板新建说明，写清楚 7 月 28 日以后你做了什么。', '2. 给一个可以谈的数字。'],
      ['1. Draft the statement: what did you do after 28 July?', '2. Name a figure to talk about.'],
    ),
    guide(
      'tenant',
      ['1. 在同一份说明上补充你这一边的经过。', '2. 想清楚一件事：哪几句是替自己说的，不能让房主代写。'],
      [
        '1. Add your side in the same statement.',
        '2. Decide which sentences are yours alone and not for the owner to write.',
      ],
    ),
  ],
  templates: [REPLY_TEMPLATE],
});

export const OPENING_TRANSITIONS: Transition[] = [
  wrong(
    'intake_police',
    'intake',
    bi(
      '里面有断水的事，可能算治安案件，先不受理，转给派出所',
      'Cutting off water may be a public order offence: do not accept it, pass it to the police',
    ),
    bi(
      '对有可能引起治安案件、刑事案件的纠纷，应当及时向公安机关报告，同时采取有针对性的预防措施（《人民调解法》第二十五条）；报告不是推出门。赔偿之争仍是民间纠纷，各方愿意的，就可以受理（第十七条）。',
      "Where a dispute may lead to a public order or criminal case the mediator reports it to the public security organ and takes preventive measures (People's Mediation Law, Article 25); to report is not to turn people away. The dispute about damages remains a civil one and may be accepted if the parties are willing (Article 17).",
    ),
  ),
  advance(
    'intake_accept',
    'intake',
    'fork_papers',
    bi('三方同意，登记受理，各写材料', 'All three agree: register, and both sides write'),
  ),
  wrong(
    'intake_force',
    'intake',
    bi(
      '房主嘴上说跟他没关系：先由沈老师和租客谈，谈成了写上房主的一份',
      'The owner says that it is not his affair: let Ms Shen and the tenant talk first, and write his share into what they agree',
    ),
    bi(
      '当事人一方明确拒绝的，不得调解（《人民调解法》第十七条）；接受、拒绝是当事人的权利（第二十三条第二项）。协议只约束签了名的人（第二十九条第二款、第三十一条），别人替他谈不出一份来。先当面问清楚他愿意不愿意。',
      "Where a party clearly refuses there is no mediation (People's Mediation Law, Article 17); to accept or refuse it is a right (Article 23(2)). An agreement binds those who have signed it (Articles 29, second paragraph, and 31), and others cannot agree to a share for him. Ask him in person whether he is willing.",
    ),
  ),
  wrong(
    'claim_distress',
    'claim',
    bi(
      '多列 2,000 元精神损失，反正谈的时候要砍价',
      'Keep 2,000 for distress: it will be bargained down anyway',
    ),
    bi(
      '财产受损一般没有精神损害赔偿：要么是人身权益受侵害，要么是故意或者重大过失侵害具有人身意义的特定物，并且造成严重精神损害（《民法典》第一千一百八十三条）。没有依据的一项，会让对方怀疑其余每一项。',
      'Damage to property as a rule gives no claim for distress: either personal rights must have been infringed, or an object of personal significance by intent or gross negligence, and the distress must be serious (Civil Code, Article 1183). One unfounded item casts doubt on all the others.',
    ),
  ),
  advance(
    'claim_done',
    'claim',
    'join_papers',
    bi('逐项有金额有依据，提交申请书', 'An amount and evidence for each item: submit'),
  ),
  wrong(
    'reply_tenant_only',
    'reply',
    bi(
      '租赁合同没有约定谁修，软管在租客手里用着，由租客承担',
      'The lease does not say who repairs, and the hose was in use by the tenant: the tenant bears it',
    ),
    bi(
      '出租人应当履行维修义务，另有约定的除外（《民法典》第七百一十二条）；租客 7 月 28 日已经要求维修，房主没有在合理期限内维修（第七百一十三条第一款），这就是过错（第一千一百六十五条第一款）。',
      'The lessor repairs unless otherwise agreed (Civil Code, Article 712). The tenant asked on 28 July and nothing was done within a reasonable time (Article 713, first paragraph); that is fault (Article 1165, first paragraph).',
    ),
  ),
  advance(
    'reply_done',
    'reply',
    'join_papers',
    bi('写清经过、承认和方案，提交说明', 'What happened, what is admitted, what is offered: submit'),
  ),
];
