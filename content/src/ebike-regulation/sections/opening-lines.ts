import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';

/** Before the Council of Chairpersons. */
export const AGENDA_LINES: FlowNode['lines'] = [
  say(
    'chair',
    '现在研究电动自行车管理条例草案是否列入议程。请起草单位说明。',
    'We now consider whether to place the draft regulation on electric bicycles on the agenda. The drafting body will please explain it.',
  ),
  showing(
    ['evidence_1_fires'],
    'drafter',
    '2024 年我市发生电动自行车火灾 41 起、6 人死亡，涉电动自行车事故 1,204 起。草案从停放充电、道路通行、配送平台三方面作了规定，共三十条。',
    'In 2024 there were 41 e-bike fires with six deaths, and 1,204 accidents involving e-bikes. In thirty articles, the draft deals with parking and charging, riding on the road, and delivery platforms.',
  ),
  say(
    'rapporteur',
    '停放充电属于城乡建设与管理和基层治理，通行和配送的规定是为执行道路交通安全法、安全生产法作具体规定，都可以立。但有三处罚则要先问依据：楼道停放、闯红灯、吊销营业执照。',
    'Parking and charging are urban management and primary-level governance; the provisions on riding and delivery give detail to implement the Road Traffic Safety Law and the Work Safety Law. The city may legislate on all of them. But the legal basis of three penalties must be asked about first: parking in stairwells, running red lights, and revocation of business licences.',
  ),
  say(
    'drafter',
    '电池入户充电，上位法没有规定处罚，是我们补充设定的。其余三处，我们回去对照。',
    'Higher law provides no penalty for charging batteries at home, so we added one. We will go back and check the other three.',
  ),
  say(
    'member_a',
    '室内 29 起火、6 条人命，没有哪一部上位法管到家里。地方不补，就没有人补。',
    'Twenty-nine indoor fires and six lives lost. No higher law reaches into the home; if the city does not fill the gap, nobody will.',
  ),
  say(
    'member_b',
    '每 6.8 辆车才有一个端口，老旧小区 21 辆一个。禁令怎么执行，要听骑手和租户怎么说。',
    'There is one port for every 6.8 bicycles, and in old estates one for every 21. How can a ban be enforced? We need to hear what riders and tenants say.',
  ),
  say(
    'chair',
    '草案补充设定了行政处罚，利益调整又大，应当听证。列入 3 月 27 日常委会会议议程初次审议，随后向社会公布征求意见三十日，由法制委员会组织听证。',
    "The draft adds an administrative penalty and greatly affects people's interests, so there should be a hearing. The draft goes on the agenda of the session of 27 March for its first reading; it is then published for thirty days of comment, and the legislative affairs committee will hold the hearing.",
  ),
  say('clerk', '主任会议的决定已经记录。', 'The decision of the Council of Chairpersons has been recorded.'),
];
