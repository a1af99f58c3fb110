import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, title } from '../../build.ts';
import { type CaseModels, careless, sound, type Words, wrong } from '../../models.ts';
import { both } from './parts.ts';

type Three = readonly [Words, Words, Words];

const friend = ([house, head, secret]: Three): PaperPart =>
  both(
    [
      title('玩家情况说明'),
      line('{{seminar_title}}　　{{seminar_number}}'),
      heading('一、山居是怎样建的、登记在谁名下'),
      p(house[0]),
      heading('二、换会长要办什么手续'),
      p(head[0]),
      heading('三、我不愿意公开的，和理由'),
      p(secret[0]),
    ],
    [
      title("The Player's Statement"),
      line('{{seminar_title}}, {{seminar_number}}'),
      heading('1. How the house was built, and in whose account it is registered'),
      p(house[1]),
      heading('2. How the head of the guild is changed'),
      p(head[1]),
      heading('3. What I do not want made public, and why'),
      p(secret[1]),
    ],
  );
const HOUSE: Words = [
  '山居是公会十二个人一起建的，每个人都出过材料和时间；系统只允许登记在会长江远的账号下。会长账号停用三十日，山居由系统回收。',
  'Twelve members of the guild built the house together, and each contributed material and time. The system allows it to be registered only in the account of the head of the guild, Jiang Yuan. Once that account has been stopped for thirty days, the system takes the house back.',
];
const HEAD: Words = [
  '换会长要会长账号自己点“移交”，再由半数以上成员确认。他不在了，第一步没有人能点，除非公司在后台办理。',
  'To change the head, the head\'s own account must click "hand over", and then at least half of the members must confirm. He is gone, and nobody can take the first step unless the company does it from its side.',
];
const SECRET: Words = [
  '我同他的私聊里有我自己的身体情况，我不同意拿出来。他也说过不愿意让家人看私聊，这一句我可以作证，其余的话我不复述。',
  'The private chats between us speak of my own health, and I do not agree to their being produced. He also said that he did not want his family to read them; that one sentence I can confirm, and the rest I will not repeat.',
];

const critique = ([sure, leapt, silence]: Three): PaperPart =>
  both(
    [
      title('方法点评'),
      line('{{seminar_title}}　　{{seminar_number}}'),
      heading('一、走得最稳的一步'),
      p(sure[0]),
      heading('二、跳过去的一步'),
      p(leapt[0]),
      heading('三、反面解释和类推，各自证明了什么、没有证明什么'),
      p(silence[0]),
    ],
    [
      title('Critique of Method'),
      line('{{seminar_title}}, {{seminar_number}}'),
      heading('1. The surest step'),
      p(sure[1]),
      heading('2. The step skipped'),
      p(leapt[1]),
      heading('3. Argument a contrario and analogy: what each proved and did not prove'),
      p(silence[1]),
    ],
  );
const SURE: Words = [
  '把请求拆成变更、折价、余额、聊天四项，每一项先找自己的依据再谈结论；聊天因此没有拖累财产部分。',
  'The claim was separated into re-registration, compensation, balance and chats, and for each the ground was found before any conclusion was drawn; so the chats did not weaken the claims to property.',
];
const LEAPT: Words = [
  '“能定价、能交易，所以是遗产”，中间没有说明第一千一百二十二条第二款的“性质”是谁的性质，辩论后半才补上。',
  '"It can be priced and traded, therefore it is part of the estate" did not explain whose "nature" Article 1122, second paragraph, means; that was supplied only in the second half of the debate.',
];
const SILENCE: Words = [
  '反面解释指出第五百四十五条写了约定、继承编没有写，但没有证明这是有意的；对股东资格的类推说明了相似，却没有先证明存在漏洞。两样都只能算提出了理由。',
  'The argument a contrario showed that Article 545 mentions agreement and the book on succession does not, but it did not prove that this was intended. The analogy to shareholder status showed similarity, but did not first prove a gap. Both can count only as reasons put forward.',
];

export const BESIDE_MODELS: CaseModels = {
  friend_note: [
    sound(
      bi(
        '只写知道的事实，隐私点到为止。',
        'It states only known facts and says no more about private matters than necessary.',
      ),
      {
        parts: [friend([HOUSE, HEAD, SECRET])],
      },
    ),
    careless(
      bi(
        '没有登记和手续的事实，只有心情。',
        'It contains only feelings and no facts on registration or on the steps required.',
      ),
      {
        parts: [
          friend([
            [
              '山居对我们很重要，大家花了很多心血。',
              'The house means a great deal to us, and everybody put much effort into it.',
            ],
            ['希望公司能通融一下。', 'We hope that the company can make an exception.'],
            ['有些话不方便说。', 'There are things that I would rather not say.'],
          ]),
        ],
      },
    ),
    wrong(
      bi(
        '把私聊的内容写了进去。自然人享有隐私权，任何人不得泄露、公开他人的隐私（《民法典》第一千零三十二条第一款）；死者的隐私同样受保护（第九百九十四条）。',
        'It discloses what the private chats say. Natural persons have a right of privacy, and nobody may divulge or make public the privacy of another (Civil Code, Article 1032, first paragraph); the privacy of the dead is protected too (Article 994).',
      ),
      {
        parts: [
          friend([
            HOUSE,
            HEAD,
            [
              '江远 1 月在私聊里对我说，他同母亲为治疗的事吵过，很后悔；这些话我都截了图，可以交给大家看。',
              'In January Jiang Yuan wrote to me that he had quarrelled with his mother about his treatment and deeply regretted it; I have screenshots of all this and can show them to everybody.',
            ],
          ]),
        ],
      },
    ),
  ],
  method_note: [
    sound(bi('每一处对准一句话，没有站队。', 'Each comment is aimed at a sentence, and it takes no side.'), {
      parts: [critique([SURE, LEAPT, SILENCE])],
    }),
    careless(
      bi('没有引原话，评语放在哪一场都合适。', 'No words are quoted; the comments would fit any debate.'),
      {
        parts: [
          critique([
            ['双方准备充分，论证有力。', 'Both sides were well prepared and argued forcefully.'],
            ['个别地方还可以更深入。', 'Some points could have gone deeper.'],
            ['两种方法都有一定道理。', 'There is something to be said for both methods.'],
          ]),
        ],
      },
    ),
    wrong(
      bi(
        '把类推当成解释来评：没有先证明漏洞就说应当类推。“个人合法财产”经解释能够包括的（《民法典》第一千一百二十二条第一款），没有漏洞，谈不上类推。',
        'It treats analogy as if it were interpretation and calls for it without first proving a gap. Where "lawful personal property" can be interpreted to include something (Civil Code, Article 1122, first paragraph), there is no gap and no room for analogy.',
      ),
      {
        parts: [
          critique([
            SURE,
            LEAPT,
            [
              '法律没有写账号能不能继承，公司法写了股东资格可以继承，所以应当类推适用公司法第九十条，不必再解释“个人合法财产”。',
              'The law does not say whether an account can be inherited, while the Company Law says that shareholder status can be; so Article 90 of the Company Law should be applied by analogy, and "lawful personal property" need not be interpreted.',
            ],
          ]),
        ],
      },
    ),
  ],
};
