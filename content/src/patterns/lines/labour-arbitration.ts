import { say, sayWeighing } from '../../build.ts';
import type { Lines } from '../pattern.ts';

export const LABOUR_LINES: Lines = {
  acceptance: [
    say(
      'clerk',
      '请说明被申请人、请求，以及劳动合同在哪里履行。',
      'Please state the respondent, the claims and where the contract was performed.',
    ),
    say(
      'rep_c',
      '被申请人、请求和履行地都写在申请书里，本委有管辖权；申请书和副本一并提交。',
      'All of that is in the application; this commission has jurisdiction. I submit the application with its copy.',
    ),
    say(
      'claimant',
      '情况就是申请书上写的那样，我愿意补充材料。',
      'It is as the application says, and I am willing to add papers.',
    ),
    say(
      'clerk',
      '材料已经登记，五日内通知你们是否受理。',
      'The papers are registered; within five days you will hear whether the case is accepted.',
    ),
  ],
  hearing: [
    say(
      'presiding',
      '现在开庭。请书记员宣布纪律，双方报告身份。',
      'The hearing is open. The clerk will state the rules; both sides, please identify yourselves.',
    ),
    say(
      'clerk',
      '请遵守庭审纪律。双方身份已经核对，到庭符合规定。',
      'Please keep order. Both sides are identified and properly here.',
    ),
    say(
      'claimant',
      '我是申请人，请求和事实由代理人说明。',
      'I am the claimant; my representative will state the claims and the facts.',
    ),
    say(
      'rep_c',
      '仲裁请求、事实和理由以申请书为准，证据见证据目录，请逐项审查。',
      'Claims, facts and grounds are as in the application, the evidence as in the list; please examine them item by item.',
    ),
    say(
      'rep_r',
      '答辩意见以答辩书为准；请求没有事实依据的部分，请予驳回。',
      'Our answer is as in the statement of defence; please refuse what has no basis in fact.',
    ),
    say(
      'respondent',
      '单位的做法有规章制度和记录可以查。',
      'What the employer did can be checked in its rules and records.',
    ),
    say(
      'arb_a',
      '请双方说清楚：数额怎样算出来，各自依据哪一件证据？',
      'Both sides, please: how is each figure calculated, and on which evidence?',
    ),
    say(
      'arb_b',
      '掌握管理证据的一方，还有没有应当提供而没有提供的？',
      'Is there evidence in the hands of the party that keeps the records which has not been produced?',
    ),
    say(
      'presiding',
      '传证人到庭。请证人如实陈述，并接受双方询问。',
      'Call the witness. Please tell the truth and answer both sides.',
    ),
    say('witness', '我只说我亲自看到、听到的。', 'I say only what I saw and heard myself.'),
    say('presiding', '辩论终结。请双方作最后陈述。', 'The debate is closed. Final opinions, please.'),
  ],
  mediation: [
    say(
      'presiding',
      '作出裁决以前，先听听双方愿不愿意调解，各自的方案是什么。',
      'Before an award: are both sides willing to mediate, and what does each propose?',
    ),
    say(
      'claimant',
      '我愿意谈，但是基本的请求要有着落。',
      'I am willing to talk, but the core of my claim must be met.',
    ),
    say(
      'rep_c',
      '我们可以在数额和付款时间上让步，不放弃性质的认定。',
      'We can move on sum and time, not on what happened in law.',
    ),
    say(
      'respondent',
      '单位愿意一次了结，数额要在可以承受的范围。',
      'The employer would settle once and for all, for a sum it can bear.',
    ),
    say(
      'rep_r',
      '方案如果包括不再就同一争议提出请求，可以考虑。',
      'We can consider it if no further claim on the same dispute follows.',
    ),
    say('arb_a', '请双方各说一个能够接受的数字区间。', 'Please each name a range that you could accept.'),
    say(
      'arb_b',
      '履行的日期和逾期的后果也要一起谈。',
      'The date of payment and what follows delay belong to it.',
    ),
    say(
      'clerk',
      '双方的方案已记录，不作为以后裁决的依据。',
      'The proposals are recorded and are no basis for a later award.',
    ),
  ],
  deliberation: [
    say(
      'presiding',
      '先说理由，再表决：事实证明到了什么程度，举证责任在谁？',
      'Reasons first, then the vote: how far are the facts proved, and who bears the burden of proof?',
    ),
    sayWeighing(
      'arb_a',
      [
        '申请人的证据能够相互印证，我倾向支持。',
        'The evidence of the claimant fits together; I lean to granting.',
      ],
      [
        '申请人的证据还不足以证明主要事实，我倾向不支持。',
        'The evidence of the claimant does not prove the main facts; I lean to refusing.',
      ],
    ),
    sayWeighing(
      'arb_b',
      [
        '应当由用人单位证明的，没有证明，后果由其承担。',
        'What the employer had to prove it did not; the consequence is its own.',
      ],
      [
        '用人单位已经证明其决定有依据，程序也完整。',
        'The employer has shown that its decision had grounds and a proper procedure.',
      ],
    ),
    say('clerk', '不同意见如实记入笔录。', 'Different opinions are recorded as they were given.'),
  ],
};
