import { say, sayWeighing } from '../../build.ts';
import type { Lines } from '../pattern.ts';

export const CRIMINAL_LINES: Lines = {
  conference: [
    say(
      'presiding',
      '今天只了解情况：是否申请回避，证人名单，有没有申请排除非法证据。',
      'Today we only gather information: recusal, the list of witnesses, and whether evidence is to be excluded.',
    ),
    say(
      'prosecutor',
      '公诉方不申请回避，申请证人出庭，证据已经全部移送。',
      'The prosecution asks for no recusal and for its witness to be heard; all evidence has been handed over.',
    ),
    say('assistant', '证据目录按证明对象分组。', 'The list of evidence is grouped by what is to be proved.'),
    say('accused', '我不申请回避。', 'I ask for no recusal.'),
    say(
      'defender',
      '辩护方对部分证据的取得过程有疑问，请公诉方说明。',
      'The defence has questions on how some evidence was obtained; we ask the prosecution to explain.',
    ),
    say('clerk', '庭前会议的情况已记录，请核对。', 'The conference is recorded; please check the record.'),
  ],
  inquiry: [
    say(
      'presiding',
      '现在开庭。告知被告人诉讼权利。请公诉人宣读起诉书。',
      'The court is in session. The accused is informed of the rights they have. The prosecutor will read the indictment.',
    ),
    say('clerk', '诉讼参与人已经到庭，请遵守法庭纪律。', 'Everybody is here. Please keep order in court.'),
    say(
      'prosecutor',
      '指控的事实和罪名以起诉书为准，下面分组举证。',
      'Facts and charge are as in the indictment; the evidence follows in groups.',
    ),
    say(
      'accused',
      '起诉书我听清楚了，我对指控如实说明。',
      'I have understood the indictment and will say truthfully what happened.',
    ),
    say(
      'assistant',
      '出示第一组证据，请法庭查验。',
      'I present the first group of evidence for the court to examine.',
    ),
    say(
      'defender',
      '对证据的合法性和证明目的有意见，请允许逐项质证。',
      'We have objections to how it was obtained and what it proves; may we take it item by item?',
    ),
    say('judge', '请被告人说明：当时你知道些什么？', 'The accused, please: what did you know at the time?'),
    say(
      'assessor',
      '请公诉人说明这件证据和指控的事实有什么关系。',
      'Will the prosecutor say how this item bears on the charge?',
    ),
    say(
      'presiding',
      '传证人到庭。作伪证要承担法律责任，请如实陈述。',
      'Call the witness. False testimony is punishable; please tell the truth.',
    ),
    say('witness', '我明白，我只说我亲自看到的。', 'I understand, and say only what I saw myself.'),
  ],
  debate: [
    say(
      'presiding',
      '法庭调查结束，现在辩论。先由公诉人发表公诉意见。',
      'The inquiry is closed. The debate begins with the prosecution.',
    ),
    say(
      'prosecutor',
      '事实清楚，证据确实、充分，应当依法追究刑事责任。',
      'The facts are clear and the evidence reliable and sufficient; criminal liability must follow.',
    ),
    say('assistant', '量刑建议及其理由，已经写明。', 'The proposed sentence and its reasons are in writing.'),
    say(
      'defender',
      '请法庭严格按照证明标准审查，并充分考虑从轻情节。',
      'I ask the court to apply the standard of proof strictly and to weigh what mitigates.',
    ),
    say(
      'judge',
      '请双方就量刑情节各补充一句。',
      'Please each add a word on the circumstances of sentencing.',
    ),
    say('assessor', '没有问题了。', 'I have no further question.'),
    say('clerk', '双方意见已经记录。', 'Both opinions are recorded.'),
    say(
      'presiding',
      '辩论终结。请被告人作最后陈述。',
      'The debate is closed. The accused has the last word.',
    ),
    say('accused', '请法庭依法公正判决。', 'I ask for a fair judgment according to law.'),
  ],
  deliberation: [
    say(
      'presiding',
      '先评议定罪，再评议量刑：证据是否排除了合理怀疑？',
      'Guilt first, then the sentence: does the evidence leave a reasonable doubt?',
    ),
    sayWeighing(
      'judge',
      [
        '证据形成完整的链条，合理怀疑已经排除。',
        'The evidence is a complete chain and leaves no reasonable doubt.',
      ],
      [
        '关键事实只有孤证，合理怀疑没有排除。',
        'The decisive fact rests on one item alone; a reasonable doubt remains.',
      ],
    ),
    sayWeighing(
      'assessor',
      [
        '被告人的解释不合常理，指控成立。',
        "The accused's account is against all experience; the charge is proved.",
      ],
      [
        '被告人的解释有可能是真的，指控没有证明。',
        "The accused's account may be true; the charge is not proved.",
      ],
    ),
    say('clerk', '不同意见如实记入笔录。', 'Different opinions are recorded as they were given.'),
  ],
};
