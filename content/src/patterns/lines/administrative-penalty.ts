import { say, sayWeighing } from '../../build.ts';
import type { Lines } from '../pattern.ts';

export const PENALTY_LINES: Lines = {
  inspection: [
    say(
      'officer_a',
      '我们是执法人员，这是执法证件。现在依法检查，请配合。',
      'We are officers; these are our papers. This is an inspection under the law; please cooperate.',
    ),
    say('party', '证件看过了，你们检查吧。', 'I have seen your papers; go ahead.'),
    say(
      'officer_b',
      '请出示许可证件和有关记录，检查情况当场记录。',
      'Please show your licences and records; what we see is recorded on the spot.',
    ),
    say(
      'agent',
      '请写明检查的时间、地点和依据。',
      'Please put time, place and legal basis of the inspection in the record.',
    ),
    say(
      'officer_a',
      '检查情况已经告知，请核对笔录，有意见可以写上。',
      'You have been told what was found. Please check the record; objections may be added.',
    ),
  ],
  hearing: [
    say(
      'chair',
      '听证现在开始。核对参加人，告知权利，询问是否申请回避。',
      'The hearing begins. Identities are checked, rights explained: does anybody ask for recusal?',
    ),
    say('clerk', '参加人已经核对，请遵守听证纪律。', 'Everybody is identified. Please keep order.'),
    say(
      'officer_a',
      '调查的事实、证据和拟作出的处罚，以事先告知书为准。',
      'Facts, evidence and the proposed penalty are as in the notice.',
    ),
    say('officer_b', '证据都是两名执法人员依法取得的。', 'All evidence was lawfully taken by two officers.'),
    say('party', '我对事实有不同意见，请听我说明。', 'I see the facts differently; please hear me.'),
    say(
      'agent',
      '请求从轻、减轻或者不予处罚，理由见陈述申辩书。',
      'We ask for a lighter penalty, for mitigation or for no penalty, for the reasons in our statement.',
    ),
    say('chair', '请证人到场说明。', 'The witness may come in.'),
    say('witness', '我说明我知道的情况。', 'I will say what I know.'),
    say(
      'chair',
      '听证结束，请核对笔录后签名。',
      'The hearing is closed. Please check the record and sign it.',
    ),
  ],
  discussion: [
    say(
      'head',
      '先听审核意见，再讨论：事实是否清楚，处罚是否适当？',
      'The legal review first; then: are the facts clear, and is the penalty proper?',
    ),
    sayWeighing(
      'reviewer',
      [
        '程序合法，事实清楚，裁量有据，同意处罚。',
        'The procedure is lawful, the facts are clear, discretion has its reasons: I agree to the penalty.',
      ],
      [
        '违法轻微或者证据不足，不宜处罚。',
        'The breach is slight or the evidence insufficient: there should be no penalty.',
      ],
    ),
    sayWeighing(
      'deputy_a',
      ['同类案件都是这样处理的，应当一致。', 'Like cases were decided so, and this one should be.'],
      ['当事人已经改正，教育就够了。', 'The party has put it right; a warning in words is enough.'],
    ),
    say('clerk', '讨论意见已经记录。', 'The opinions are recorded.'),
  ],
};
