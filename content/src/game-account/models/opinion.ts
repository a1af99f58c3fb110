import type { PaperPart } from '@lets/contract';
import { bi, bullets, line, p, part, seal, sign } from '../../build.ts';
import {
  type CaseModels,
  careless,
  divided,
  sound,
  textWhen,
  value,
  voted,
  type Words,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { ANSWERS, asVoted, HEAD, INTERPRETED, SPLIT, WHOLE } from './opinion-reasons.ts';
import { both } from './parts.ts';

const CONCLUSION = both(
  [part('六、结论'), p('{{conclusion}}')],
  [part('6. Conclusion'), p('{{conclusion}}')],
);

const CHATS: Words = [
  '查看聊天：不支持；死者生前另有安排，聊天涉及他人隐私（《个人信息保护法》第四十九条，《民法典》第九百九十二条、第九百九十四条、第一千零三十二条）。',
  'Access to the chats: refused. The deceased arranged otherwise in life, and the chats concern the privacy of others (Personal Information Protection Law, Article 49; Civil Code, Articles 992, 994 and 1032).',
];
const CHATS_WRONG: Words = [
  '查看聊天：支持；聊天虽不是遗产，但{{claimant_name}}是近亲属，死者的个人信息由近亲属查阅、复制，公司应当提供全部私聊（《个人信息保护法》第四十九条）。',
  'Access to the chats: granted. The chats are not part of the estate, but {{claimant_name}} is a near relative, and near relatives may consult and copy the personal information of the deceased; the company must provide all private chats (Personal Information Protection Law, Article 49).',
];

const items = (chats: Words): PaperPart[] =>
  asVoted(
    [
      [
        bullets(
          '变更实名：支持；公司协助{{claimant_name}}办理实名变更（《民法典》第一千一百二十二条、第四百九十六条第二款、第五百零九条第二款）。',
          '折价补偿：已经支持变更，不再处理。',
          '退还余额：余额随账号归{{claimant_name}}；要求退还的，退还 6,200 元（协议第 6.2 条，《民法典》第四百六十五条第一款）。',
          chats[0],
        ),
      ],
      [
        bullets(
          'Re-registration: granted. The company helps {{claimant_name}} to have the account re-registered in her name (Civil Code, Articles 1122, 496, second paragraph, and 509, second paragraph).',
          'Compensation: not decided, since re-registration is granted.',
          'Refund of the balance: the balance passes to {{claimant_name}} with the account; if she asks for a refund, 6,200 yuan is refunded (clause 6.2 of the agreement; Civil Code, Article 465, first paragraph).',
          chats[1],
        ),
      ],
    ],
    [
      [
        bullets(
          '变更实名：不支持；服务关系因注册人死亡而终止。',
          '折价补偿：部分支持；按成交均价扣除 5% 服务费，46,800 元减 2,340 元，为 44,460 元（《民法典》第一千一百二十二条）。',
          '退还余额：支持，退还 6,200 元（协议第 6.2 条，《民法典》第四百六十五条第一款）。',
          chats[0],
          '游记和山居：游记著作权中的财产权利归{{claimant_name}}，公司复制交付；公会另选会长，公司协助保留山居（《民法典》第五百五十八条）。',
        ),
      ],
      [
        bullets(
          'Re-registration: refused. The service relationship ended with the death of the registrant.',
          'Compensation: granted in part, at the average price less the 5% service fee, 46,800 yuan less 2,340 yuan, that is 44,460 yuan (Civil Code, Article 1122).',
          'Refund of the balance: granted, 6,200 yuan (clause 6.2 of the agreement; Civil Code, Article 465, first paragraph).',
          chats[1],
          'Travel notes and house: the property rights in the copyright of the travel notes pass to {{claimant_name}}, and the company hands over copies; the guild chooses another head, and the company helps to keep the house (Civil Code, Article 558).',
        ),
      ],
    ],
    [
      [
        bullets(
          '变更实名：没有形成多数，不支持。',
          '折价补偿：没有形成多数，不支持。',
          '退还余额：没有争议，退还 6,200 元（协议第 6.2 条，《民法典》第四百六十五条第一款）。',
          chats[0],
        ),
      ],
      [
        bullets(
          'Re-registration: there was no majority, and the claim is refused.',
          'Compensation: there was no majority, and the claim is refused.',
          'Refund of the balance: not disputed; 6,200 yuan is refunded (clause 6.2 of the agreement; Civil Code, Article 465, first paragraph).',
          chats[1],
        ),
      ],
    ],
  );

const tallied = (node: string, zh: string, en: string): PaperPart[] =>
  (['passed', 'rejected', 'tied'] as const).map((outcome) =>
    textWhen([voted(node, outcome)], write([p(zh)], [p(en)])),
  );
const dissented = (node: string, zh: string, en: string): PaperPart =>
  textWhen([divided(node)], write([p(zh)], [p(en)]));

const COUNT: readonly PaperPart[] = [
  both([p('表决情况：{{vote_result}}')], [p('Vote: {{vote_result}}')]),
  ...tallied(
    'vote_whole',
    '第一次表决（整体继承）：{{tally_vote_whole}}。',
    'First vote (the whole account): {{tally_vote_whole}}.',
  ),
  dissented(
    'vote_whole',
    '第一次表决中，{{dissent_vote_whole}}持不同意见，如实记明。',
    'Dissenting in the first vote: {{dissent_vote_whole}}; the dissent is recorded faithfully.',
  ),
  ...tallied(
    'vote_split',
    '第二次表决（分割处理）：{{tally_vote_split}}。',
    'Second vote (dividing the account): {{tally_vote_split}}.',
  ),
  dissented(
    'vote_split',
    '第二次表决中，{{dissent_vote_split}}持不同意见，如实记明。',
    'Dissenting in the second vote: {{dissent_vote_split}}; the dissent is recorded faithfully.',
  ),
];

const SIGNED = both(
  [
    sign('presiding', '主持人'),
    sign('panel_a', '评议人'),
    sign('panel_b', '评议人'),
    line('{{seminar_date}}', 'right'),
    seal('明德大学法学院模拟法庭'),
  ],
  [
    sign('presiding', 'Chair'),
    sign('panel_a', 'Panellist'),
    sign('panel_b', 'Panellist'),
    line('{{seminar_date}}', 'right'),
    seal('Moot Court of Mingde Law School'),
  ],
);

export const VOTE_RESULT = [
  value(
    'vote_result',
    '就整体继承表决，多数同意，通过。',
    'inheritance of the account as a whole was carried by a majority.',
    WHOLE,
  ),
  value(
    'vote_result',
    '就整体继承没有形成多数；就分割处理再次表决，多数同意，通过。',
    'there was no majority for inheriting the account as a whole; in a second vote, dividing it was carried by a majority.',
    SPLIT,
  ),
  value(
    'vote_result',
    '整体继承和分割处理均没有形成多数。',
    'there was no majority either for inheriting the account as a whole or for dividing it.',
  ),
];
const BASIS = value(
  'norm_basis',
  '变更实名和折价，《民法典》第一千一百二十二条、第五百零九条第二款；余额，协议第 6.2 条、《民法典》第四百六十五条第一款；聊天，《个人信息保护法》第四十九条。',
  'for re-registration and compensation, Civil Code, Articles 1122 and 509, second paragraph; for the balance, clause 6.2 of the agreement and Civil Code, Article 465, first paragraph; for the chats, Personal Information Protection Law, Article 49.',
);
const VAGUE = [
  value('conclusion', '账号由母亲继承。', 'The account passes to the mother.', WHOLE),
  value(
    'conclusion',
    '账号不变更，由公司给予适当补偿。',
    'The account is not re-registered, and the company pays appropriate compensation.',
    SPLIT,
  ),
  value('conclusion', '除退还余额以外不支持。', 'Nothing is granted beyond the refund of the balance.'),
];
const VALUES = [
  BASIS,
  value(
    'conclusion',
    '账号上的财产利益整体属于遗产，第 7.3 条不能对抗继承人，公司协助变更实名，聊天除外。逐项认定如下：',
    'The property interests in the account as a whole are part of the estate, clause 7.3 cannot be relied on against the heir, and the company must help with re-registration, the chats being excluded. The findings on each claim are as follows:',
    WHOLE,
  ),
  value(
    'conclusion',
    '账号不变更；能够定价的财产利益归继承人，逐项处理如下：',
    'The account is not re-registered; the property interests that can be priced pass to the heir. Each claim is dealt with as follows:',
    SPLIT,
  ),
  value(
    'conclusion',
    '除退还余额以外不支持。逐项认定如下：',
    'Nothing is granted beyond the refund of the balance. The findings on each claim are as follows:',
  ),
  ...VOTE_RESULT,
];

const OVERRULED = [
  [p('少数意见有一定道理，但与多数意见不一致，不予采纳。')],
  [
    p(
      'The view of the minority has some merit, but it differs from that of the majority and is not adopted.',
    ),
  ],
] as const;
const DISMISSED: readonly PaperPart[] = asVoted(OVERRULED, OVERRULED, [
  [p('几种意见都有一定道理，没有形成一致，不再展开。')],
  [p('Each of the views has some merit, but there was no agreement, and they are not discussed further.')],
]);

export const OPINION_MODELS: CaseModels = {
  opinion: [
    sound(
      bi(
        '每一项请求各有结论和条文，说明是谁的“性质”，回应没有采纳的最强理由。',
        'Each claim has a conclusion and an article of its own, the opinion says whose "nature" is meant, and it answers the strongest reason that was not adopted.',
      ),
      { values: VALUES, parts: [HEAD, ...ANSWERS, CONCLUSION, ...items(CHATS), ...COUNT, SIGNED] },
    ),
    careless(
      bi(
        '对没有采纳的理由一句带过，结论没有逐项写明，折价没有算，聊天没有处理。',
        'The reasons that were not adopted are dismissed in one sentence; there is no conclusion for each claim, the compensation is not calculated, and the chats are not dealt with.',
      ),
      {
        values: [BASIS, ...VAGUE, ...VOTE_RESULT],
        parts: [HEAD, ...INTERPRETED, ...DISMISSED, CONCLUSION, ...COUNT, SIGNED],
      },
    ),
    wrong(
      bi(
        '支持查看全部私聊。近亲属查阅死者个人信息，须为自身合法、正当利益，死者生前另有安排的除外（《个人信息保护法》第四十九条）；江远说过私聊不要给母亲看，聊天还涉及他人隐私（《民法典》第一千零三十二条）。',
        'It grants access to all private chats. Near relatives may consult the personal information of the deceased only for their own lawful and proper interests, and not where the deceased arranged otherwise in life (Personal Information Protection Law, Article 49). Jiang Yuan said that his mother should not read the private chats, and they also concern the privacy of others (Civil Code, Article 1032).',
      ),
      { values: VALUES, parts: [HEAD, ...ANSWERS, CONCLUSION, ...items(CHATS_WRONG), ...COUNT, SIGNED] },
    ),
  ],
};
