import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';

/** In the order of the talks. */
export const SESSION_LINES: FlowNode['lines'] = [
  say(
    'mediator',
    '今天各方都到了。还是老规矩：一个人说完，另一个人再说。沈老师。',
    'All are here. As always: one finishes before the next begins. Ms Shen.',
  ),
  say(
    'downstairs',
    '我先说我自己。3 号我关了立管，是我不对，我气糊涂了。可是那天我在滴水的书房里站了五十分钟，没有一个人来问我一声。',
    'Let me begin with myself. On the 3rd I closed the riser. That was wrong; I was beside myself. But that day I stood in a dripping study for fifty minutes and nobody asked after me.',
  ),
  say(
    'property',
    '沈老师，那天水止住以后，值班员没有上楼看您一眼，这是我们不对，我先说。',
    'Ms Shen, when the water had stopped our man did not go up to see how you were. That was wrong of us, and I say so first.',
  ),
  say(
    'tenant',
    '沈老师，对不起。那天我倒了水就走了，没想到会爆。您骂得对，我没敢下来。',
    'Ms Shen, I am sorry. I emptied the bucket and left; I never thought that it would burst. You were right to scold. I did not dare to come down.',
  ),
  {
    ...say(
      'owner',
      '7 月 28 号小陈跟我说过，我说周末去，孩子发烧没去成。这个我认。但是您自己那两箱书，傍晚才搬，也说不过去吧。',
      'Xiao Chen told me on 28 July. I said at the weekend; my child had a fever. I admit that. But your two boxes of books were moved only in the evening.',
    ),
    shows: ['evidence_2_messages'],
  },
  say(
    'elder',
    '来，都喝口水。能认账就好谈。',
    'Here, have some water. Once people admit things, it can be settled.',
  ),
  say(
    'mediator',
    '那就一项一项来。顶面墙面，报价 6,800，物业的参考价 5,200。沈老师，这份报价是谁做的？',
    'Item by item then. Ceiling and walls: the quote is 6,800, the reference price 5,200. Ms Shen, who made the quote?',
  ),
  {
    ...say(
      'downstairs',
      '是我侄子。按 5,200 也行，钱早点到，我自己请人，中秋以前修好。精神损失那一项，我不提了。',
      'My nephew. 5,200 will do, if the money comes in time for me to have it repaired before the Mid-Autumn Festival. I drop the item for distress.',
    ),
    shows: ['evidence_1_losses'],
  },
  say(
    'property',
    '值班员找错了一次阀门，合同写三十分钟，我们用了五十分钟，公司愿意减免沈老师 880 元物业费，再免费换总阀标牌。',
    "The man on duty found the wrong valve; the contract says thirty minutes and we took fifty. The company will remit 880 yuan of Ms Shen's fees and replace the plate.",
  ),
  say(
    'mediator',
    '地板 2,400，宾馆 600 有发票；书柜和书按旧书价 600。加起来 8,800。对这个数有不同意见吗？',
    'Floor 2,400; hotel 600 with an invoice; bookcase and books at second-hand price 600. Together 8,800. Does anybody disagree?',
  ),
  say(
    'owner',
    '数我没意见，怎么分要说清楚。',
    'I do not dispute the sum. But it must be clear who bears what.',
  ),
  say(
    'tenant',
    '我愿意承担一部分，最好分两次付。停水住旅馆的 300 元，也请一起算。',
    'I will bear a part, in two payments if I may. And the 300 for the inn, please.',
  ),
  say(
    'recorder',
    '已经记录：损失总额 8,800 元，各方认可；各方份额待定；旅馆费 300 元待定。',
    'I have recorded that the loss of 8,800 yuan is agreed, and that the shares and the 300 yuan for the inn are still open.',
  ),
  say(
    'elder',
    '我也认一样：3 号早上沈老师关阀，我在边上，没有拦。谁都有一份，就好往下谈了。',
    'I admit something too: on the morning of the 3rd I stood by when Ms Shen closed the valve and did not stop her. All of us have a part in it, and that makes it easier to go on.',
  ),
  say(
    'mediator',
    '总数谈定了，剩下怎样分。下面用什么办法，我听大家的。',
    'The sum is agreed; how it is shared is still open. Tell me how you would like to go on.',
  ),
];
