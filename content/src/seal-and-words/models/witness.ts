import type { PaperPart } from '@lets/contract';
import { type Block, bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, type Words, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Three = readonly [first: Words, second: Words, third: Words];

const headed = (headings: Three, words: Three, at: 0 | 1): Block[] =>
  headings.flatMap((one, index) => [heading(one[at]), p(words[index]?.[at] ?? '')]);

const APPLICATION_HEADINGS: Three = [
  [
    '一、证人的姓名、职业、住所、联系方式',
    '1. Name, occupation, domicile and contact details of the witness',
  ],
  ['二、作证的主要内容', '2. Main content of the testimony'],
  [
    '三、与待证事实的关联和出庭的必要',
    '3. Relevance to the fact to be proved, and why the witness must appear',
  ],
];
const application = (words: Three): PaperPart =>
  text(
    write(
      [
        title('证人出庭作证申请书'),
        line('{{case_number}}', 'right'),
        line('申请人：{{defendant_name}}'),
        p('依照[[《最高人民法院关于民事诉讼证据的若干规定》第六十九条]]，申请通知证人出庭作证。'),
        ...headed(APPLICATION_HEADINGS, words, 0),
        sign('counsel_d', '委托诉讼代理人'),
      ],
      [
        title('Application for a Witness to Appear'),
        line('{{case_number}}', 'right'),
        line('Applicant: {{defendant_name}}'),
        p(
          'Under [[Article 69 of the Provisions on Evidence]] the applicant asks the court to notify a witness to appear and testify.',
        ),
        ...headed(APPLICATION_HEADINGS, words, 1),
        sign('counsel_d', 'Counsel for the defendant'),
      ],
    ),
  );

const PLEDGE_HEADINGS: Three = [
  ['一、我是谁，和双方是什么关系', '1. Who I am, and how I am related to the parties'],
  ['二、我将就哪些亲身感知的事实作证', '2. The facts that I perceived myself and will testify to'],
  ['三、我不知道或者记不清的', '3. What I do not know or do not remember'],
];
const pledge = (words: Three): PaperPart =>
  text(
    write(
      [
        title('证人保证书'),
        line('{{court}}　{{case_number}}'),
        p('法院已经告知我如实作证的义务和作伪证的法律后果（[[民诉法解释第一百一十九条]]）。'),
        ...headed(PLEDGE_HEADINGS, words, 0),
        p('我保证据实陈述，绝无隐瞒、歪曲、增减；如有虚假陈述，愿意接受处罚。'),
        sign('manager', '证人'),
      ],
      [
        title('Pledge of the Witness'),
        line('{{court}}, {{case_number}}'),
        p(
          'The court has told me of my duty to testify truthfully and of the consequences of false testimony ([[Interpretation of the Civil Procedure Law, Article 119]]).',
        ),
        ...headed(PLEDGE_HEADINGS, words, 1),
        p(
          'I pledge to tell the truth without concealing, distorting, adding or omitting anything, and to accept punishment for any false statement.',
        ),
        sign('manager', 'Witness'),
      ],
    ),
  );

const PERSON: Words = [
  '高志远，{{defendant_name}}项目经理；住所和联系方式见附页（为保护隐私，只交法院）。证人与申请人有劳动关系，一并说明。',
  'Gao Zhiyuan, project manager of {{defendant_name}}; his domicile and contact details are on a separate sheet, which to protect his privacy is handed to the court only. The applicant discloses that it employs the witness.',
];
const SUBJECT: Words = [
  '公章平时由谁保管、怎样使用；2024 年春天公章发生过什么；对账确认书上的“高志远”是不是本人所写；2024 年 6 月底对账的经过他知道多少。',
  'Who normally kept the seal and how it was used; what happened to it in the spring of 2024; whether he himself wrote the signature "Gao Zhiyuan" on the statement; how much he knows about how the account was drawn up in late June 2024.',
];
const NEEDED: Words = [
  '待证事实是对账确认书的真实性和印文的盖印时段。保管和使用印章的经过只有在场的人说得清，书面材料不能接受询问，需要出庭（第六十八条）。证人作证以前不旁听庭审。',
  'The facts to be proved are whether the statement is authentic and when it was sealed. Only a person who was present can explain how the seal was kept and used, and a written statement cannot be questioned, so the witness must appear (Article 68). He will not attend the hearing before he testifies.',
];

const RELATED: Words = [
  '高志远，{{defendant_name}}项目经理，领公司的工资。对账确认书上写的经办人是我的名字。',
  'Gao Zhiyuan, project manager of {{defendant_name}}, which pays my wages. The name given on the statement as the person who handled it is mine.',
];
const PERCEIVED: Words = [
  '一、公章 2024 年 3 月从桌上掉到地上，边上缺了一点；掉下来是我碰的，我没有向公司说过。二、那份对账我没有签过。三、我的右手 2022 年 9 月摔伤，以后写字比以前慢。',
  'First, in March 2024 the seal fell from the table to the floor and lost a chip at the rim; it was I who knocked it off, and I have not told the company. Second, I did not sign that statement. Third, I injured my right hand in a fall in September 2022, and have written more slowly ever since.',
];
const UNKNOWN: Words = [
  '2024 年 6 月 30 日我在哪个工地，记不清。那页纸上的字是什么时候打的、谁打的，我没有看见，不知道。',
  'I do not remember at which site I was on 30 June 2024. I did not see when the words on that page were printed, or by whom, and I do not know.',
];

export const WITNESS_MODELS: CaseModels = {
  witness_application: [
    sound(
      bi(
        '四项身份、主要内容、关联性和必要性都写到，并主动说明劳动关系。',
        'The particulars, the main content, the relevance and the necessity are all stated, and the employment relationship is disclosed.',
      ),
      { parts: [application([PERSON, SUBJECT, NEEDED])] },
    ),
    careless(
      bi(
        '只写“证明对账确认书是假的”，没有写证人亲身感知了什么，也没有写为什么要出庭。',
        'It only says that the witness will prove the statement false; it says neither what he perceived himself nor why he must appear.',
      ),
      {
        parts: [
          application([
            ['高志远，公司员工。', 'Gao Zhiyuan, an employee of the company.'],
            [
              '证明对账确认书不是真实的。',
              'The witness will prove that the statement of account is not authentic.',
            ],
            ['与本案有关。', 'It concerns this case.'],
          ]),
        ],
      },
    ),
    wrong(
      bi(
        '用书面证言代替出庭。无正当理由未出庭的证人以书面等方式提供的证言，不得作为认定案件事实的根据（《民事诉讼证据规定》第六十八条第三款）。',
        'It offers a written statement in place of an appearance. Where a witness does not appear and has no legitimate reason, testimony given in writing may not be a basis for finding facts (Provisions on Evidence, Article 68, third paragraph).',
      ),
      {
        parts: [
          application([
            PERSON,
            SUBJECT,
            [
              '证人工地事务繁忙，已经写好书面证言随本申请提交，可以代替出庭；法庭有疑问的，再由代理人向他核实。',
              'The witness is busy on the site; his written statement is submitted with this application and may take the place of an appearance. Should the court have questions, counsel will verify them with him.',
            ],
          ]),
        ],
      },
    ),
  ],
  witness_pledge: [
    sound(
      bi(
        '说清和公司的关系，只写亲身感知的事，对自己不利的也写，记不清的写明。',
        'It states the relationship with the company and only what the witness perceived himself, even where it is to his disadvantage, and admits what he does not remember.',
      ),
      { parts: [pledge([RELATED, PERCEIVED, UNKNOWN])] },
    ),
    careless(
      bi(
        '只写“知道印章的事”，没有写时间和怎样知道的，也没有写哪些不知道。',
        'It only says that he knows about the seal; it says neither when and how he came to know nor what he does not know.',
      ),
      {
        parts: [
          pledge([
            ['高志远，在润成建设上班。', 'Gao Zhiyuan, I work for Runcheng.'],
            [
              '印章的事我知道，签名不是我的，到庭再说。',
              'I know about the matter of the seal, and the signature is not mine; I will say the rest in court.',
            ],
            ['没有。', 'Nothing.'],
          ]),
        ],
      },
    ),
    wrong(
      bi(
        '把推断写成看见。证人应当客观陈述亲身感知的事实，不得使用猜测、推断或者评论性语言（《民事诉讼证据规定》第七十二条第一款）。',
        'It presents an inference as an observation. A witness must state objectively what he perceived himself and may not use guesses, inferences or comments (Provisions on Evidence, Article 72, first paragraph).',
      ),
      {
        parts: [
          pledge([
            RELATED,
            [
              '公章 2024 年 3 月摔缺了一点，我在场。对账确认书上的印是完整的，所以那页纸一定是 2023 年交给对方办通行证的那一张，字是他们后来打上去的，签名是照着我的合同描的。',
              'In March 2024 the seal was dropped and lost a chip; I was there. The imprint on the statement is whole, so the page must be the sheet that was given to them in 2023 for the permit; they printed the words on it later and copied the signature from one of my contracts.',
            ],
            ['没有不清楚的。', 'There is nothing that I am unclear about.'],
          ]),
        ],
      },
    ),
  ],
};
