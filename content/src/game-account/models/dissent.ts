import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  said,
  sound,
  textUnless,
  textWhen,
  voted,
  type Words,
  writtenBy,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { VOTE_RESULT } from './opinion.ts';
import { both, by } from './parts.ts';

const WHOLE = voted('vote_whole', 'passed');
const SPLIT = voted('vote_split', 'passed');

const HEAD = both(
  [
    title('不同意见书'),
    line('{{seminar_title}}　　{{seminar_number}}'),
    p('表决情况：{{vote_result}}'),
    heading('一、我同意的部分'),
    p(
      '我同意请求应当拆成四项分别认定；账号上能够支配、能够定价的利益属于“个人合法财产”（《民法典》第一千一百二十二条第一款）；聊天和身份信息专属于人，应当分出（第九百九十二条、第一千零三十二条）；余额 6,200 元应当归继承人。',
    ),
    heading('二、我不同意的那一步'),
  ],
  [
    title('Separate Opinion'),
    line('{{seminar_title}}, {{seminar_number}}'),
    p('Vote: {{vote_result}}'),
    heading('1. Where I agree'),
    p(
      'I agree that the claims are to be separated into four and decided separately; that the interests in the account that can be controlled and priced are "lawful personal property" (Civil Code, Article 1122, first paragraph); that the chats and the identity information are personal and must be separated (Articles 992 and 1032); and that the balance of 6,200 yuan passes to the heir.',
    ),
    heading('2. The step I do not take'),
  ],
);

const whole = (roles: readonly string[], [zh, en]: Words): PaperPart =>
  textWhen([WHOLE, writtenBy(...roles)], write([p(zh)], [p(en)]));

const STEP: readonly PaperPart[] = [
  whole(
    ['panel_a'],
    [
      '意见书把约定能否排除继承“留待以后”。结论我可以接受，但不能同意就这样绕过这一步：第 7.3 条没有订入以后，仍然要回答第一千一百二十二条第二款没有写约定，究竟意味着什么。',
      'The opinion leaves open whether agreement can exclude succession. I can accept the result, but I cannot agree to avoid this step in that way: once clause 7.3 is found not to be incorporated, the question remains what it means that Article 1122, second paragraph, does not mention agreement.',
    ],
  ),
  whole(
    ['panel_b'],
    [
      '意见书由“没有订入”直接到“公司协助变更实名”。结论我可以接受，但中间少了一步：归属和使用是两个问题，协助义务的范围要由它保护的利益来定。',
      'The opinion goes straight from "not incorporated" to "the company helps with re-registration". I can accept the result, but a step is missing: ownership and use are two questions, and the scope of the duty to assist is determined by the interest that it protects.',
    ],
  ),
  {
    ...textWhen(
      [SPLIT],
      write(
        [
          p(
            '意见书由“服务关系因死亡终止”到“账号不变更”。我不同意这一步：合同没有约定以用户的生存为限，服务关系并不当然终止；能够按均价折价，恰恰说明账号可以换人使用。',
          ),
        ],
        [
          p(
            'The opinion goes from "the service relationship ends with death" to "the account is not re-registered". I do not take that step: the contract did not limit the service to the lifetime of the user, and the service relationship does not end automatically; that an average price can be put on the account shows precisely that another person can use it.',
          ),
        ],
      ),
    ),
    unless: [WHOLE],
  },
  textUnless(
    [WHOLE, SPLIT],
    write(
      [
        p(
          '没有形成多数，结论只能如此，我尊重。我不同意的是由“权利由合同创设”到“死亡时没有东西可以继承”这一步：它把 2021 年才加入的限制当成了权利本来的内容。',
        ),
      ],
      [
        p(
          'Without a majority the conclusion cannot be otherwise, and I respect it. The step that I do not take is the one from "the right is created by the contract" to "at death there is nothing to inherit": it treats a limit that was added only in 2021 as the original content of the right.',
        ),
      ],
    ),
  ),
];

const REASONS = both(
  [heading('三、理由'), p('我在评议中的发言（据评议记录）：')],
  [heading('3. Reasons'), p('What I said in the deliberation (from the record of the deliberation):')],
);

