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
      '{{deceased_name}} registered the account in his real name on 18 June 2016 and died on 9 February 2025 without a will; his mother {{claimant_name}} is the only heir in the first order of succession. He paid in 38,600 yuan in nine years; cloud shells worth 6,200 yuan are left. Similar accounts sold for 46,800 yuan on average in January 2025; the company charges the seller a service fee of 5%, and the buyer registers anew in his or her real name. Clause 7.3 in the text of 2016 forbids "transfer" without consent. The update of 2021 was made by an "agree and continue" pop-up; it added to clause 7.3 the word "inherited" and the ending of the right of use on the death of the user, without conspicuous marks, and the pop-up did not list the change. On 27 March 2025 the company refused re-registration and agreed to refund the balance.',
    ),
    part('2. Issues and Separate Claims'),
    bullets(
      'Issues: whether the rights in the account are "lawful personal property"; whether by law or by their nature they may not be inherited; whether {{clause}} was incorporated, is valid and can exclude succession; how the chats and the house are to be dealt with.',
      'Claims: re-registration; if that is not possible, compensation of 46,800 yuan; refund of the balance of 6,200 yuan; access to the chats. The four are decided separately.',
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
      'Interpreted by wording, system, history and purpose, "lawful personal property" includes the property interests in an account that can be controlled and priced. Property is not limited to things. Article 127 of the Civil Code recognises that network virtual property is protected, but governs neither ownership nor succession. The list in the Succession Law of 1985 was replaced by a general clause in order to accommodate new kinds of property. Succession ensures that near relatives take over what was put in by work and money. "Nature" in Article 1122, second paragraph, means the nature of those property interests, not of the service relationship; identity information and chats, which are personal, must be separated.',
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
      'The panel does not differ on the following: the balance is a claim and part of the estate; identity information and chats are personal and must be separated; Article 127 of the Civil Code only recognises that network virtual property is protected and governs neither ownership nor succession. On whether the other interests in the account are "lawful personal property", and whether "nature" in Article 1122, second paragraph, means the nature of the property interests or of the service relationship, there was no majority.',
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
      'Clause 7.3 is a standard term, and the part of it on inheritance and on ending at death is of major interest to the user. The company has not proved that it used marks sufficient to draw attention, and a pop-up alone does not show that attention was drawn, so it may be claimed that this part is not part of the contract (Civil Code, Article 496, second paragraph; Contract Interpretation, Article 10, third paragraph). What the text of 2016 forbids is "transfer", which in its usual sense means a transfer during lifetime; where two readings are possible, the one unfavourable to the supplier is adopted (Article 498).',
    ),
  ],
];
const CLAUSE_SPLIT: Pair = [
  [
    p(
      '第 7.3 条是格式条款，其中“继承”和死亡终止的部分与用户有重大利害关系。公司没有证明采用了足以引起注意的标识，仅以弹窗为由不能认定已经提示，该部分可以主张不成为合同的内容（《民法典》第四百九十六条第二款、《合同编通则解释》第十条第三款）。2016 年文本写明用户享有使用权、未经公司同意不得转让，服务以注册人为对象，不能由此把服务本身移转给他人；但该文本没有排除其中的财产利益归继承人。',
    ),
  ],
  [
    p(
      'Clause 7.3 is a standard term, and the part of it on inheritance and on ending at death is of major interest to the user. The company has not proved that it used marks sufficient to draw attention, and a pop-up alone does not show that attention was drawn, so it may be claimed that this part is not part of the contract (Civil Code, Article 496, second paragraph; Contract Interpretation, Article 10, third paragraph). The text of 2016 says that the user has the right of use and may not transfer it without the consent of the company: the service is provided to the registrant and cannot itself be transferred to somebody else on that basis. But that text does not exclude the passing of the property interests in the account.',
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
      'Clause 7.3 is a standard term, and a pop-up alone does not show that attention was drawn (Civil Code, Article 496, second paragraph; Contract Interpretation, Article 10, third paragraph); on this the panel does not differ. It differs on the text of 2016: one view is that "transferred" does not include succession, the other that the right of use was limited to the registrant from the beginning. Neither view won a majority.',
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
        'The strongest reason that was not adopted is that the content of a right is created by the contract, and that an estate can contain only what was already there. That is correct; but the right in this case was created by the text of 2016, which did not limit it to the lifetime of the user, and at his death the right was intact. Whether agreement can exclude succession in general need not be decided for this opinion and is left open.',
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
        'The strongest reason that was not adopted is that the account is one whole, which may be sold to a stranger and yet is refused to a mother. It was not adopted because the service, the balance, the game items and the travel notes rest on different grounds and can only be decided one by one: the service relationship is with the registrant and ends with his death; the property interests that can be priced do not disappear when the service ends, and should pass to the heir.',
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
        'Three lines of reasoning are set out side by side. First, the property interests in the account as a whole are part of the estate, the restriction in clause 7.3 was not incorporated, and the company must help with re-registration. Second, the service relationship ends with death and the account is not re-registered, but the heir is compensated in money for what can be priced. Third, what the user has is a service limited to him personally, and apart from the balance there is no estate. The first two both have weight, but neither won a majority, so neither can be the basis of the conclusion.',
      ),
    ],
  ],
);

/** From the interpretation to the answer: what was found depends on the votes. */
export const ANSWERS: readonly PaperPart[] = [...INTERPRETED, ...REPLIES];
