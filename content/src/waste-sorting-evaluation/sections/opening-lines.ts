import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';

/** What is said when the evaluation begins, and to the deputy. */
export const PLAN_LINES: FlowNode['lines'] = [
  say(
    'lead',
    '条例施行四年，法典又刚刚施行。评估由法工委组织，请明德大学作第三方。宋教授，先请说明有没有利益关系。',
    'The regulation has been in force for four years, and the Code has just come into force. The commission organises the evaluation, with Mingde University as third party. Professor Song, have you any interests to declare?',
  ),
  say(
    'expert',
    '去年我们中心承担过城管局一项 20 万元的课题，与本条例无关。我申明在先，数据由邓可独立采集。',
    'Last year our centre did a study for the bureau, 200,000 yuan, unrelated to this regulation. I declare it; the data are collected by Deng Ke independently.',
  ),
  {
    ...say(
      'bureau',
      '我们的年度报告写得很清楚：准确率从 23% 提高到 92%。数据来自各街道月报。',
      'Our annual report is clear: accuracy rose from 23% to 92%. The figures come from the monthly reports of the subdistricts.',
    ),
    shows: ['evidence_1_bureau'],
  },
  say(
    'stat',
    '月报由被考核的单位自己填，只能作参考。我建议抽二十个小区、每个六十袋，有督导、没有督导各半，不提前通知。',
    'Those reports are filled in by the units ranked by them and serve for comparison only. I propose to sample twenty estates, sixty bags each, half of them with supervisors, unannounced.',
  ),
  say(
    'deputy',
    '来信集中在三件事：罚的多是老人，车辆混装，人脸抓拍。请都列为指标。',
    'The letters speak of three things: fines on the elderly, lorries that mix the waste, face cameras. Let each be an indicator.',
  ),
  say(
    'clerk',
    '合法性对照三部法律：8 月 15 日施行的生态环境法典、行政处罚法、个人信息保护法。',
    'For lawfulness we compare with three laws: the Ecological Environment Code, in force since 15 August, the Administrative Penalty Law, the Personal Information Protection Law.',
  ),
  say(
    'lead',
    '同意。处罚数量不是实效，准确率和末端处理才是。分头去做。',
    'Agreed. The number of fines does not show the effect; accuracy and treatment do. Let us begin.',
  ),
];

export const INTERVIEWS_LINES: FlowNode['lines'] = [
  say(
    'deputy',
    '今天只听事实。卢阿姨，您先说。',
    'Today we want to hear facts only. Mrs Lu, would you begin?',
  ),
  say(
    'resident',
    '去年十一月晚上八点零五分，桶锁了，我把分好的袋子放在桶边，第二天罚 100 元，照片是抓拍的。没有人先叫我改。',
    'Last November at five past eight the bins were locked. I left my sorted bags beside them and was fined 100 yuan next day from a photograph. Nobody first told me to correct it.',
  ),
  say(
    'property',
    '我们三个督导一年 16 万元，物业费没涨过。居民不听，我只能上报；报了，业主骂我。',
    'Our three supervisors cost 160,000 a year and the fee has not risen. If people do not listen I can only report them, and then they turn on me.',
  ),
  say(
    'deputy',
    '冯经理，您报上去以后，几天有人来？',
    'Mr Feng, after you report, how many days does it take until somebody comes?',
  ),
  say(
    'property',
    '没有一定。有时当天，有时半个月；来了看一眼台账就走，罚的还是当场碰上的人。',
    'It varies. Sometimes the same day, sometimes half a month; they glance at the records and leave, and fine those they happen to meet.',
  ),
  say(
    'deputy',
    '石经理，有居民看见绿桶黑桶倒进一辆车，是不是真的？',
    'Mr Shi, people saw the green and the black bin go into one lorry. Is it true?',
  ),
  say(
    'hauler',
    '是真的，有时候。厨余车两辆，61 个小区跑不过来；合同按吨结，分不分一个价。',
    'It is, sometimes. We have two lorries for 61 estates, and the contract pays by the ton, sorted or not.',
  ),
  say(
    'deputy',
    '除了按吨结算，合同里还有没有别的条款，逼着你们把车装满？',
    'Apart from payment by the ton, does the contract have any other clause that makes you fill the lorries?',
  ),
  say(
    'hauler',
    '有一条我不好说，合同里写着不许对外讲。您向城管局要合同原本看，比我说管用。',
    'There is one that I would rather not speak of, as the contract forbids it. Ask the bureau for the original; that will help you more than my word.',
  ),
  say(
    'resident',
    '前面分得再好，后面一混，谁还愿意分？',
    'However well we sort, if it is mixed afterwards, who will go on?',
  ),
  say(
    'deputy',
    '三条都记下了：时间、责任、收运。谢谢各位。',
    'I have noted three points: times, responsibility and hauling. Thank you all.',
  ),
];
