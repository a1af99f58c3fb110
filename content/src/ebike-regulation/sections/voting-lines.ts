import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** Who votes gives reasons for either vote. */
export const CLAUSE_LINES: FlowNode['lines'] = [
  say(
    'chair',
    '根据主任会议的决定，第十二条第三项提请单独表决。请说明。',
    'By decision of the Council of Chairpersons, Article 12, item 3, is put to a separate vote. Please explain the clause.',
  ),
  sayWeighing(
    'rapporteur',
    [
      '修改稿把一律禁止改为：自街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池入户充电；违反的先予警告，再次违反的处五十元以上二百元以下罚款。这一项经过听证和书面说明，我看可以保留。',
      'The revised draft replaces the general ban with this: from the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into homes to charge; a first violation is punished with a warning, a second with a fine of 50 to 200 yuan. The item was discussed at the hearing and explained in writing, and I believe that it can be kept.',
    ],
    [
      '修改稿把一律禁止改为：自街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池入户充电；违反的先予警告，再次违反的处五十元以上二百元以下罚款。文字是我们改的，可是“覆盖”由一纸公布来定，公布错了没有救济，我不赞成就这样定下来。',
      'The revised draft replaces the general ban with this: from the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into homes to charge; a first violation is punished with a warning, a second with a fine of 50 to 200 yuan. The wording is ours, but whether an estate is "covered" depends on a mere announcement, and there is no remedy if the announcement is wrong. I do not support adopting it in this form.',
    ],
  ),
  sayWeighing(
    'member_a',
    [
      '我原来主张一刀切。这一稿是有地方充的先禁，留得住又执行得了；没有这一条，下一场火还会在屋里烧起来。',
      'I originally wanted a ban without exceptions. This text starts with estates where there is somewhere to charge: it can last and it can be enforced. Without this clause, the next fire will again break out in a home.',
    ],
    [
      '我原来主张一刀切，这一稿反而让我放不下：端口覆盖由谁认定、几天公布，条文里还没有；认定拖着，这一项就是空的。空的禁令比没有禁令更坏，我不同意这样保留。',
      'I originally wanted a ban without exceptions, yet this text troubles me: it does not say who determines that an estate is covered by ports, or within how many days that is announced. If the determination is delayed, the item is an empty one, and an empty ban is worse than none. I do not agree to keep it in this form.',
    ],
  ),
  sayWeighing(
    'member_b',
    [
      '受影响的是租户和骑手。先警告、有地方充才禁，听证上的话听进去了；第九条的期限补上，我可以同意。',
      'Those affected are tenants and riders. With a warning first, and a ban only where there is somewhere to charge, the draft has taken in what was said at the hearing. If the time limit is added to Article 9, I can agree.',
    ],
    [
      '受影响的是租户和骑手。端口不够的小区怎么办，第九条里看不到期限；先把禁令写死，再去等端口，次序是反的。这一项我不同意。',
      'Those affected are tenants and riders. What happens in estates without enough ports? Article 9 sets no time limit. Laying down the ban first and then waiting for the ports is the wrong order. I do not agree to this item.',
    ],
  ),
  say(
    'clerk',
    '到会人数已经清点。过半数以全体组成人员计算，不以到会人数计算。',
    'Those present have been counted. The majority is calculated from all members, not from those present.',
  ),
  sayWeighing(
    'chair',
    [
      '正反两面都说了。有条件的禁止，省里审查也站得住，我倾向于保留。请各位组成人员就这一条表决。',
      'Both sides have been heard. A conditional ban will withstand review by the province, and I am inclined to keep it. Members, please vote on this clause.',
    ],
    [
      '正反两面都说了。认定的办法没有写清楚就送省里审查，我没有把握，倾向于改好再付表决。请各位组成人员就这一条表决。',
      'Both sides have been heard. I am not confident about sending it to the province for review while the text does not say how coverage is determined, and I am inclined to improve it before it is put to the vote. Members, please vote on this clause.',
    ],
  ),
];

export const SESSION_LINES: FlowNode['lines'] = [
  say(
    'chair',
    '现在审议电动自行车管理条例草案表决稿。请法制委员会报告审议结果。',
    'We now consider the draft regulation on electric bicycles. The legislative affairs committee will please report the result of its review.',
  ),
  say(
    'rapporteur',
    '草案经听证和统一审议，罚则都在上位法规定的行为、种类、幅度之内；补充设定的处罚都经过听证，已作书面说明。平台建议删去第二十一条的意见没有采纳，理由见报告。',
    "The draft has been through a hearing and the unified review. Its penalties all stay within the acts, kinds and range of higher law; the added penalties were all discussed at the hearing and have been explained in writing. The platforms' proposal to delete Article 21 was not adopted, for the reasons given in the report.",
  ),
  sayWeighing(
    'member_a',
    [
      '六条人命都在室内，有端口的小区再放任入户充电，说不过去。这一稿我看已经成熟。',
      'All six people died indoors. In estates that have ports, there is no justification for still tolerating charging at home. I consider the draft ready.',
    ],
    [
      '六条人命都在室内，可是室内这一项要等街道公布才管得到，公布又没有期限。这一稿我看还不成熟。',
      'All six people died indoors; yet the item on homes takes effect only once the subdistrict office makes its announcement, for which there is no time limit. I do not consider the draft ready.',
    ],
  ),
  sayWeighing(
    'member_b',
    [
      '罚款先警告、吊销执照删去，听证的意见听进去了；第二十一条我原来有疑虑，听证过了，理由也写明了，可以放下。端口一年的期限，要落到第九条。',
      'A warning now comes before a fine and revocation of licences is deleted: the draft has taken in what was said at the hearing. I had doubts about Article 21, but it was discussed at the hearing and reasons are given, so I can set them aside. The one-year limit for ports must be written into Article 9.',
    ],
    [
      '罚款先警告、吊销执照删去，这两处改得好。可是第二十一条，上位法的义务写得很宽，我看撑不住一万元起的罚款；一条站不住，整部条例都会被省里退回来。',
      'A warning now comes before a fine and revocation of licences is deleted: those two changes are good. But Article 21 rests on duties that higher law states very broadly, and I do not think that they can support a minimum fine of 10,000 yuan. If one article does not hold, the province will return the whole regulation.',
    ],
  ),
  say(
    'clerk',
    '表决稿已经印发，到会人数已经清点。',
    'The draft has been circulated, and those present have been counted.',
  ),
  say(
    'chair',
    '各位没有其他意见，现在对条例草案表决稿进行表决。过半数以全体组成人员计算。',
    'As there are no further comments, we now vote on the draft regulation. The majority is calculated from all members.',
  ),
];
