import { say, sayWeighing } from '../../build.ts';
import type { Lines } from '../pattern.ts';

export const CIVIL_LINES: Lines = {
  filing: [
    say(
      'clerk',
      '请说明被告是谁、请求是什么、属于哪个法院管辖。',
      'Please state the defendant, the claims and which court has jurisdiction.',
    ),
    say(
      'counsel_p',
      '起诉状写明了被告、请求和事实，本院有管辖权，材料和副本一并提交。',
      'The complaint states defendant, claims and facts, and this court has jurisdiction. I submit the papers with copies.',
    ),
    say('plaintiff', '情况就是起诉状上写的那样。', 'It is as the complaint says.'),
    say(
      'clerk',
      '符合起诉条件的，七日内立案并通知你们。',
      'An action that meets the conditions is filed within seven days, and you will be told.',
    ),
  ],
  inquiry: [
    say(
      'presiding',
      '现在开庭。请书记员核对身份，宣布纪律。',
      'The court is in session. The clerk will check identities and state the rules.',
    ),
    say(
      'clerk',
      '双方身份已经核对，请遵守法庭纪律。',
      'Both sides are identified. Please keep order in court.',
    ),
    say(
      'plaintiff',
      '我的请求由代理人说明，事实是我亲身经历的。',
      'My counsel will state my claims; the facts are what I experienced.',
    ),
    say(
      'counsel_p',
      '诉讼请求、事实和理由以起诉状为准，证据见目录。',
      'Claims, facts and grounds are as in the complaint; the evidence is as listed.',
    ),
    say(
      'defendant',
      '对方说的不全是事实，请法庭查清。',
      'Not all of that is true; I ask the court to establish the facts.',
    ),
    say(
      'counsel_d',
      '答辩意见以答辩状为准；对证据的关联性和证明目的有异议。',
      'Our answer is as in the defence; we dispute the relevance of the evidence and what it is said to prove.',
    ),
    say(
      'judge',
      '请双方围绕争议焦点，一件一件质证。',
      'Please examine the evidence item by item, on the issues.',
    ),
    say(
      'assessor',
      '有一个事实问题请双方都说清楚：当时是怎样约定的？',
      'One question of fact for both sides: what exactly was agreed?',
    ),
    say('presiding', '传证人到庭。请证人如实陈述。', 'Call the witness. Please tell the truth.'),
    say('witness', '我只说我亲自知道的。', 'I say only what I know myself.'),
  ],
  debate: [
    say(
      'presiding',
      '法庭调查结束，现在辩论。先由原告方发言。',
      'The inquiry is closed. The debate begins with the plaintiff.',
    ),
    say(
      'counsel_p',
      '事实有证据证明，法律依据明确，请支持全部诉讼请求。',
      'The facts are proved and the law is clear; please grant all claims.',
    ),
    say('plaintiff', '同意代理人的意见。', 'I agree with my counsel.'),
    say(
      'counsel_d',
      '原告没有完成举证责任，请驳回没有依据的请求。',
      'The plaintiff has not met the burden of proof; please dismiss what has no basis.',
    ),
    say('defendant', '同意代理人的意见。', 'I agree with my counsel.'),
    say('judge', '请双方再就举证责任各补充一句。', 'Please each add a word on the burden of proof.'),
    say('assessor', '没有问题了。', 'I have no further question.'),
    say('clerk', '双方意见已经记录。', 'Both opinions are recorded.'),
    say(
      'presiding',
      '辩论终结。请各方最后陈述，并说明是否愿意调解。',
      'The debate is closed. Final opinions, please, and whether you will settle.',
    ),
  ],
  deliberation: [
    say('presiding', '先评议事实，再评议法律，最后表决。', 'First the facts, then the law, then the vote.'),
    sayWeighing(
      'judge',
      [
        '原告的证据达到了证明标准，我倾向支持。',
        "The plaintiff's evidence meets the standard of proof; I lean to granting.",
      ],
      [
        '原告的证据没有达到证明标准，我倾向不支持。',
        "The plaintiff's evidence does not meet the standard of proof; I lean to refusing.",
      ],
    ),
    sayWeighing(
      'assessor',
      ['从常理看，原告的说法更可信。', "By experience of life the plaintiff's account is the more credible."],
      ['从常理看，被告的解释更可信。', "By experience of life the defendant's account is the more credible."],
    ),
    say('clerk', '不同意见如实记入笔录。', 'Different opinions are recorded as they were given.'),
  ],
};
