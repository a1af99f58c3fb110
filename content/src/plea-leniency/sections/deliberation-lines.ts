import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

type Line = FlowNode['lines'][number];

const RECORDED = say('clerk', '意见已逐一记录。', 'Each opinion has been recorded.');

export const PLEA_LINES: Line[] = [
  sayWeighing(
    'judge',
    [
      '17 日告知权利以后他又供述，那一次没有人吓他，庭上也没有反悔。具结时律师只见了十来分钟，这是瑕疵，庭上已经补问清楚。我同意认定自愿。',
      'On the 17th, after his rights were explained, he confessed again; nobody had frightened him then, and he has not retracted it in court. It is a flaw that counsel had met him for only some ten minutes, but our questions in court have cured it. I agree that the plea was voluntary.',
    ],
    [
      '17 日的供述没有问题，问题在具结那天：律师只见了十来分钟，没有看录像，没有问他以为会怎样判，他以为签了就判缓刑。后果没有弄懂，签字就不是真的选择。我不同意认定自愿。',
      'There is nothing wrong with the confession of the 17th. The problem is the day of signing: counsel met him for some ten minutes, had not watched the recording and did not ask what sentence he expected, and he believed that signing meant a suspended sentence. Someone who does not understand the consequences has not truly chosen. I do not agree that the plea was voluntary.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '误会归误会，辩护人把后果讲清楚以后，当着我们的面他还是认。这就够了，我同意。',
      'Whatever he misunderstood, once his counsel had explained the consequences he still admitted it before us. That is enough for me, and I agree.',
    ],
    [
      '辩护人讲清楚是起诉以后的事，签字那一刻他没懂；纸都签了，人年轻，站在庭上哪里敢改口。我不同意。',
      'His counsel explained it only after the indictment; when he signed he did not understand. With the paper signed, how would a young man dare to take that back in court? I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '要看的是今天：他知道没有缓刑，知道可以反悔，仍然愿意。谁解释的、听懂了什么，我都问过了。我同意。请表决。',
      'What counts is today: he knows that suspension is not recommended, he knows that he may withdraw the plea, and he is still willing. I have asked who explained what, and what he understood. I agree. Please vote.',
    ],
    [
      '他今天说愿意，是签过字、起诉以后、站在庭上说的；这里面有几分是觉得没有退路，我判断不了。判断不了，就不能认定自愿。我不同意。请表决。',
      'Today he says that he is willing, but he says so after signing, after the indictment, standing in court. How far that is because he sees no way back, I cannot tell; and if I cannot tell, I cannot find that the plea was voluntary. I do not agree. Please vote.',
    ],
  ),
  RECORDED,
];

export const GUILT_LINES: Line[] = [
  sayWeighing(
    'judge',
    [
      '监控、钥匙、二手店登记互相印证，拿走的东西价值是工资的五倍，镜头当天变卖。工资争议是真的，但挡不住非法占有的认定。我同意有罪。',
      "The video, the key and the dealer's register corroborate one another; what he took is worth five times the wages, and one lens was sold that day. The dispute about wages is real but does not rule out the intent of unlawful appropriation. I agree that he is guilty.",
    ],
    [
      '拿走东西没有疑问，疑问在当时怎么想：工资争议是真的，被害人自己也承认，他又用本名出售。没有一件证据能排除“拿了抵账”。我不同意有罪。',
      'There is no doubt that he took the things; there is doubt about what he intended. The dispute about wages is real, the victim admits it herself, and he sold under his own name. No evidence rules out that he took them to settle the debt. I do not agree that he is guilty.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '要是只为工资，为什么戴手套，为什么半夜绕开正门？欠薪的气我也见过，气归气，这是偷。我同意。',
      'If it was only for the wages, why the gloves, and why go at night and avoid the front door? I have seen that anger too; angry or not, this is theft. I agree.',
    ],
    [
      '那支镜头两千元是公道价，他没有贱卖，登记的还是自己的证件。偷来的东西，我没见过这样卖的。我不同意。',
      'Two thousand yuan is a fair price for that lens: he did not dump it, and he showed his own identity card. I have never seen stolen goods sold like that. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '欠薪可以起诉，不能自取；拿走五倍价值的东西当天卖掉，说是抵账，这个怀疑我看不合理。我同意。请表决。',
      "One may sue for unpaid wages, but not take the law into one's own hands. Someone who takes five times as much and sells part of it the same day cannot say that he was settling a debt; I do not find that doubt reasonable. I agree. Please vote.",
    ],
    [
      '欠薪可以起诉，不能自取，这是他做错的地方；可是做错不等于盗窃。排除合理怀疑的责任在公诉方，主观这一环没有补上。我不同意。请表决。',
      "One may sue for unpaid wages, but not take the law into one's own hands: there he did wrong. But doing wrong is not the same as theft. It is for the prosecution to exclude reasonable doubt, and as to intent it has not done so. I do not agree. Please vote.",
    ],
  ),
  RECORDED,
];
