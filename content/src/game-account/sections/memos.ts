import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { MEMO_CON, MEMO_PRO } from '../templates.ts';
import { FRIEND_NOTE } from '../templates-beside.ts';

export const THESIS: FlowNode = node({
  id: 'thesis',
  kind: 'edit',
  name: bi('肯定方论证', 'The case for inheritance'),
  introduction: bi(
    '肯定方写论证书：账号上的权利属于遗产，第 7.3 条不能排除继承。两方同时写，互不相见。',
    'The advocate for inheritance writes a memorandum: the rights in the account are part of the estate, and clause 7.3 cannot exclude inheritance. Both sides write at the same time, and neither sees what the other writes.',
  ),
  minutes: 28,
  position: { x: 160, y: 510 },
  roles: [
    seatRole('pro', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back'],
    }),
    seatRole('panel_b', { functions: ['meeting'] }),
    seatRole('friend', { functions: ['submission', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '一份好的论证书，每一步都有退路，并且写出对方最强的理由。',
        '格式条款要分三问：订入了吗，有效吗，怎么解释（《民法典》第四百九十六条至第四百九十八条）。',
      ],
      [
        'A good memorandum has a fallback at each step and states the strongest point of the other side.',
        'A standard term raises three questions: is it incorporated, is it valid, and what does it mean (Civil Code, Articles 496 to 498).',
      ],
    ),
    guide(
      'pro',
      [
        '1. 从模板新建论证书。',
        '2. 财产、人格、聊天分开写：要得越少，站得越稳。',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the memorandum.',
        '2. Keep property, personality rights and chats apart: the less you claim, the stronger your position.',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide(
      'panel_b',
      ['1. 可以约谈论证人，只问问题，不给答案。'],
      ['1. You may hold a private talk with the advocate: ask questions only, give no answers.'],
    ),
    guide(
      'friend',
      [
        '1. 从模板新建情况说明：山居怎样建的、登记在谁名下、换会长要什么手续。',
        '2. 私聊的内容不写；不愿意公开的，写明理由。',
      ],
      [
        '1. Draft your statement from the template: how the house was built, in whose account it is registered, how the head of the guild is changed.',
        '2. Do not write what the private chats say; if there is something you do not want made public, give the reason.',
      ],
    ),
  ],
  templates: [MEMO_PRO, FRIEND_NOTE],
});

export const ANTITHESIS: FlowNode = node({
  id: 'antithesis',
  kind: 'edit',
  name: bi('否定方论证', 'The case against'),
  introduction: bi(
    '否定方写论证书：用户享有的是因人而给的服务，死亡时终止；约定和性质都排除继承。',
    'The advocate against inheritance writes a memorandum: what the user has is a service provided to him personally, which ends at his death; both the agreement and the nature of the right exclude inheritance.',
  ),
  minutes: 28,
  position: { x: 560, y: 510 },
  roles: [
    seatRole('con', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back'],
    }),
    seatRole('panel_a', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '不要只守着一个条款。权利的内容由合同创设，创设时就没有的，继承时也不会有：这个理由比第 7.3 条更深。',
        '提示义务由提供格式条款的一方举证（合同编通则解释第十条第三款）。',
      ],
      [
        'Do not cling to one clause. The content of the right is created by the contract, and what was not in it from the beginning cannot be there to be inherited: that reason goes deeper than clause 7.3.',
        'The party that supplied the standard terms bears the burden of proof that it drew attention to them (Contract Interpretation, Article 10, third paragraph).',
      ],
    ),
    guide(
      'con',
      [
        '1. 从模板新建论证书。',
        '2. 先写自己最弱的三点：云集市、2016 年文本、弹窗。',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the memorandum.',
        '2. Deal first with your three weakest points: the Cloud Market, the text of 2016 and the pop-up.',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide(
      'panel_a',
      ['1. 可以约谈论证人，只问问题，不给答案。'],
      ['1. You may hold a private talk with the advocate: ask questions only, give no answers.'],
    ),
  ],
  templates: [MEMO_CON],
});

export const MEMO_TRANSITIONS: Transition[] = [
  wrong(
    'thesis_all_void',
    'thesis',
    bi(
      '第 7.3 条没有加粗提示，所以它无效',
      'Clause 7.3 was not highlighted in bold type, and it is therefore void',
    ),
    bi(
      '这里混了两问。没有尽提示、说明义务的后果，是对方可以主张该条款不成为合同的内容（《民法典》第四百九十六条第二款），不是无效；无效要另看是否不合理地限制主要权利或者排除主要权利（第四百九十七条），对消费者还看是否不公平、不合理（《消费者权益保护法》第二十六条第二款、第三款）。先问订入，再问效力。',
      'This runs two questions together. Where attention was not drawn to a term or it was not explained, the other party may claim that the term is not part of the contract (Civil Code, Article 496, second paragraph); that does not make it void. Whether a term is void is a separate question: whether it unreasonably restricts main rights or excludes them (Article 497), and towards consumers also whether it is unfair and unreasonable (Law on the Protection of Consumer Rights and Interests, Article 26, second and third paragraphs). First incorporation, then validity.',
    ),
  ),
  advance(
    'thesis_done',
    'thesis',
    'join_memos',
    bi(
      '三步论证，每一步有退路，聊天单独处理，提交',
      'Argue in three steps, each with a fallback, deal with the chats separately, and submit',
    ),
  ),
  wrong(
    'thesis_chats',
    'thesis',
    bi(
      '母亲是近亲属，依个人信息保护法可以查阅死者的个人信息，聊天一并请求提供',
      'Under the Personal Information Protection Law the mother, as a near relative, may consult the personal information of the deceased: claim the chats as well',
    ),
    bi(
      '第四十九条有两道限制：为了自身的合法、正当利益；死者生前另有安排的除外。他写过“别给我妈看”。聊天里还有别人的隐私（《民法典》第一千零三十二条），人格权不得继承（第九百九十二条），近亲属能请求的是保护死者的隐私（第九百九十四条），不是查阅全部聊天。',
      'Article 49 of that law sets two limits: the relative must act for lawful and proper interests of his or her own, and the right does not exist where the deceased arranged otherwise in life. He wrote "Don\'t let my mother read the private ones". The chats also concern the privacy of others (Civil Code, Article 1032), personality rights may not be inherited (Article 992), and what near relatives can claim is protection of the privacy of the dead (Article 994), not access to all the chats.',
    ),
  ),
  wrong(
    'antithesis_popup',
    'antithesis',
    bi(
      '弹窗上点了“同意并继续”，就证明已经提示，第 7.3 条当然订入',
      'He clicked "agree and continue" in the pop-up: that proves that attention was drawn, and clause 7.3 is of course incorporated',
    ),
    bi(
      '电子合同仅以设置勾选、弹窗为由主张已经履行提示义务的，不予支持，除非证明采用了足以引起注意的明显标识（合同编通则解释第十条第三款）。第 7.3 条同其他条款一个字号，弹窗也没有列出它。',
      'In an electronic contract a tick box or a pop-up alone does not show that attention was drawn, unless the company proves that it used conspicuous marks sufficient to draw attention (Contract Interpretation, Article 10, third paragraph). Clause 7.3 was in the same type as the rest, and the pop-up did not list it.',
    ),
  ),
  advance(
    'antithesis_done',
    'antithesis',
    'join_memos',
    bi(
      '从权利的性质和内容论证，条款只作补充，提交',
      'Argue from the nature and content of the right, use the clause only in support, and submit',
    ),
  ),
  wrong(
    'antithesis_title',
    'antithesis',
    bi(
      '账号所有权归公司，所以账号里没有任何东西是遗产',
      'The account belongs to the company, so nothing in it is part of the estate',
    ),
    bi(
      '遗产是“个人合法财产”，不限于所有权（《民法典》第一千一百二十二条第一款）；没有用完的云贝依第 6.2 条可以退还，是对公司的债权，依法成立的合同受法律保护（第四百六十五条第一款）。',
      'An estate is "lawful personal property" and is not limited to ownership (Civil Code, Article 1122, first paragraph). Unspent cloud shells are refundable under clause 6.2, which gives a claim against the company; a contract formed according to law is protected by law (Article 465, first paragraph).',
    ),
  ),
];
