import type { Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';

export const TRIAL_TRANSITIONS: Transition[] = [
  wrong(
    'objection_new',
    'objection',
    bi(
      '两名鉴定人自己都不一致，属于“明显依据不足”，直接申请换一家重新鉴定',
      'The two experts do not even agree with each other: that is "clearly without sufficient basis", so apply at once for a new examination elsewhere',
    ),
    bi(
      '意见不一并且注明，是程序要求的（《司法鉴定程序通则》第三十七条），不是依据不足。能通过补正、补充鉴定或者补充质证、重新质证等方法解决的，不予准许重新鉴定（《民事诉讼证据规定》第四十条第三款）。先书面异议，再请鉴定人出庭（第三十七条、第三十八条）。',
      'That experts differ and say so is what the rules require (General Rules, Article 37), not a lack of basis. What can be cured by correction, a supplement or testing in court does not justify a new examination (Provisions on Evidence, Article 40, third paragraph). Object in writing first, then have the experts appear (Articles 37 and 38).',
    ),
  ),
  advance(
    'objection_done',
    'objection',
    'reply',
    bi('书面异议提交法院，请鉴定人答复', 'Objections handed in: the experts are to reply'),
  ),
  wrong(
    'testimony_absent',
    'testimony',
    bi(
      '沈知微主笔、两项都做了检验，由她一人出庭即可，罗川的不同意见由她转述',
      'Shen wrote the opinion and examined both matters: she alone need appear and can report where Luo differs',
    ),
    bi(
      '应当由从事鉴定的人员代表机构出庭（《民事诉讼证据规定》第七十九条第二款），罗川也是鉴定人，他的不同意见要由他自己回答；经通知不出庭的，他的那份意见不得作为认定事实的根据（《民事诉讼法》第八十一条）。',
      'Those who carried out the examination appear on behalf of the institution (Provisions on Evidence, Article 79, second paragraph). Luo did too, and must answer for his differing opinion himself; if he is notified and stays away, it may not be a basis for finding facts (Civil Procedure Law, Article 81).',
    ),
  ),
  advance(
    'testimony_done',
    'testimony',
    'debate',
    bi('质证充分，进入法庭辩论', 'Examined sufficiently: on to the debate'),
  ),
  advance(
    'testimony_supplement',
    'testimony',
    'supplement',
    bi('准许补充鉴定印文盖印时段', 'Allow a supplement on the period of the imprint'),
  ),
  wrong(
    'testimony_advisor',
    'testimony',
    bi(
      '崔明远从业十五年，他当庭说的和鉴定意见并列，由合议庭择优采信',
      'Cui has fifteen years of practice: set what he said in court beside the opinion and let the panel adopt the better of the two',
    ),
    bi(
      '有专门知识的人就专业问题提出的意见，视为当事人的陈述（民诉法解释第一百二十二条第二款），可以动摇鉴定意见，不能同它并列；当事人的陈述也不能单独作为认定事实的根据（《民事诉讼证据规定》第九十条第一项）。',
      'What a person with special knowledge says on technical questions is deemed a statement of the party (Interpretation, Article 122, second paragraph). It may shake the expert opinion but does not stand beside it, and a statement of a party alone is no basis for a finding (Provisions on Evidence, Article 90, item 1).',
    ),
  ),
  wrong(
    'supplement_date',
    'supplement',
    bi(
      '相符的样本是 2023 年 9 月至 12 月的，正好包住 10 月：写“印文盖于 2023 年 10 月前后”',
      'The samples that agree are from September to December 2023, which covers October: write "stamped around October 2023"',
    ),
    bi(
      '样本只说明缺口出现以前和以后，不说明哪个月；“10 月前后”是被告的说法，不是所见。超出技术能力的不得受理（《司法鉴定程序通则》第十五条第五项），也不能照委托人或者当事人的意图写（第十八条第三款）。',
      'The samples show before and after the nick, and no month; "around October" is what the defendant says, not what was seen. What exceeds technical capacity may not be accepted (General Rules, Article 15, item 5), nor may an opinion follow what a party wishes (Article 18, third paragraph).',
    ),
  ),
  wrong(
    'supplement_untested',
    'supplement',
    bi(
      '补充意见和原意见方向一致，送达双方就够了，有异议的书面提，不必再开庭',
      'The supplement agrees with the opinion: it is enough to serve it on both sides, who may object in writing, without another hearing',
    ),
    bi(
      '补充意见要及时送交当事人（《民事诉讼证据规定》第三十七条第一款），还要在法庭上出示、由当事人互相质证；未经质证的，不得作为认定案件事实的根据（民诉法解释第一百零三条第一款）。时段这一项，双方都还没有问过。',
      'The supplement is sent to the parties without delay (Provisions on Evidence, Article 37, first paragraph), but it is also produced in court and tested by them; untested evidence is no basis for finding facts (Interpretation, Article 103, first paragraph). On the period neither side has asked anything yet.',
    ),
  ),
  advance(
    'supplement_done',
    'supplement',
    'supplement_hearing',
    bi('补充意见送达双方，再次开庭质证', 'The supplement is served: the court sits again to test it'),
  ),
];