const SPOKEN = said(
  { node_ids: ['vote_whole', 'vote_split'], own: true, most: 2 },
  write(
    [p('记录中没有另行发言，以表决表明意见。')],
    [p('The record contains no separate speech; I expressed my opinion by my vote.')],
  ),
);
const FURTHER = both(
  [p('就上面这一步，补充理由如下。')],
  [p('On the step described above I add the following reasons.')],
);
const GROUNDS: readonly PaperPart[] = [
  by(
    ['panel_a'],
    [
      '反面解释要先排除“没有想到”。第五百四十五条第一款第二项写“按照当事人约定”，是因为债权转让是法律行为；继承因死亡这一事实发生，继承编不写约定，不足以证明有意排除。所以约定仍有可能影响继承，但必须在订立时明白订入（第四百九十六条第二款），本案没有做到（《合同编通则解释》第十条第三款）。本案的结论应当只以没有订入为依据。',
      'An argument a contrario must first rule out an oversight. Article 545, first paragraph, item 2, says "by agreement of the parties" because the assignment of a claim is a juristic act; succession occurs by the fact of death, and the silence of the Book on succession is not enough to prove that agreement was excluded on purpose. So agreement may still affect succession, but it must be clearly incorporated when the contract is made (Article 496, second paragraph), and in this case it was not (Contract Interpretation, Article 10, third paragraph). The conclusion in this case should rest on that alone.',
    ],
  ),
  by(
    ['panel_b'],
    [
      '解释第一千一百二十二条第二款的“性质”，要看禁止继承保护了什么正当利益。公司允许账号卖给陌生人，买方重新实名即可（材料 2），可见禁止母亲继承不是为了实名制；它可以要求继承人重新实名，可以清除私聊，这些是对使用的限制。协助义务（第五百零九条第二款）到此为止，不包括查看聊天。使用可以限制，归属不能否认。',
      'To interpret "nature" in Article 1122, second paragraph, one must ask which legitimate interest a ban on inheritance protects. The company lets accounts be sold to strangers, who need only register anew in their real names (exhibit 2), so the ban on inheritance by the mother does not serve the real-name system. The company may require the heir to register anew and may delete the private chats; these are restrictions on use. The duty to assist (Article 509, second paragraph) goes that far and does not include access to the chats. Use may be restricted, but ownership may not be denied.',
    ],
  ),
];

const SIGNED = both(
  [line('{{writer_title}}：{{writer_name}}', 'right'), line('{{seminar_date}}', 'right')],
  [line('{{writer_title}}: {{writer_name}}', 'right'), line('{{seminar_date}}', 'right')],
);

export const DISSENT_MODELS: CaseModels = {
  dissent: [
    sound(
      bi(
        '指明是哪一步推理，先说同意的部分；没有反对结论的，写明理由不同之处。',
        'It names the step of reasoning that it rejects and first says where it agrees; where the result is not opposed, it says where the reasons differ.',
      ),
      { values: VOTE_RESULT, parts: [HEAD, ...STEP, REASONS, SPOKEN, FURTHER, ...GROUNDS, SIGNED] },
    ),
    careless(
      bi(
        '笼统地说“不够充分”，没有指出是哪一步，也没有条文。',
        'It says in general terms "not sufficient" without naming the step, and cites no article.',
      ),
      {
        values: VOTE_RESULT,
        parts: [
          HEAD,
          both(
            [p('意见书的说理不够充分，我有保留。')],
            [p('The reasoning of the opinion is not sufficient, and I have reservations.')],
          ),
          both([heading('三、理由')], [heading('3. Reasons')]),
          both(
            [p('这个问题比较复杂，应当从多方面综合考虑，兼顾各方利益。')],
            [
              p(
                'The question is rather complex. It should be considered from many angles, with regard to the interests of all sides.',
              ),
            ],
          ),
          SIGNED,
        ],
      },
    ),
    wrong(
      bi(
        '跳过具体规定直接谈原则。分编有规定的直接适用，民法典和其他法律没有具体规定的，才可以遵循基本原则的规定（《总则编解释》第一条）；本案有第一千一百二十二条和第四百九十六条。',
        'It skips the specific provisions and goes straight to principles. Where the special Books have a provision, it applies directly; the basic principles may be followed only where neither the Civil Code nor other laws have a specific provision (General Part Interpretation, Article 1). In this case there are Articles 1122 and 496.',
      ),
      {
        values: VOTE_RESULT,
        parts: [
          HEAD,
          ...STEP,
          REASONS,
          SPOKEN,
          FURTHER,
          both(
            [
              p(
                '法律没有专门规定账号能否继承，应当直接适用公平原则和公序良俗原则：母亲思念儿子，人之常情，账号怎样处理，依公平即可判断，不必再解释第一千一百二十二条和第四百九十六条。',
              ),
            ],
            [
              p(
                'As no law specifically provides whether an account can be inherited, the principles of fairness and of public order and good morals should be applied directly. It is only natural that a mother misses her son; what is to happen to the account can be judged by fairness, and there is no need to interpret Articles 1122 and 496.',
              ),
            ],
          ),
          SIGNED,
        ],
      },
    ),
  ],
};
