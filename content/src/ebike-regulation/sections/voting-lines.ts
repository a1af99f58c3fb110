import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** Who votes gives reasons for either vote. */
export const CLAUSE_LINES: FlowNode['lines'] = [
  say(
    'chair',
    '根据主任会议的决定，第十二条第三项提请单独表决。请说明。',
    'By decision of the Council of Chairpersons Article 12, item 3, is put to a separate vote. Please explain.',
  ),
  sayWeighing(
    'rapporteur',
    [
      '修改稿把一律禁止改为：自街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池入户充电；违反的先予警告，再次违反的处五十元以上二百元以下罚款。这一项经过听证和书面说明，我看可以保留。',
      'Instead of a general ban the draft now reads: from the day on which the subdistrict announces that the estate is covered by public ports, batteries may not be taken home to charge; a first violation is met with a warning, a second with a fine of 50 to 200 yuan. It has been through the hearing and is explained in writing; I think that it can stay.',
    ],
    [
      '修改稿把一律禁止改为：自街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池入户充电；违反的先予警告，再次违反的处五十元以上二百元以下罚款。文字是我们改的，可是“覆盖”由一纸公布来定，公布错了没有救济，我不赞成就这样定下来。',
      'Instead of a general ban the draft now reads: from the day on which the subdistrict announces that the estate is covered by public ports, batteries may not be taken home to charge; a first violation is met with a warning, a second with a fine of 50 to 200 yuan. The wording is ours; but one announcement decides what "covered" means, and nothing helps those who live where it is wrong. I am not for settling it like this.',
    ],
  ),
  sayWeighing(
    'member_a',
    [
      '我原来主张一刀切。这一稿是有地方充的先禁，留得住又执行得了；没有这一条，下一场火还会在屋里烧起来。',
      'I wanted it without exceptions. This text begins where there is a place to charge: it can stand and it can be enforced. Without the clause the next fire will be in a home again.',
    ],
    [
      '我原来主张一刀切，这一稿反而让我放不下：端口覆盖由谁认定、几天公布，条文里还没有；认定拖着，这一项就是空的。空的禁令比没有禁令更坏，我不同意这样保留。',
      'I wanted it without exceptions, and this text troubles me: who finds that an estate is covered, and within how many days, is not in it. If that drags on, the item is empty, and an empty ban is worse than none. I do not agree to keep it in this form.',
    ],
  ),
  sayWeighing(
    'member_b',
    [
      '受影响的是租户和骑手。先警告、有地方充才禁，听证上的话听进去了；第九条的期限补上，我可以同意。',
      'It falls on tenants and riders. A warning first, and no ban where there is nowhere to charge: the hearing was listened to. With the time limit added to Article 9 I can agree.',
    ],
    [
      '受影响的是租户和骑手。端口不够的小区怎么办，第九条里看不到期限；先把禁令写死，再去等端口，次序是反的。这一项我不同意。',
      'It falls on tenants and riders. And where ports are short? Article 9 names no time limit. To fix the ban first and wait for the ports is the wrong order. I do not agree to this item.',
    ],
  ),
  say(
    'clerk',
    '到会人数已经清点。过半数以全体组成人员计算，不以到会人数计算。',
    'Those present have been counted. The majority is of all members, not of those present.',
  ),
  sayWeighing(
    'chair',
    [
      '正反两面都说了。有条件的禁止，省里审查也站得住，我倾向于保留。请各位组成人员就这一条表决。',
      'Both sides have been heard. A ban with a condition will stand up to the review of the province, and I incline to keep it. Members, please vote on this clause.',
    ],
    [
      '正反两面都说了。认定的办法没有写清楚就送省里审查，我没有把握，倾向于改好再付表决。请各位组成人员就这一条表决。',
      'Both sides have been heard. I am not confident of sending it to the province before the finding is regulated, and incline to revise it first. Members, please vote on this clause.',
    ],
  ),
];

export const SESSION_LINES: FlowNode['lines'] = [
  say(
    'chair',
    '现在审议电动自行车管理条例草案表决稿。请法制委员会报告审议结果。',
    'We now consider the draft regulation on electric bicycles. The committee will report.',
  ),
  say(
    'rapporteur',
    '草案经听证和统一审议，罚则都在上位法规定的行为、种类、幅度之内；补充设定的处罚都经过听证，已作书面说明。平台建议删去第二十一条的意见没有采纳，理由见报告。',
    'The draft has been through the hearing and the review. All penalties are within the acts, kinds and range of higher law; those that are added were heard and are explained in writing. The proposal of the platforms to delete Article 21 was not adopted, for the reasons given in the report.',
  ),
  sayWeighing(
    'member_a',
    [
      '六条人命都在室内，有端口的小区再放任入户充电，说不过去。这一稿我看已经成熟。',
      'All six died indoors. Where there are ports, batteries at home can no longer be tolerated. I consider the draft ready.',
    ],
    [
      '六条人命都在室内，可是室内这一项要等街道公布才管得到，公布又没有期限。这一稿我看还不成熟。',
      'All six died indoors; yet the item on homes bites only after an announcement for which there is no time limit. I do not consider the draft ready.',
    ],
  ),
  sayWeighing(
    'member_b',
    [
      '罚款先警告、吊销执照删去，听证的意见听进去了；第二十一条我原来有疑虑，听证过了，理由也写明了，可以放下。端口一年的期限，要落到第九条。',
      'A warning first, no revocation of licences: the hearing was listened to. I had doubts about Article 21; it was heard and the reasons are given, and I can set them aside. The one-year limit for ports must be in Article 9.',
    ],
    [
      '罚款先警告、吊销执照删去，这两处改得好。可是第二十一条，上位法的义务写得很宽，我看撑不住一万元起的罚款；一条站不住，整部条例都会被省里退回来。',
      'A warning first, no revocation of licences: those two changes are good. But Article 21 rests on duties that higher law puts very broadly, and I do not think that they carry a minimum fine of 10,000 yuan; one article that falls can bring the whole regulation back from the province.',
    ],
  ),
  say(
    'clerk',
    '表决稿已经印发，到会人数已经清点。',
    'The draft has been handed out, and those present have been counted.',
  ),
  say(
    'chair',
    '各位没有其他意见，现在对条例草案表决稿进行表决。过半数以全体组成人员计算。',
    'There being no further comments, we vote on the draft; the majority is of all members.',
  ),
];
