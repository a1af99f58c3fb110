import type { PaperCondition, PaperPart } from '@lets/contract';
import { type Block, bullets, line, p, part, title } from '../../build.ts';
import { textUnless, textWhen, voted } from '../../models.ts';
import { write } from '../fields.ts';
import { both } from './parts.ts';

export const WHOLE = voted('vote_whole', 'passed');
export const SPLIT = voted('vote_split', 'passed');

type Pair = readonly [zh: readonly Block[], en: readonly Block[]];

/** One of three: the whole is inherited, it is divided, or neither found a majority. */
export function asVoted(whole: Pair, split: Pair, neither: Pair): PaperPart[] {
  const body = ([zh, en]: Pair) => write([...zh], [...en]);
  const only = (when: PaperCondition): PaperCondition[] => [when];
  return [
    textWhen(only(WHOLE), body(whole)),
    { ...textWhen(only(SPLIT), body(split)), unless: [WHOLE] },
    textUnless([WHOLE, SPLIT], body(neither)),
  ];
}

export const HEAD = both(
  [
    title('评议意见书'),
    line('{{seminar_number}}', 'right'),
    p(
      '题目：{{seminar_title}}。被继承人{{deceased_name}}，账号{{account_name}}；请求人{{claimant_name}}，运营者{{operator_name}}。',
    ),
    part('一、事实'),
    p(
      '{{deceased_name}}于 2016 年 6 月 18 日实名注册账号，2025 年 2 月 9 日去世，没有遗嘱，母亲{{claimant_name}}是唯一的第一顺序继承人。九年充值 38,600 元，剩余云贝合 6,200 元；同类账号 2025 年 1 月成交均价 46,800 元，公司向卖方收取 5% 服务费，买方重新实名。2016 年文本第 7.3 条禁止未经同意“转让”；2021 年更新以弹窗“同意并继续”完成，第 7.3 条增加“继承”和用户死亡使用权终止，没有明显标识，弹窗没有列出。2025 年 3 月 27 日公司拒绝变更，同意退还余额。',
    ),
    part('二、争点和请求的拆分'),
    bullets(
      '争点：账号上的权利是否“个人合法财产”；是否依照法律或者根据其性质不得继承；{{clause}}是否订入、是否有效、能否排除继承；聊天和山居怎样处理。',
      '请求：变更实名；不能变更的，折价补偿 46,800 元；退还余额 6,200 元；查看聊天。四项分别认定。',
    ),
    part('三、规范和解释'),
    p('请求权基础：{{norm_basis}}'),
  ],
  [
    title('Opinion of the Panel'),
    line('{{seminar_number}}', 'right'),
    p(
      'Seminar: {{seminar_title}}. Deceased: {{deceased_name}}; account: {{account_name}}; operator: {{operator_name}}; claimant: {{claimant_name}}.',
    ),
    part('1. Facts'),
    p(
      '{{deceased_name}} registered the account in his real name on 18 June 2016 and died on 9 February 2025 without a will; his mother {{claimant_name}} is the only heir of the first order. He paid in 38,600 yuan in nine years; cloud shells worth 6,200 yuan are left. Similar accounts sold for 46,800 yuan on average in January 2025; the company takes 5% from the seller, and the buyer registers anew. Clause 7.3 of 2016 forbids transfer without consent. The update of 2021, by a pop-up "agree and continue", added "inherited" and the end of the use on death, without marking the change or listing it. On 27 March 2025 the company refused registration and agreed to refund the balance.',
    ),
    part('2. Issues, and the Claims Apart'),
    bullets(
      'Issues: is what the account holds "lawful personal property"; is it excluded by law or by its nature; is {{clause}} incorporated and valid, and can it exclude succession; what becomes of the chats and the house.',
      'Claims: registration; failing that, its value of 46,800 yuan; refund of 6,200 yuan; reading the chats. Each is decided by itself.',
    ),
    part('3. Norms and Interpretation'),
    p('Basis of the claim: {{norm_basis}}'),
  ],
);

