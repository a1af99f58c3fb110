import type { CaseDocument } from '@lets/contract';
import { bi, facsimile, line, p, table, title } from '../../build.ts';
import { evidence, material } from '../fields.ts';

export const STUDY_DOCUMENTS: CaseDocument[] = [
  material(
    'facts',
    bi('案情材料', 'The case'),
    [
      title('案情材料'),
      line('人物、单位、地点均为虚构。'),
      p(
        '何家俊曾在罗敏经营的拾光摄影工作室做助理，2024 年 12 月离职，没有交还钥匙。2025 年 3 月 14 日凌晨，工作室的相机一台、镜头两支不见了。3 月 15 日他到派出所，3 月 16 日被刑事拘留，3 月 22 日取保候审。相机和一支镜头已经追回并发还。',
      ),
      p(
        '工作室在二楼，夜间无人居住。本地盗窃“数额较大”的标准是 2,000 元，“数额巨大”是 60,000 元（虚构的本地标准）。',
      ),
    ],
    [
      title('The Case'),
      line('All people, organisations and places are invented.'),
      p(
        'He Jiajun was an assistant at the Shiguang photo studio run by Luo Min. He left in December 2024 and did not return his key. In the early hours of 14 March 2025 a camera and two lenses disappeared from the studio. On 15 March he came to the police station; he was detained on 16 March and released on bail on 22 March. The camera and one lens were recovered and returned.',
      ),
      p(
        'The studio is on the second floor, and nobody lives there at night. Locally, 2,000 yuan is the threshold for theft of a "relatively large" amount and 60,000 yuan for a "huge" amount (an invented local standard).',
      ),
    ],
  ),
];

