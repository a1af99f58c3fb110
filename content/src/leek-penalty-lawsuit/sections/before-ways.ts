import type { Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';

/** The options from the complaint to the hearing. */

/** Where the decision does not rest on the Guidance. */
const NO_BASIS = wrong(
  'complaint_guidance',
  'complaint',
  bi(
    '指引第九条明显违法，一并请求审查，对我们只有好处',
    'Article 9 of the Guidance is plainly unlawful: ask for its review as well; it can only help',
  ),
  bi(
    '可以一并请求审查的，是行政行为“所依据的”规范性文件（《行政诉讼法》第五十三条第一款）。被诉决定减轻了处罚，没有适用第九条；不是依据，就不在本案审查之列。',
    'What may be reviewed together with an act is a normative document on which the act "relies" (Administrative Litigation Law, Article 53, first paragraph). This decision mitigated the penalty and did not apply Article 9; a document that is not a basis of the decision is not reviewed here.',
  ),
);

const COMPLAINT: ByFine<readonly Transition[]> = {
  50000: [
    wrong(
      'complaint_city',
      'complaint',
      bi(
        '指引是市局定的，把市局列为共同被告',
        'The Guidance is from the city administration: sue it as co-defendant',
      ),
      bi(
        '直接起诉的，作出行政行为的行政机关是被告（《行政诉讼法》第二十六条第一款）。制定规范性文件的机关不因此成为被告；对指引是一并请求审查（第五十三条）。',
        'In an action brought directly, the agency that took the act is the defendant (Administrative Litigation Law, Article 26, first paragraph). The authority that made a normative document does not become a defendant for that reason; the Guidance is reviewed together with the act (Article 53).',
      ),
    ),
    advance(
      'complaint_filed',
      'complaint',
      'filing',
      bi(
        '告区局，一并请求审查指引，提交起诉状',
        'Sue the district administration, with review of the Guidance',
      ),
    ),
    wrong(
      'complaint_later',
      'complaint',
      bi(
        '先起诉处罚，指引等判决以后再请求审查',
        'Sue over the penalty now; raise the Guidance after judgment',
      ),
      bi(
        '审查请求应当在第一审开庭审理前提出，有正当理由的可以在法庭调查中提出（《行诉解释》第一百四十六条）；离开对行政行为的诉讼，不能单独请求（《行政诉讼法》第五十三条）。',
        'The request must be made before the hearing at first instance or, with good reason, during the investigation in court (Interpretation, Article 146); it cannot be made on its own, apart from an action over the act (Administrative Litigation Law, Article 53).',
      ),
    ),
  ],
  10000: [
    NO_BASIS,
    advance(
      'complaint_filed',
      'complaint',
      'filing',
      bi(
        '请求变更为不超过 3,000 元，不能变更的撤销重作',
        'Ask to vary to no more than 3,000 or, failing that, to revoke with a new decision',
      ),
    ),
    wrong(
      'complaint_remainder',
      'complaint',
      bi(
        '只请求撤销超过 3,000 元的 7,000 元，其余承认',
        'Ask only to revoke the 7,000 above 3,000 and accept the rest',
      ),
      bi(
        '罚款是一个数额，不能撤掉其中一截：把它降下来的是变更判决，限于处罚明显不当（《行政诉讼法》第七十七条第一款）；撤销罚款一项的，由被告重新作出（第七十条）。',
        'A fine is a single amount, and no slice of it can be revoked. It can be lowered only by a judgment that varies it, where it is obviously inappropriate (Administrative Litigation Law, Article 77, first paragraph); where the fine is revoked, the defendant makes a new decision (Article 70).',
      ),
    ),
  ],
  3000: [
    NO_BASIS,
    advance(
      'complaint_filed',
      'complaint',
      'filing',
      bi(
        '请求撤销罚款和没收，写明三个条件和证据',
        'Ask the court to revoke the fine and confiscation, with evidence for each of the three conditions',
      ),
    ),
    wrong(
      'complaint_void',
      'complaint',
      bi(
        '应当免予却罚了，请求确认处罚决定无效',
        'She should have been exempted: ask that the decision be declared void',
      ),
      bi(
        '确认无效限于没有主体资格、没有依据等重大且明显违法的情形（《行政诉讼法》第七十五条）。条件该不该认定、“可以”该不该用，是撤销要审查的问题（第七十条）。',
        'A declaration that an act is void is reserved for gross and obvious unlawfulness, such as an authority without administrative standing or an act without any legal basis (Administrative Litigation Law, Article 75). Whether the conditions were met and the "may" should have been used is a question of revocation (Article 70).',
      ),
    ),
  ],
};

const REVIEW_FIRST = wrong(
  'filing_review_first',
  'filing',
  bi('请她先申请行政复议，复议后再来立案', 'Tell her to apply for reconsideration first'),
  bi(
    '本案没有法律、法规规定复议前置，可以直接起诉，六个月内提出即可（《行政诉讼法》第四十六条第一款）；符合条件的应当登记立案（第五十一条第一款）。',
    'No law or regulation requires reconsideration first here; she may sue directly within six months (Administrative Litigation Law, Article 46, first paragraph), and a complaint that meets the conditions is registered (Article 51, first paragraph).',
  ),
);

/** A mistake that only a small fine invites. */
const SUMMARY = wrong(
  'filing_summary',
  'filing',
  bi(
    '只有 3,000 元，适用简易程序，由一名法官四十五日内审结',
    'It is only 3,000 yuan: use the summary procedure, with one judge and forty-five days',
  ),
  bi(
    '按款额适用简易程序的，是二千元以下的案件（《行政诉讼法》第八十二条第一款第二项）；当事人各方没有同意（第二款），免予处罚的条件又有争议，不是“争议不大”。',
    'By amount, the summary procedure is for cases of 2,000 yuan or less (Administrative Litigation Law, Article 82, first paragraph, item 2). The parties have not agreed to it (second paragraph), and with the conditions of exemption in dispute this is not a case in which little is disputed.',
  ),
);

export const beforeTransitions = (fine: Fine): Transition[] => [
  ...COMPLAINT[fine],
  ...(fine === 3_000 ? [SUMMARY] : []),
  REVIEW_FIRST,
  advance(
    'filing_served',
    'filing',
    'fork_papers',
    bi('登记立案，送达副本，通知负责人出庭', 'Registered and served, and the head notified to appear'),
  ),
  wrong(
    'answer_collect',
    'answer',
    bi(
      '证据弱的一项，请周德才补写一份说明',
      'Evidence is thin on one point: have Zhou Decai write a statement',
    ),
    bi(
      '诉讼过程中，被告及其诉讼代理人不得自行向原告、第三人和证人收集证据（《行政诉讼法》第三十五条）。先有证据，后有决定。',
      'During the action the defendant and its representatives may not collect evidence from the plaintiff, third persons or witnesses (Administrative Litigation Law, Article 35). Evidence must be collected before the decision is made.',
    ),
  ),
  wrong(
    'answer_late',
    'answer',
    bi(
      '集体讨论记录还要走内部审批，7 月 14 日补交',
      'The minutes still need internal approval: submit them on 14 July',
    ),
    bi(
      '十五日到 7 月 11 日届满（《行政诉讼法》第六十七条）；无正当理由逾期提供的，视为没有相应证据（第三十四条第二款）。内部审批不是正当理由。',
      'The fifteen days end on 11 July (Administrative Litigation Law, Article 67); where evidence is late without good reason, the act is deemed to have none (Article 34, second paragraph). Internal approval is not a good reason.',
    ),
  ),
  advance(
    'answer_filed',
    'answer',
    'join_papers',
    bi('十五日内全部提交，含不利材料', 'Everything submitted in time, including what is unfavourable'),
  ),
  wrong(
    'outline_shared',
    'outline',
    bi(
      '双方都到庭，按“谁主张、谁举证”排问题',
      'Both sides will be there: order the questions by the rule "whoever asserts must prove"',
    ),
    bi(
      '行政诉讼中被告对作出的行政行为负有举证责任（《行政诉讼法》第三十四条第一款）；原告可以提供证据，证据不成立的，不免除被告的举证责任（第三十七条）。',
      'In administrative actions the defendant bears the burden of proof for its act (Administrative Litigation Law, Article 34, first paragraph). The plaintiff may provide evidence; if it fails, the defendant is not relieved of its burden (Article 37).',
    ),
  ),
  advance(
    'outline_done',
    'outline',
    'join_papers',
    bi('提纲写好，按举证责任排问题', 'Outlines done, questions ordered by the burden of proof'),
  ),
];
