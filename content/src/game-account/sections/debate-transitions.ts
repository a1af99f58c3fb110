import type { Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';

export const DEBATE_TRANSITIONS: Transition[] = [
  wrong(
    'debate_half',
    'debate',
    bi(
      '双方都有道理，依公平原则由公司酌情补偿一半，23,400 元',
      'Both sides have a point: on the principle of fairness the company pays half, 23,400 yuan',
    ),
    bi(
      '折中不是推理。每一项请求都要有自己的依据和理由（《民事诉讼法》第一百五十五条第一款第二项）；付一半，既不是继承，也不是终止，哪一条都支持不了。愿意让步，那是调解，要双方自愿。',
      'To split the sum is not to reason. Each claim needs its own ground and reasons (Civil Procedure Law, Article 155, first paragraph, item 2). Half is neither succession nor the end of a right, and no article supports it. Giving way is settlement, and that takes both.',
    ),
  ),
  advance(
    'debate_vote',
    'debate',
    'vote_whole',
    bi('争点已经辩透，进入表决', 'The issues are settled enough: vote'),
  ),
  advance(
    'debate_test',
    'debate',
    'testing',
    bi('还有理由没有分清，先变换事实检验', 'Some reasons are not clear yet: test them with changed facts'),
  ),
  wrong(
    'debate_policy',
    'debate',
    bi(
      '账号继承应当由立法机关决定，评议组不作结论',
      'Whether accounts are inherited is for the legislature: no conclusion',
    ),
    bi(
      '立法可以完善，纠纷不能等。法律没有具体规定的，有习惯、基本原则和参照适用可用（《民法典》第十条、第四百六十七条第一款；总则编解释第一条第三款）。可以在意见里提出立法建议，但先要回答请求。',
      'The legislature may improve the law; the dispute cannot wait. Without a specific provision there are custom, basic principles and application by reference (Civil Code, Articles 10 and 467, first paragraph; General Part Interpretation, Article 1, third paragraph). Propose a law in the opinion, but answer the claim first.',
    ),
  ),
  advance(
    'testing_done',
    'testing',
    'vote_whole',
    bi('理由经过检验，进入表决', 'The reasons are tested: vote'),
  ),
  wrong(
    'testing_new_case',
    'testing',
    bi(
      '第三张卡说明账号可能落到未成年人手里，为了保护未成年人，本案也应当驳回',
      'The third card shows that an account may come into the hands of a minor: to protect minors the claim must be refused here too',
    ),
    bi(
      '变换事实检验的是理由管不管得住，不是拿另一个案件的结论来决定本案。裁判写明的是“判决认定的事实”（《民事诉讼法》第一百五十五条第一款第二项），本案继承人是六十岁的母亲；对未成年人的限制可以放在重新实名和使用时间上，不必否定继承。',
      'Changed facts test how far a reason carries; they do not decide this case by the result of another. A judgment states the facts found (Civil Procedure Law, Article 155, first paragraph, item 2), and the heir here is a mother of sixty. Minors can be protected by registration in the real name and limits of use, without denying inheritance.',
    ),
  ),
];
