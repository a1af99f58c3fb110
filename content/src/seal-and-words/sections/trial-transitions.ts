import type { Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';

export const TRIAL_TRANSITIONS: Transition[] = [
  wrong(
    'objection_new',
    'objection',
    bi(
      '两名鉴定人自己都不一致，属于“明显依据不足”，直接申请换一家重新鉴定',
      'The two experts do not even agree with each other: that is "clearly without sufficient basis", so apply at once for a new examination by another institution',
    ),
    bi(
      '意见不一并且注明，是程序要求的（《司法鉴定程序通则》第三十七条），不是依据不足。能通过补正、补充鉴定或者补充质证、重新质证等方法解决的，不予准许重新鉴定（《民事诉讼证据规定》第四十条第三款）。先书面异议，再请鉴定人出庭（第三十七条、第三十八条）。',
      'The rules themselves require that a difference of opinion be noted (General Rules, Article 37); it does not mean that the basis is insufficient. Where a defect can be cured by correction, a supplementary examination or a further examination by the parties in court, a new examination is not allowed (Provisions on Evidence, Article 40, third paragraph). First object in writing, then have the experts appear (Articles 37 and 38).',
    ),
  ),
  advance(
    'objection_done',
    'objection',
    'reply',
    bi(
      '书面异议提交法院，请鉴定人答复',
      'Submit the written objections to the court for the experts to answer',
    ),
  ),
  wrong(
    'testimony_absent',
    'testimony',
    bi(
      '沈知微主笔、两项都做了检验，由她一人出庭即可，罗川的不同意见由她转述',
      "Shen wrote the opinion and examined both matters, so only she need appear; she can report Luo's differing opinion",
    ),
    bi(
      '应当由从事鉴定的人员代表机构出庭（《民事诉讼证据规定》第七十九条第二款），罗川也是鉴定人，他的不同意见要由他自己回答；经通知不出庭的，他的那份意见不得作为认定事实的根据（《民事诉讼法》第八十一条）。',
      'Those who carried out the examination must appear on behalf of the institution (Provisions on Evidence, Article 79, second paragraph). Luo is one of the experts and must answer for his differing opinion himself; if he is notified and does not appear, his opinion may not be a basis for finding facts (Civil Procedure Law, Article 81).',
    ),
  ),
  advance(
    'testimony_done',
    'testimony',
    'debate',
    bi('质证充分，进入法庭辩论', 'The opinion has been fully examined: proceed to the debate'),
  ),
  advance(
    'testimony_supplement',
    'testimony',
    'supplement',
    bi('准许补充鉴定印文盖印时段', 'Allow a supplementary examination of the period of the imprint'),
  ),
  wrong(
    'testimony_advisor',
    'testimony',
    bi(
      '崔明远从业十五年，他当庭说的和鉴定意见并列，由合议庭择优采信',
      'Cui has fifteen years of practice: put what he said in court on a par with the expert opinion and let the panel adopt the better of the two',
    ),
    bi(
      '有专门知识的人就专业问题提出的意见，视为当事人的陈述（民诉法解释第一百二十二条第二款），可以动摇鉴定意见，不能同它并列；当事人的陈述也不能单独作为认定事实的根据（《民事诉讼证据规定》第九十条第一项）。',
      'What a person with special knowledge says on technical questions is deemed a statement of the party (Interpretation, Article 122, second paragraph). It may cast doubt on the expert opinion but is not on a par with it, and a statement of a party may not by itself be the basis of a finding (Provisions on Evidence, Article 90, item 1).',
    ),
  ),
  wrong(
    'supplement_date',
    'supplement',
    bi(
      '相符的样本是 2023 年 9 月至 12 月的，正好包住 10 月：写“印文盖于 2023 年 10 月前后”',
      'The matching samples are from September to December 2023, which neatly includes October: write "stamped around October 2023"',
    ),
    bi(
      '样本只说明缺口出现以前和以后，不说明哪个月；“10 月前后”是被告的说法，不是所见。超出技术能力的不得受理（《司法鉴定程序通则》第十五条第五项），也不能照委托人或者当事人的意图写（第十八条第三款）。',
      'The samples show only whether an imprint was made before or after the nick appeared, not in which month; "around October" is what the defendant says, not what was observed. A matter that exceeds technical capacity may not be accepted (General Rules, Article 15, item 5), and an opinion may not be written to suit the client or a party (Article 18, third paragraph).',
    ),
  ),
  wrong(
    'supplement_untested',
    'supplement',
    bi(
      '补充意见和原意见方向一致，送达双方就够了，有异议的书面提，不必再开庭',
      'The supplementary opinion points the same way as the original: it is enough to serve it on both sides, who may object in writing; no further hearing is needed',
    ),
    bi(
      '补充意见要及时送交当事人（《民事诉讼证据规定》第三十七条第一款），还要在法庭上出示、由当事人互相质证；未经质证的，不得作为认定案件事实的根据（民诉法解释第一百零三条第一款）。时段这一项，双方都还没有问过。',
      'The supplementary opinion must be sent to the parties promptly (Provisions on Evidence, Article 37, first paragraph), and it must also be produced in court and examined by them; evidence that the parties have not examined may not be a basis for finding facts (Interpretation, Article 103, first paragraph). Neither side has yet asked a single question about the period.',
    ),
  ),
  advance(
    'supplement_done',
    'supplement',
    'supplement_hearing',
    bi(
      '补充意见送达双方，再次开庭质证',
      'The supplementary opinion is served: hold another hearing to examine it',
    ),
  ),
];