const READ: Pair = [
  [
    p(
      '“个人合法财产”经文义、体系、历史、目的解释，包括账号上可以支配、可以定价的财产利益：财产不限于物；《民法典》第一百二十七条承认网络虚拟财产受保护，但不管归属和继承；1985 年继承法的列举改为概括，是为了容纳新的财产；继承保护近亲属对劳动和投入的承接。第一千一百二十二条第二款的“性质”，指该项财产利益的性质，不是服务关系的性质；专属于人的身份信息和聊天应当分出。',
    ),
  ],
  [
    p(
      'By wording, system, history and purpose "lawful personal property" includes what in an account can be controlled and valued. Property is not only things. The Civil Code, Article 127, recognises network virtual property as protected, without saying who owns it or whether it is inherited. The list of the Succession Law of 1985 became a general clause to take in new kinds. Succession lets near relatives carry on what was worked and paid for. "Nature" in Article 1122, second paragraph, is the nature of that property, not of the service; identity and chats, which are personal, are kept apart.',
    ),
  ],
];
const UNREAD: Pair = [
  [
    p(
      '评议没有分歧的是：余额是债权，属于遗产；身份信息和聊天专属于人，应当分出；《民法典》第一百二十七条只承认网络虚拟财产受保护，不管归属和继承。账号上的其他利益是否“个人合法财产”，第一千一百二十二条第二款的“性质”指财产利益的性质还是服务关系的性质，没有形成多数意见。',
    ),
  ],
  [
    p(
      'It is common ground that the balance is a claim and part of the estate, that identity and chats are personal and kept separate, and that the Civil Code, Article 127, only recognises network virtual property as protected. On whether what else the account holds is "lawful personal property", and whether "nature" in Article 1122, second paragraph, is that of the property or of the service, there is no majority.',
    ),
  ],
];

const CLAUSE_HEAD = both([part('四、{{clause}}')], [part('4. On {{clause}}')]);
const ANSWER_HEAD = both([part('五、对少数理由的回应')], [part('5. Answer to the Reasons of the Minority')]);

const CLAUSE_WHOLE: Pair = [
  [
    p(
      '第 7.3 条是格式条款，其中“继承”和死亡终止的部分与用户有重大利害关系。公司没有证明采用了足以引起注意的标识，仅以弹窗为由不能认定已经提示，该部分可以主张不成为合同的内容（《民法典》第四百九十六条第二款、《合同编通则解释》第十条第三款）。2016 年文本禁止的是“转让”，按通常理解是生前行为；有两种理解的，取不利于提供方的理解（第四百九十八条）。',
    ),
  ],
  [
    p(
      'Clause 7.3 is a standard term, and its part on inheritance and death is of major interest to the user. The company has not proved that it drew attention by clear marks, and a pop-up alone is not enough; it may be claimed that this part is not incorporated (Civil Code, Article 496, second paragraph; Contract Interpretation, Article 10, third paragraph). The text of 2016 forbids transfer, in its usual sense a transfer between the living; in doubt it is read against its supplier (Article 498).',
    ),
  ],
];
const CLAUSE_SPLIT: Pair = [
  [
    p(
      '第 7.3 条是格式条款，其中“继承”和死亡终止的部分与用户有重大利害关系。公司没有证明采用了足以引起注意的标识，仅以弹窗为由不能认定已经提示，该部分可以主张不成为合同的内容（《民法典》第四百九十六条第二款、《合同编通则解释》第十条第三款）。2016 年文本写明用户享有使用权、未经公司同意不得转让，服务以注册人为对象，不能由此把服务本身移转给他人；但该文本没有排除其中财产利益的归属。',
    ),
  ],
  [
    p(
      'Clause 7.3 is a standard term, and its part on inheritance and death is of major interest to the user. The company has not proved that it drew attention by clear marks, and a pop-up alone is not enough; it may be claimed that this part is not incorporated (Civil Code, Article 496, second paragraph; Contract Interpretation, Article 10, third paragraph). Under the text of 2016 the user has the use and may not transfer it without consent: the service is for the registrant and cannot itself be moved to another. But that text does not settle who owns the property in it.',
    ),
  ],
];
const CLAUSE_NEITHER: Pair = [
  [
    p(
      '第 7.3 条是格式条款，公司仅以弹窗为由，不能认定已经提示（《民法典》第四百九十六条第二款、《合同编通则解释》第十条第三款），评议对此没有分歧。有分歧的是 2016 年文本：一种意见认为“转让”不包括继承，一种意见认为使用权本来就以注册人为限。两种意见都没有形成多数。',
    ),
  ],
  [
    p(
      'Clause 7.3 is a standard term, and a pop-up alone does not show that attention was drawn (Civil Code, Article 496, second paragraph; Contract Interpretation, Article 10, third paragraph); on this the panel agrees. It differs on the text of 2016: in one view "transferred" does not cover succession, in the other the use was for the registrant from the beginning. Neither found a majority.',
    ),
  ],
];

