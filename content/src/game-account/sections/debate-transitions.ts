import type { Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';

export const DEBATE_TRANSITIONS: Transition[] = [
  wrong(
    'debate_half',
    'debate',
    bi(
      '双方都有道理，依公平原则由公司酌情补偿一半，23,400 元',
      'Both sides have a point, so on the principle of fairness the company should pay half, 23,400 yuan',
    ),
    bi(
      '折中不是推理。每一项请求都要有自己的依据和理由（《民事诉讼法》第一百五十五条第一款第二项）；付一半，既不是继承，也不是终止，哪一条都支持不了。愿意让步，那是调解，要双方自愿。',
      'Splitting the difference is not reasoning. Each claim needs a ground and reasons of its own (Civil Procedure Law, Article 155, first paragraph, item 2). Paying half is neither succession nor the end of the right, and no article supports it. If the parties are willing to make concessions, that is mediation, which requires the consent of both.',
    ),
  ),
  advance(
    'debate_vote',
    'debate',
    'vote_whole',
    bi('争点已经辩透，进入表决', 'The issues have been fully argued: go on to the vote'),
  ),
  advance(
    'debate_test',
    'debate',
    'testing',
    bi(
      '还有理由没有分清，先变换事实检验',
      'Some reasons are not clear yet: test them with changed facts first',
    ),
  ),
  wrong(
    'debate_policy',
    'debate',
    bi(
      '账号继承应当由立法机关决定，评议组不作结论',
      'Whether accounts can be inherited is for the legislature to decide, so the panel comes to no conclusion',
    ),
    bi(
      '立法可以完善，纠纷不能等。法律没有具体规定的，有习惯、基本原则和参照适用可用（《民法典》第十条、第四百六十七条第一款；总则编解释第一条第三款）。可以在意见里提出立法建议，但先要回答请求。',
      'The legislature may improve the law, but the dispute cannot wait. Where the law has no specific provision, custom, basic principles and application by reference are available (Civil Code, Articles 10 and 467, first paragraph; General Part Interpretation, Article 1, third paragraph). The opinion may propose legislation, but the claim must be answered first.',
    ),
  ),
  advance(
    'testing_done',
    'testing',
    'vote_whole',
    bi('理由经过检验，进入表决', 'The reasons have been tested: go on to the vote'),
  ),
  wrong(
    'testing_new_case',
    'testing',
    bi(
      '第三张卡说明账号可能落到未成年人手里，为了保护未成年人，本案也应当驳回',
      'The third card shows that an account may come into the hands of a minor, so to protect minors the claim should be dismissed in this case too',
    ),
    bi(
      '变换事实检验的是理由管不管得住，不是拿另一个案件的结论来决定本案。裁判写明的是“判决认定的事实”（《民事诉讼法》第一百五十五条第一款第二项），本案继承人是六十岁的母亲；对未成年人的限制可以放在重新实名和使用时间上，不必否定继承。',
      'Changed facts test whether a reason holds generally; they do not let the result of another case decide this one. A judgment states the facts that it finds (Civil Procedure Law, Article 155, first paragraph, item 2), and the heir in this case is a mother of sixty. Minors can be protected through the new real-name registration and limits on playing time; there is no need to deny inheritance.',
    ),
  ),
];
