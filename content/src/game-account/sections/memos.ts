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
    'The advocate for inheritance writes: what the account holds is an estate, and clause 7.3 cannot exclude it. Both sides write at the same time, unseen by each other.',
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
        'A good memorandum has a second line at each step and states the strongest point of the other side.',
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
      ['1. You may talk to the advocate: questions only.'],
    ),
    guide(
      'friend',
      [
        '1. 从模板新建情况说明：山居怎样建的、登记在谁名下、换会长要什么手续。',
        '2. 私聊的内容不写；不愿意公开的，写明理由。',
      ],
      [
        '1. Draft your statement: how the house was built, in whose account it stands, what it takes to change the head.',
        '2. Do not tell what the chats say; if you want something kept private, give the reason.',
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
    'The advocate against writes: the user has a service given to him as a person, which ends with him; agreement and nature both exclude inheritance.',
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
        'Do not hold on to one clause. A right is made by contract; what it never contained cannot be inherited: that goes deeper than clause 7.3.',
        'The burden of proof that attention was drawn is on the supplier (Contract Interpretation, Article 10, third paragraph).',
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
        '2. Begin with your three weakest points: market, text of 2016, pop-up.',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide(
      'panel_a',
      ['1. 可以约谈论证人，只问问题，不给答案。'],
      ['1. You may talk to the advocate: questions only.'],
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
      'Attention was not drawn to clause 7.3 by bold type, and it is therefore void',
    ),
    bi(
      '这里混了两问。没有尽提示、说明义务的后果，是对方可以主张该条款不成为合同的内容（《民法典》第四百九十六条第二款），不是无效；无效要另看是否不合理地限制主要权利或者排除主要权利（第四百九十七条），对消费者还看是否不公平、不合理（《消费者权益保护法》第二十六条第二款、第三款）。先问订入，再问效力。',
      'Two questions are run together. Where attention was not drawn to a term or it was not explained, the other party may claim that it is not incorporated (Civil Code, Article 496, second paragraph), not that it is void. Void is another question: whether it unreasonably restricts or excludes main rights (Article 497), and towards consumers whether it is unfair and unreasonable (Law on the Protection of Consumer Rights and Interests, Article 26, second and third paragraphs). First incorporation, then validity.',
    ),
  ),
  advance(
    'thesis_done',
    'thesis',
    'join_memos',
    bi(
      '三步论证，每一步有退路，聊天单独处理，提交',
      'Three steps with a second line each, chats separated: submit',
    ),
  ),
  wrong(
    'thesis_chats',
    'thesis',
    bi(
      '母亲是近亲属，依个人信息保护法可以查阅死者的个人信息，聊天一并请求提供',
      'As a near relative the mother may consult the personal information of the deceased under the Personal Information Protection Law: claim the chats as well',
    ),
    bi(
      '第四十九条有两道限制：为了自身的合法、正当利益；死者生前另有安排的除外。他写过“别给我妈看”。聊天里还有别人的隐私（《民法典》第一千零三十二条），人格权不得继承（第九百九十二条），近亲属能请求的是保护死者的隐私（第九百九十四条），不是查阅全部聊天。',
      'Article 49 of that law has two limits: it serves the relative\'s own lawful and proper interests, and does not apply where the deceased arranged otherwise. He wrote "don\'t let my mother read". The chats also hold the privacy of others (Civil Code, Article 1032), personality rights are not inherited (Article 992), and near relatives may claim protection of the privacy of the dead (Article 994), not the reading of all chats.',
    ),
  ),
  wrong(
    'antithesis_popup',
    'antithesis',
    bi(
      '弹窗上点了“同意并继续”，就证明已经提示，第 7.3 条当然订入',
      'He clicked "agree and continue": attention was drawn, and clause 7.3 is incorporated',
    ),
    bi(
      '电子合同仅以设置勾选、弹窗为由主张已经履行提示义务的，不予支持，除非证明采用了足以引起注意的明显标识（合同编通则解释第十条第三款）。第 7.3 条同其他条款一个字号，弹窗也没有列出它。',
      'For electronic contracts a tick box or a pop-up is not enough, unless marks that draw attention are proved (Contract Interpretation, Article 10, third paragraph). Clause 7.3 was in the same type as the rest, and the pop-up did not list it.',
    ),
  ),
  advance(
    'antithesis_done',
    'antithesis',
    'join_memos',
    bi(
      '从权利的性质和内容论证，条款只作补充，提交',
      'Argue from the nature and content of the right, the clause in support: submit',
    ),
  ),
  wrong(
    'antithesis_title',
    'antithesis',
    bi(
      '账号所有权归公司，所以账号里没有任何东西是遗产',
      'The account belongs to the company: nothing in it is an estate',
    ),
    bi(
      '遗产是“个人合法财产”，不限于所有权（《民法典》第一千一百二十二条第一款）；没有用完的云贝依第 6.2 条可以退还，是对公司的债权，依法成立的合同受法律保护（第四百六十五条第一款）。',
      'An estate is "lawful personal property", not ownership alone (Civil Code, Article 1122, first paragraph). Unspent shells are refundable under clause 6.2, a claim against the company; a contract is protected by law (Article 465, first paragraph).',
    ),
  ),
];
