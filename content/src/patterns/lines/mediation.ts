import { say } from '../../build.ts';
import type { Lines } from '../pattern.ts';

export const MEDIATION_LINES: Lines = {
  facts: [
    say(
      'mediator',
      '我先听两边各说一遍，互不打断；有材料的请展示。',
      'I hear each side in turn, without interruption; please show what you have.',
    ),
    say(
      'party_a',
      '事情的经过写在申请书里，我补充几点。',
      'What happened is in the application; I add a few points.',
    ),
    say('party_b', '有几点和我知道的不一样，我来说明。', 'Some of it is not as I know it; let me explain.'),
    say('neighbour', '我知道的就这些，谁也不偏。', 'That is what I know, and I take no side.'),
    say('clerk', '两边的说法都记下了。', 'Both accounts are noted.'),
  ],
  meeting: [
    say(
      'mediator',
      '今天是来商量的，愿不愿意由你们自己决定。先说说最在意的是什么。',
      'We are here to find a way, and you decide freely. What matters most to each of you?',
    ),
    say(
      'party_a',
      '我最在意的是问题能解决，以后不再发生。',
      'To me it matters that it is solved and does not happen again.',
    ),
    say(
      'party_b',
      '我愿意解决，但是责任要分清，数额要合理。',
      'I want it solved too, but responsibility must be clear and the sum fair.',
    ),
    say('friend_a', '大家退一步，日子还要过。', 'Let us each take a step back; life goes on.'),
    say('friend_b', '能当面说清楚最好。', 'It is best said face to face.'),
    say('neighbour', '我可以作证的，愿意再说一遍。', 'What I can confirm I am ready to repeat.'),
    say('clerk', '方案已记下，请两边核对。', 'The proposal is noted; please both check it.'),
    say(
      'mediator',
      '我提一个方案，分两步履行，两边看看行不行。',
      'I propose a solution in two steps; would that do for both of you?',
    ),
  ],
};
