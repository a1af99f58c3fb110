import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';

/** The witness is called and questioned: beside the experts, or alone where they do not appear. */
export const WITNESS_LINES: FlowNode['lines'] = [
  say(
    'judge',
    '传证人高志远到庭。你有如实作证的义务，作伪证要承担法律责任。请宣读保证书，然后就你知道的事连续陈述。',
    'I call the witness Gao Zhiyuan. You have a duty to testify truthfully, and false testimony entails legal liability. Please read out your pledge and then give us a continuous account of what you know.',
  ),
  say(
    'manager',
    '我保证据实陈述，绝无隐瞒、歪曲、增减；如有虚假陈述，愿意接受处罚。',
    'I pledge to tell the truth without concealing, distorting, adding or omitting anything, and to accept punishment for any false statement.',
  ),
  say(
    'manager',
    '印章是 2024 年 3 月从桌上掉下来的，右边缺了一点；是我碰的，我一直没有对公司说。那份对账我没有签过。6 月 30 日我在哪里，记不清了。',
    'In March 2024 the seal fell from the table and lost a chip on the right. It was I who knocked it off, and I never told the company. I did not sign that statement. I do not remember where I was on 30 June.',
  ),
  say(
    'counsel_p',
    '你是被告的项目经理，工资由被告发。印章摔过这件事，为什么一年多没有说，现在才说？',
    "You are the defendant's project manager, and it pays your wages. Why did you say nothing for more than a year about the seal being dropped, and why do you say it now?",
  ),
  say(
    'manager',
    '怕担责任。法院让我签保证书，写到哪些事亲眼看见，我才写的。',
    'I was afraid of being held responsible. I wrote it only when the court had me sign the pledge and I came to what I had seen with my own eyes.',
  ),
  say(
    'counsel_d',
    '印章摔了以后，你见过边框完整的印文吗？',
    'After the seal had been dropped, did you see any imprint with a whole rim?',
  ),
  say(
    'manager',
    '没有留意过。我只知道那天缺了。',
    'I never paid attention to that. I only know that it was chipped that day.',
  ),
];