export const INTERPRETED: readonly PaperPart[] = [
  ...asVoted(READ, READ, UNREAD),
  CLAUSE_HEAD,
  ...asVoted(CLAUSE_WHOLE, CLAUSE_SPLIT, CLAUSE_NEITHER),
  ANSWER_HEAD,
];

const REPLIES = asVoted(
  [
    [
      p(
        '没有被采纳的最强理由是：权利的内容由合同创设，遗产里只能有本来就在的东西。这一点成立；但创设本案权利的是 2016 年的文本，它没有以用户的生存为限，死亡时权利是完整的。约定能否在一般情形排除继承，不是本意见的必要理由，留待以后。',
      ),
    ],
    [
      p(
        'The strongest reason not adopted is that a right is made by contract, and an estate holds only what was in it. That is so; but the text of 2016, which made this right, did not limit it to a lifetime, and at his death it was whole. Whether agreement can exclude succession in general is not needed here and is left open.',
      ),
    ],
  ],
  [
    [
      p(
        '没有被采纳的最强理由是：账号是一个整体，可以卖给陌生人，却不给母亲。没有采纳，是因为服务、余额、道具和游记的依据各不相同，只能逐项认定：服务关系以注册人为对象，因其死亡而终止；能够定价的财产利益并不随服务终止而消灭，应当归继承人。',
      ),
    ],
    [
      p(
        'The strongest reason not adopted is that the account is one whole, which may be sold to a stranger and is refused to a mother. It is not adopted because service, balance, items and notes rest on different grounds and are decided one by one: the service is for the registrant and ends with his death; what has a price does not vanish with it and belongs to the heir.',
      ),
    ],
  ],
  [
    [
      p(
        '三种理由并列如下。其一，账号上的财产利益整体属于遗产，第 7.3 条的限制没有订入，公司应当协助变更。其二，服务关系因死亡终止，账号不变更，能够定价的部分折价归继承人。其三，用户享有的是以本人为限的服务，除余额以外没有遗产。前两种各有分量，但都没有形成多数，不能作为结论的依据。',
      ),
    ],
    [
      p(
        'Three lines of reasons are set side by side. First, the property in the account is an estate as a whole, the limit of clause 7.3 is not incorporated, and the company helps with registration. Second, the service ends with death and the account is not re-registered, but what has a price goes to the heir in money. Third, what the user has is a service for himself alone, and beyond the balance there is no estate. The first two have weight, but neither found a majority, and they cannot carry the conclusion.',
      ),
    ],
  ],
);

/** From the interpretation to the answer: what was found depends on the votes. */
export const ANSWERS: readonly PaperPart[] = [...INTERPRETED, ...REPLIES];
