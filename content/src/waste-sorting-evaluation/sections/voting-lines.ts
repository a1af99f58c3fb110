import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** Who votes gives reasons for either vote. */
export const VOTE_LINES: FlowNode['lines'] = [
  say(
    'lead',
    '现在表决评估报告。请宋教授说明结论。',
    'We come to the vote on the report. Professor Song, the conclusion, please.',
  ),
  sayWeighing(
    'expert',
    [
      '“部分有效”：行为确实改善，但靠督导维持；第三十四条的处罚条件同法典抵触；第十九条没有依据；第三十一条几乎没有用过。我同意通过。',
      '"Partly effective": conduct has improved but rests on supervisors; the condition of Article 34 contravenes the Code; Article 19 has no basis; Article 31 was hardly used. I agree to the report.',
    ],
    [
      '“部分有效”是执笔时定下的写法：行为确实改善，但靠督导维持。听完听证我再看，督导一撤就回落的效果，记在督导的账上更准确；四条修改建议我赞成，这个结论我不同意。',
      '"Partly effective" was the wording when the report was drafted: conduct has improved but rests on supervisors. After the hearing I think that an effect which falls when they leave is better credited to them. I support the four amendments; to this conclusion I do not agree.',
    ],
  ),
  sayWeighing(
    'stat',
    [
      '80% 和 42% 两个数字站得住；61% 只是样本的合计，推不到全市。“因为条例”这四个字数据还证明不了，局限里写明这一句，我同意。',
      'The 80% and the 42% stand; the 61% is the total of the sample and not of the city. That it is "because of the regulation" the data do not prove. With that sentence among the limits I agree.',
    ],
    [
      '80% 和 42% 两个数字站得住；61% 只是样本的合计，推不到全市。“因为条例”数据证明不了，可是读报告的人看见“有效”，读到的就是这四个字，局限写在后面救不回来。我不同意。',
      'The 80% and the 42% stand; the 61% is the total of the sample and not of the city. That it is "because of the regulation" the data do not prove; yet that is what a reader takes from the word "effective", and the limits at the end do not undo it. I do not agree.',
    ],
  ),
  sayWeighing(
    'deputy',
    [
      '来信说的老人、车辆、人脸三件事，建议里都有了着落；清洁工也说，没有条例就没有今天的干净。“部分有效”四个字，我能向写信的人解释，我同意。',
      'The letters spoke of the elderly, the lorries and the cameras, and the proposals deal with all three; and the cleaners say that without the regulation it would not be as clean as it is. "Partly effective" is something I can explain to those who wrote. I agree.',
    ],
    [
      '来信说的老人、车辆、人脸三件事，建议里都有了着落；可是没有督导的小区不到一半分得对，那里的人不会认“部分有效”这四个字。这个结论我不同意。',
      'The letters spoke of the elderly, the lorries and the cameras, and the proposals deal with all three. But in estates without supervisors less than half is sorted correctly, and people there would not call that "partly effective". To this conclusion I do not agree.',
    ],
  ),
  sayWeighing(
    'lead',
    [
      '第三十四条当年是我起草的，今天怎样评价，按证据说话。证据说它要改，也说行为变了，这份报告两面都写了，我同意。请表决。',
      'I drafted Article 34; how it is judged today depends on the evidence. The evidence says that it must change, and also that conduct has changed. The report says both, and I agree. Please vote.',
    ],
    [
      '第三十四条当年是我起草的，今天怎样评价，按证据说话。证据到“有改善”为止，“有效”这一步我不敢替自己的条文下，我不同意。请表决。',
      'I drafted Article 34; how it is judged today depends on the evidence. The evidence goes as far as "improved". I dare not take the step to "effective" for a text of my own, and I do not agree. Please vote.',
    ],
  ),
  say(
    'clerk',
    '各位的意见和理由已经记录，表决结果随后记入。',
    'Views and reasons are recorded; the result of the vote will be added.',
  ),
];