export const EVIDENCE_DOCUMENTS: CaseDocument[] = [
  evidence(
    'evidence_1_record',
    bi('证据 1：第一份讯问笔录', 'Evidence 1: first record of questioning'),
    [
      title('讯问笔录（第一次）'),
      line('时间：2025 年 3 月 15 日 22 时 05 分至 23 时 50 分　　地点：派出所讯问室'),
      p('问：知道为什么叫你来吗？答：不清楚。'),
      p(
        '（22 时 58 分以后）问：工作室的相机是谁拿的？答：是我拿的，用以前的钥匙开的门，一支镜头卖给了二手店。',
      ),
      p('（同步录音录像分为两个文件：22:05 至 22:41，22:58 至 23:50。）'),
    ],
    [
      title('Record of Questioning (first)'),
      line('Time: 15 March 2025, 22:05 to 23:50. Place: questioning room of the station'),
      p('Q: Do you know why you were called? A: No.'),
      p(
        '(After 22:58) Q: Who took the camera from the studio? A: I did. I opened the door with my old key, and sold one lens to a dealer.',
      ),
      p('(The recording is in two files: 22:05 to 22:41, and 22:58 to 23:50.)'),
    ],
  ),
  evidence(
    'evidence_2_scene',
    bi('证据 2：现场勘验笔录', 'Evidence 2: scene record'),
    [
      title('现场勘验笔录'),
      p(
        '2025 年 3 月 14 日 9 时 30 分。门锁完好，无撬压痕迹；器材柜打开，三个位置空缺；未提取到可供比对的指纹。',
      ),
    ],
    [
      title('Scene Record'),
      p(
        '14 March 2025, 9:30. The lock is intact, with no signs of forced entry; the equipment cabinet is open, with three empty places; no usable fingerprints were found.',
      ),
    ],
  ),
  evidence(
    'evidence_3_value',
    bi('证据 3：价格认定书', 'Evidence 3: valuation'),
    [
      title('价格认定结论书'),
      facsimile('price-appraisal'),
      p(
        '委托机关：明德市公安局临江分局。方法：市场法。价格认定基准日：2025 年 3 月 14 日。相机、镜头甲查看实物；镜头乙按购买凭证认定。购买日期：相机 2022-11，镜头甲 2023-04，镜头乙 2019-06。',
      ),
      table(
        ['物品', '价值（元）', '去向'],
        ['相机', '12,800', '已发还'],
        ['镜头甲', '5,600', '已发还'],
        ['镜头乙', '3,200', '未追回'],
        ['合计', '21,600', ''],
      ),
      p(
        '价格认定人员：（签名）温书　　复核人：（签名）邵明远　　明德市临江区价格认定中心，2025 年 3 月 20 日',
      ),
    ],
    [
      title('Valuation'),
      facsimile('price-appraisal'),
      p(
        'For: Linjiang Branch, Mingde Public Security Bureau. Method: market comparison. As at 14 March 2025. Camera and lens A were inspected; lens B was valued by its proof of purchase. Bought: camera 2022-11, lens A 2023-04, lens B 2019-06.',
      ),
      table(
        ['Item', 'Value (yuan)', 'Where it is'],
        ['Camera', '12,800', 'returned'],
        ['Lens A', '5,600', 'returned'],
        ['Lens B', '3,200', 'not recovered'],
        ['Total', '21,600', ''],
      ),
      p(
        'Appraisers: (signed) Wen Shu. Reviewed by: (signed) Shao Mingyuan. Linjiang Price Certification Centre, Mingde, 20 March 2025',
      ),
    ],
  ),
  evidence(
    'evidence_4_register',
    bi('证据 4：到案经过和值班登记', 'Evidence 4: arrest note and station register'),
    [
      title('到案经过和值班登记'),
      p('到案经过：3 月 15 日 21 时 40 分将何家俊抓获。'),
      p('值班登记：20:55 电话通知何家俊；21:40 何家俊自行到所。'),
    ],
    [
      title('Arrest Note and Station Register'),
      p('Arrest note: He Jiajun was caught at 21:40 on 15 March.'),
      p(
        'Register: 20:55 He Jiajun notified by telephone; 21:40 He Jiajun came to the station of his own accord.',
      ),
    ],
  ),
  evidence(
    'evidence_5_video',
    bi('证据 5：监控截图、二手店登记和第二份笔录', 'Evidence 5: video, dealer register, second record'),
    [
      title('监控截图、收购登记、讯问笔录（第二次）'),
      facsimile('camera-still'),
      p(
        '楼道监控截图：画面时间 2025-03-14 02:08:31，一名男子戴手套、从后门上楼，面部不清。02:31 同一名男子背包离开。',
      ),
      p('收购登记：3 月 14 日 11 时 20 分，何家俊持本人身份证出售镜头一支，2,000 元。'),
      p(
        '第二次笔录：3 月 17 日 10 时，看守所，另两名侦查员，录像完整，已告知可以委托律师。答：相机和镜头是我拿的。',
      ),
    ],
    [
      title('Video Still, Dealer Register, Record of Questioning (second)'),
      facsimile('camera-still'),
      p(
        'Still from the stairway camera: time in the picture 2025-03-14 02:08:31; a man wearing gloves goes up from the back door, his face unclear. At 02:31 the same man leaves with a rucksack.',
      ),
      p(
        "Dealer's register: on 14 March at 11:20 He Jiajun sold one lens for 2,000 yuan on his own identity card.",
      ),
      p(
        'Second record: 17 March, 10:00, detention centre, two other officers, recorded in full; he was told that he may retain a lawyer. A: I took the camera and the lenses.',
      ),
    ],
  ),
  evidence(
    'evidence_6_statement',
    bi('证据 6：录像中断情况说明', 'Evidence 6: statement on the recording'),
    [
      title('情况说明'),
      facsimile('recording-statement'),
      p(
        '2025 年 3 月 15 日 22 时 05 分至 23 时 50 分，我所民警在讯问室对何家俊进行第一次讯问。22 时 41 分至 22 时 58 分因更换存储卡，未能录音录像。讯问过程中没有刑讯逼供、威胁、引诱等行为。特此说明。',
      ),
      p('讯问人：　　记录人：（签名）魏然'),
      p('明德市公安局临江分局东门派出所　　2025 年 5 月 12 日'),
    ],
    [
      title('Statement'),
      facsimile('recording-statement'),
      p(
        'On 15 March 2025, from 22:05 to 23:50, officers of this station questioned He Jiajun for the first time in the questioning room. From 22:41 to 22:58 the memory card was changed and no recording could be made. There was no torture, threat or enticement in the questioning.',
      ),
      p('Questioned by:    Recorded by: (signed) Wei Ran'),
      p('East Gate Police Station, Linjiang Branch, Mingde Public Security Bureau, 12 May 2025'),
    ],
  ),
  evidence(
    'evidence_7_seizure',
    bi('证据 7：扣押清单', 'Evidence 7: seizure list'),
    [
      title('扣押清单'),
      facsimile('seizure-list'),
      p('时间：2025 年 3 月 16 日 10 时　　地点：何家俊住处'),
      table(
        ['名称', '数量', '特征'],
        ['相机', '1 台', '黑色，序列号 318742'],
        ['镜头', '1 支', '50 mm，无盖'],
        ['手套', '1 双', '灰色毛线'],
        ['钥匙', '1 把', '铜色，无标记'],
      ),
      p('侦查人员：（签名）姚立、魏然　　持有人：（签名）何家俊　　见证人：'),
    ],
    [
      title('Seizure List'),
      facsimile('seizure-list'),
      p("Time: 16 March 2025, 10:00. Place: He Jiajun's dwelling"),
      table(
        ['Thing', 'Number', 'Features'],
        ['Camera', '1', 'black, serial number 318742'],
        ['Lens', '1', '50 mm, no cap'],
        ['Gloves', '1 pair', 'grey wool'],
        ['Key', '1', 'brass, no mark'],
      ),
      p('Investigators: (signed) Yao Li, Wei Ran. Holder: (signed) He Jiajun. Witness:'),
    ],
  ),
];
