import { say, sayWeighing } from '../../build.ts';
import type { Lines } from '../pattern.ts';

export const BILL_LINES: Lines = {
  hearing: [
    say(
      'chair',
      '立法听证会现在开始。每位陈述人时间相等，请围绕听证事项发言。',
      'The hearing begins. Each speaker has the same time; please keep to the subject.',
    ),
    say('clerk', '参加人已经签到，发言全部记录。', 'All have signed in, and everything is recorded.'),
    say(
      'drafter',
      '草案的必要性、可行性和主要内容，以说明为准；分歧最大的条款请大家多提意见。',
      'Why the bill is needed, that it can work and what it says is in the explanation; we ask most of all about the clause in dispute.',
    ),
    say(
      'supporter',
      '我赞成这一条：它解决的问题是真实的，代价可以承受。',
      'I am in favour of the clause: the problem is real, and the cost can be borne.',
    ),
    say(
      'opponent',
      '我反对这一条：它增加的负担不合比例，请看我提出的修改条文。',
      'I am against the clause: its burden is out of proportion. Please look at the wording I propose.',
    ),
    say(
      'member_a',
      '请双方说明：数据从哪里来，影响到多少人？',
      'Both sides, please: where do the figures come from, and how many people are affected?',
    ),
    say('member_b', '有没有负担更轻、同样有效的办法？', 'Is there a lighter way that works as well?'),
    say('chair', '请专家入场，就专业问题说明。', 'The expert may come in and answer questions of expertise.'),
    say(
      'expert',
      '我说明依据的材料和方法，结论有它的条件。',
      'I explain my material and method; the conclusion has its conditions.',
    ),
    say(
      'rapporteur',
      '我归纳一下：一致的是目的，分歧在手段。',
      'To sum up: the aim is agreed, the means are not.',
    ),
  ],
  vote: [
    say(
      'chair',
      '草案和听证报告已经印发，现在审议并付表决。',
      'Bill and report are before you; we consider them and vote.',
    ),
    sayWeighing(
      'rapporteur',
      ['听证中的主要意见已经回应，建议通过。', 'The main opinions are answered; I propose that it pass.'],
      [
        '听证中的主要意见还没有回应，建议再修改。',
        'The main opinions are not answered yet; I propose a revision.',
      ],
    ),
    sayWeighing(
      'member_a',
      ['目的正当，手段合比例，赞成。', 'A proper aim and proportionate means: for.'],
      ['手段过重，反对。', 'The means are too heavy: against.'],
    ),
    sayWeighing(
      'member_b',
      ['现行规定不够用，应当制定。', 'The rules in force do not suffice; it is needed.'],
      [
        '执行成本没有说清楚，现在不宜通过。',
        'What it costs to carry out is not clear; it should not pass now.',
      ],
    ),
    say('clerk', '应到、实到人数已经核对。', 'The number of members present is checked.'),
  ],
};
