import type { CaseModels } from '../../models.ts';
import { REFERRAL } from '../papers/court.ts';
import { inThree } from './in-three.ts';

export const REFERRAL_MODELS: CaseModels = inThree(
  REFERRAL,
  {
    note: [
      '各种意见和条文写全，说明没有多数。',
      'It sets out each view with its articles, and says that none has a majority.',
    ],
    said: [
      [
        '撤销（《行政诉讼法》第七十条）、驳回（第六十九条）和评议过的其他判决方式都没有形成多数，各自的理由附评议笔录。',
        'Revoking (Administrative Litigation Law, Article 70), dismissing (Article 69) and the other forms of judgment were put to the vote, and none has a majority; the reasons are in the minutes of deliberation.',
      ],
      [
        '提请讨论：被告所用的依据和理由能否成立；处罚是否明显不当；应当采用哪一种判决方式。讨论决定以前不宣判。',
        'The committee is asked whether the basis and the reasons of the defendant hold, whether the penalty is obviously inappropriate and which form of judgment is right. No judgment will be pronounced before it has discussed the case.',
      ],
    ],
  },
  {
    note: ['没有写条文，也没有写理由。', 'The articles are missing.'],
    said: [
      [
        '合议庭意见不一致，有的认为重，有的认为不重。',
        'The panel does not agree: some think the fine too heavy, some do not.',
      ],
      ['请审判委员会决定怎样处理本案。', 'The committee is asked how the case is to be decided.'],
    ],
  },
  {
    note: [
      '没有多数却按承办人意见下判。合议庭三人以上单数（《行政诉讼法》第六十八条），以多数意见裁判。',
      'It adopts the view of the reporting judge although there is no majority. A panel of three or more (Administrative Litigation Law, Article 68) decides by majority.',
    ],
    said: [
      ['各种意见都没有形成多数。', 'None of the views has a majority.'],
      [
        '为不拖延，先按承办法官的意见宣判，再向审判委员会补报。',
        'To avoid delay, judgment is first pronounced on the view of the reporting judge and reported to the committee later.',
      ],
    ],
  },
);
