import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  lead: lines(
    [
      '四年前这部条例是你主持起草的。评估自己的作品，你最怕的是“自己给自己打分”，所以请了第三方。',
      '有领导希望结论写“总体良好”。你的原则：数据说什么，报告写什么。',
      '2026 年 8 月 15 日生态环境法典施行，第三十四条怎么办，年底以前必须有说法。',
    ],
    [
      'Four years ago you led the drafting. What you fear most is marking your own work; that is why there is a third party.',
      'Some above you would like "good on the whole". Your rule: the report says what the data say.',
      'The Ecological Environment Code is in force since 15 August 2026; before the year is out there must be an answer on Article 34.',
    ],
  ),
  deputy: lines(
    [
      '你接到过四十多封来信：罚款罚的多是老人；车来了混着装。',
      '你也听过清洁工的话：没有条例，就没有今天的干净。两边你都要带到会上。',
    ],
    [
      'You have had more than forty letters: the fines fall on the old, and the lorries mix everything.',
      'You have also heard the cleaners: without the regulation it would not be as clean as it is. You bring both to the meeting.',
    ],
  ),
  expert: lines(
    [
      '城管局是你们中心的合作单位，去年给过一笔 20 万元的课题费。你要不要说出来？',
      '你的学术判断：效果有，但高度依赖现场督导；督导一撤就回落。没有督导的小区，第三十四条几乎没有作用。',
    ],
    [
      'The bureau works with your centre and paid for a study of 200,000 yuan last year. Will you say so?',
      'Your judgment: there is an effect, but it depends on supervisors on the spot and falls when they leave. In estates without them Article 34 does next to nothing.',
    ],
  ),
  stat: lines(
    [
      '你设计的抽样：二十个小区，十个有督导、十个没有，每个六十袋，不提前通知。结果分别是 80% 和 42%。',
      '问卷放在网上，六十岁以上只占 11%，而全市是 23%；这一条你知道是弱点。',
      '有人建议“把最差的三个小区当异常值去掉”。你算过，去掉以后能到 67%。',
    ],
    [
      'Your sample: twenty estates, ten with supervisors and ten without, sixty bags each, unannounced. The results: 80% and 42%.',
      'The questionnaire was online; 11% are over sixty, in the city 23%. You know that this is weak.',
      'Somebody proposes to drop the worst three estates as outliers. You have reckoned: it would give 67%.',
    ],
  ),
  clerk: lines(
    [
      '你负责对照表。第三十四条直接罚，法典第一千一百七十四条第三款要先责令改正、拒不改正才罚：行为的条件不一样。',
      '第十九条的人脸抓拍，你在起草时就提过个人信息保护法，没有被采纳。会议记录还在。',
    ],
    [
      'You make the comparison. Article 34 fines at once; Article 1174, third paragraph, of the Code fines only when an order to correct is refused: the condition differs.',
      'On the face cameras of Article 19 you pointed to the Personal Information Protection Law while drafting, and were not heard. The minutes exist.',
    ],
  ),
  bureau: lines(
    [
      '92% 是各街道月报的平均数，街道有考核排名，你心里知道有水分。',
      '罚款你们也不愿罚，可是不罚，第一年的准确率只有 23%。',
      '你希望保留第三十四条的威慑，可以接受“先责令改正”；运输车辆的处罚你们只办过三件，因为取证难，你会承认。',
    ],
    [
      'The 92% is the average of the monthly reports of the subdistricts, which are ranked by it; you know that it is inflated.',
      'You do not like to fine; but without fines accuracy in the first year was 23%.',
      'You would keep the deterrent of Article 34 and can accept an order to correct first. Only three lorries were ever fined, because proof is hard; you will admit it.',
    ],
  ),
  property: lines(
    [
      '你们小区 1,100 户，三个督导员一年 16 万元，物业费没有涨过。',
      '你是投放管理责任人，可你没有执法权；居民不听，你只能上报，报了又得罪业主。',
    ],
    [
      'Your estate has 1,100 households; three supervisors cost 160,000 a year, and the fee has not risen.',
      'You are responsible for the disposal points but have no power; if residents do not listen you can only report them, and then you have offended your owners.',
    ],
  ),
  hauler: lines(
    [
      '合同按吨结算，厨余车只有两辆，线路跑不过来，有时候确实一车装了。',
      '没有人查过你们。如果查，你希望先改合同、补车辆，再谈罚。',
    ],
    [
      'Your contract pays by the ton; there are two lorries for kitchen waste and too many rounds, and yes, sometimes it goes into one lorry.',
      'Nobody has ever checked. If they do, you want the contract changed and lorries added before fines.',
    ],
  ),
  resident: lines(
    [
      '2025 年 11 月，晚上八点零五分，桶已经锁了，你把袋子放在桶边，第二天被罚 100 元，照片是人脸抓拍来的。没有人先叫你改。',
      '你分得很认真。最气的是亲眼看见一辆车把绿桶黑桶倒在一起。',
      '你不会用手机填问卷。',
    ],
    [
      'In November 2025, at five past eight in the evening, the bins were locked; you left the bag beside them and were fined 100 yuan the next day from a face photograph. Nobody first told you to correct it.',
      'You sort with care. What angers you most is that you saw a lorry take the green and the black bin together.',
      'You cannot fill in a questionnaire on a telephone.',
    ],
  ),
};
