import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { either, type Premise } from '../premise.ts';
import { petitionTemplate } from '../templates/parties.ts';

export const petitionSection = (at: Premise): FlowNode =>
  node({
    id: 'petition',
    kind: 'edit',
    name: bi('起草上诉状', 'Drafting the appeal'),
    introduction: bi(
      '判决书 2025 年 5 月 13 日送达，上诉期限到 5 月 28 日届满。上诉人一方要决定：争什么，凭什么争，请求写到哪里为止。',
      "The judgment was served on 13 May 2025, and the time for appeal expires on 28 May. The appellant's side decides what to contest, on what grounds, and how far the requests should go.",
    ),
    minutes: 30,
    position: { x: 360, y: 120 },
    roles: [
      seatRole('counsel_a', {
        host: true,
        functions: ['submission', 'meeting', 'signature'],
        processes: ['end', 'restart'],
      }),
      seatRole('appellant', { can_terminate: true, functions: ['submission', 'meeting', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '上诉状要写明当事人，原审法院、案号和案由，上诉请求和理由（《民事诉讼法》第一百七十二条）。',
          '上诉请求决定二审审什么（第一百七十五条），多写的费用自己负担，漏写的二审不审。',
        ],
        [
          'An appeal petition states the parties; the court, case number and cause of action at first instance; the requests; and the grounds (Civil Procedure Law, Article 172).',
          'The requests determine what the court of appeal tries (Article 175): any excess increases the fee, and anything left out will not be heard.',
        ],
      ),
      guide(
        'counsel_a',
        [
          either(
            at,
            '1. 读一审判决，找出它认定现金交付真伪不明的四条理由，逐条看流水本能动摇哪一条。',
            '1. 读一审判决，找出它认定现金交付具有高度可能性的四条理由，逐条看聊天记录能动摇哪一条。',
          ),
          `2. 请求写成可以直接变成判项的话：将${at.item[0]}的 ${at.found} 元改为 ${at.asked} 元。${either(at, '', '一审受理费怎样重新分担，也要写。')}`,
          '3. 从模板新建上诉状，请上诉人签名，提交，再结束本环节。',
        ],
        [
          either(
            at,
            '1. Find the four reasons for which the judgment below held the delivery in cash unclear, and ask of each whether the cash book undermines it.',
            '1. Find the four reasons for which the judgment below held the delivery in cash highly probable, and ask of each whether the chat undermines it.',
          ),
          `2. Word the request so that the court can adopt it as its order: ${at.asked} instead of ${at.found} in ${at.item[1]}.${either(at, '', ' State also how the fee of the first instance is to be shared.')}`,
          '3. Draft the petition from the template, have the appellant sign it, submit it, and end the section.',
        ],
      ),
      guide(
        'appellant',
        [
          either(
            at,
            '1. 把本子怎样找到、那一行哪些字是你写的，全部如实告诉律师。',
            '1. 把怎样联系上丁大勇、给过他什么、答应过他什么，全部如实告诉律师。',
          ),
          '2. 想清楚值不值得上诉：争 9,000 元和利息，要交 91.33 元上诉费，还要等三个月。',
        ],
        [
          either(
            at,
            '1. Tell your lawyer truthfully how the book was found and which words in that line are yours.',
            '1. Tell your lawyer truthfully how you reached Ding Dayong, what you gave him and what you promised him.',
          ),
          '2. Consider whether an appeal is worth it: 9,000 yuan and the interest on it, against a fee of 91.33 yuan and a wait of up to three months.',
        ],
      ),
    ],
    templates: [petitionTemplate(at)],
  });

export const acceptanceSection = (at: Premise): FlowNode =>
  node({
    id: 'acceptance',
    kind: 'court',
    name: bi('移送、立案与组成合议庭', 'Transfer, filing and panel'),
    introduction: bi(
      '清和区人民法院把上诉状、案卷和证据移送到市中级人民法院。立案时要定两件事：谁来审，开不开庭。',
      'The Qinghe court transmits the petition, the file and the evidence to the intermediate court. Two things are decided when the appeal is registered: who hears it, and whether there will be an oral hearing.',
    ),
    minutes: 8,
    scene: 'office',
    position: { x: 360, y: 250 },
    roles: [
      seatRole('clerk', {
        host: true,
        seat: 'h0',
        functions: ['speech', 'display', 'submission', 'call', 'signature'],
      }),
      seatRole('presiding', {
        seat: 'h1',
        can_terminate: true,
        functions: ['speech', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('counsel_a', { seat: 'v2', functions: ['speech', 'submission', 'signature'] }),
      seatRole('counsel_e', { seat: 'v3', functions: ['speech', 'submission', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '上诉状通过原审法院提出（第一百七十三条）；原审法院五日内送副本，收到答辩后五日内报送案卷（第一百七十四条）。',
        ],
        [
          'The petition is filed through the court below (Article 173), which serves the copy within five days and transmits the file within five days of receiving the answer (Article 174).',
        ],
      ),
      guide(
        'clerk',
        ['1. 核对上诉期限、上诉费和委托手续。', '2. 问清楚双方有没有新证据。'],
        [
          '1. Check the time limit for appeal, the fee and the powers of attorney.',
          '2. Ask whether either side has new evidence.',
        ],
      ),
      guide(
        'presiding',
        [
          '1. 合议庭由谁组成？对照第四十一条第一款。',
          '2. 有新证据，还能不能不开庭？对照第一百七十六条第一款。',
          '3. 想好了结束本环节，选择你的处理。',
        ],
        [
          '1. Who sits on the panel? See Article 41, first paragraph.',
          '2. Now that there is new evidence, may the court dispense with a hearing? See Article 176, first paragraph.',
          '3. When you have made up your mind, end the section and choose what to do.',
        ],
      ),
      guide(
        'counsel_a',
        ['1. 说明上诉请求和新证据。'],
        ['1. State what the appeal asks for and what new evidence you have.'],
      ),
      guide(
        'counsel_e',
        ['1. 说明是否上诉、是否有新证据。'],
        ['1. State whether you have appealed and whether you have new evidence.'],
      ),
    ],
    lines: [
      say(
        'clerk',
        '收到清和区人民法院移送的案卷三册、上诉状和证据。上诉状 5 月 26 日递交，没有超过 5 月 28 日；上诉费 91.33 元已交。',
        'We have received the file in three volumes, the petition and the evidence from the Qinghe court. The petition was filed on 26 May, within the time limit, which expired on 28 May, and the fee of 91.33 yuan has been paid.',
      ),
      say(
        'counsel_a',
        either(
          at,
          '上诉人请求将一审判决第一项的本金 191,000 元改为 200,000 元，并提交新证据备用金流水本一册。',
          '上诉人请求将一审判决主文的本金 200,000 元改为 191,000 元，一审受理费相应重新分担；提交新证据微信聊天一份，申请证人丁大勇出庭。',
        ),
        either(
          at,
          'The appellant asks that the principal in item 1 be changed from 191,000 to 200,000, and submits a petty cash book as new evidence.',
          'The appellant asks that the principal in the order be changed from 200,000 to 191,000 and that the fee of the first instance be shared accordingly. He submits a WeChat record as new evidence and applies for Ding Dayong to be called as a witness.',
        ),
      ),
      say(
        'counsel_e',
        either(
          at,
          '被上诉人没有上诉，请求维持原判；提交新证据微信聊天一份，申请证人丁大勇出庭。',
          '被上诉人没有上诉，请求维持原判；5 月 20 日搬店时找到备用金流水本一册，作为新证据提交。',
        ),
        either(
          at,
          'The appellee has not appealed and asks that the judgment be upheld. He submits a WeChat record as new evidence and applies for Ding Dayong to be called as a witness.',
          'The appellee has not appealed and asks that the judgment be upheld. She submits as new evidence a petty cash book that was found when her shop moved on 20 May.',
        ),
      ),
      say(
        'presiding',
        '双方都提出新证据，本案应当开庭。由审判员三人组成合议庭，案号（2025）明 01 民终 1306 号，6 月 18 日立案。请双方在指定期限内提交证据目录和逾期的理由。',
        'Both sides rely on new evidence, so the appeal will be heard in open court. The panel consists of three judges, and the case was registered on 18 June as (2025) Ming 01 Civil Final No. 1306. Please submit, within the time set, your lists of evidence with the reasons why the evidence is late.',
      ),
    ],
  });

/** What an appellant is tempted to add. */
const newClaim = (at: Premise): Transition =>
  either(
    at,
    wrong(
      'petition_new_claim',
      'petition',
      bi(
        '顺便加一项：请求周启明赔偿律师费 6,000 元',
        'Add a claim while you are at it: 6,000 yuan of legal fees',
      ),
      bi(
        '一审没有提出过律师费请求。原审原告在二审增加独立的诉讼请求，法院只能根据自愿原则调解，调解不成的告知另行起诉（《民诉法解释》第三百二十六条），写进上诉请求只会多交费用。',
        'Legal fees were not claimed at first instance. Where the original plaintiff adds an independent claim at second instance, the court may only mediate on it if the parties are willing and, failing a settlement, refer her to a separate action (CPL Interpretation, Article 326). In the petition the claim would merely increase the fee.',
      ),
    ),
    wrong(
      'petition_new_claim',
      'petition',
      bi(
        '既然上诉了，一并请求把利率从 14.6% 降到 3.65%',
        'Since he is appealing anyway, ask that the rate be lowered from 14.6% to 3.65% as well',
      ),
      bi(
        '周启明在一审答辩时同意支付法律保护范围内的利息，一审中的诉讼行为在二审仍有拘束力，推翻要有理由（《民诉法解释》第三百四十条）；14.6% 正是合同成立时一年期 LPR 的四倍，在保护范围之内（《民间借贷规定》第二十五条）。这一项没有依据，上诉费却按增加的数额计算（《诉讼费用交纳办法》第十七条）：不服的数额变成 53,883.30 元，受理费从 91.33 元变成 1,147.08 元。',
        'In his defence Zhou Qiming agreed to pay the interest that the law protects. What a party did at first instance still binds it on appeal, and a party that departs from it must give reasons (CPL Interpretation, Article 340). Moreover, 14.6% is exactly four times the one-year LPR when the contract was formed and therefore within the protected limit (Private Lending Provisions, Article 25). The request has no basis, yet the fee of an appeal is charged on the amount appealed against (Measures on Litigation Costs, Article 17): that amount would rise to 53,883.30 yuan, and the fee from 91.33 to 1,147.08.',
      ),
    ),
  );

export const appealTransitions = (at: Premise): Transition[] => [
  wrong(
    'petition_oral',
    'petition',
    bi(
      '宣判时已经当庭表示上诉，不必再递交上诉状',
      'The appellant announced the appeal in court when judgment was pronounced: no petition is needed',
    ),
    bi(
      '上诉应当递交上诉状（《民事诉讼法》第一百七十二条）。宣判时口头表示上诉的，必须在法定上诉期间内递交上诉状，否则视为未提起上诉（《民诉法解释》第三百一十八条）。',
      'An appeal is made by a petition (Civil Procedure Law, Article 172). A party that announces an appeal orally when judgment is pronounced must still file a petition within the statutory period, failing which no appeal is deemed to have been made (CPL Interpretation, Article 318).',
    ),
  ),
  advance(
    'petition_filed',
    'petition',
    'acceptance',
    bi(
      '请求明确、上诉人签名，在 5 月 28 日前通过清和区法院递交',
      'The requests are definite and the appellant has signed: file through the Qinghe court before 28 May',
    ),
  ),
  newClaim(at),
  wrong(
    'acceptance_assessor',
    'acceptance',
    bi(
      '争议在于生活常识，请一名人民陪审员参加合议庭',
      "The dispute turns on common sense: put a people's assessor on the panel",
    ),
    bi(
      '人民法院审理第二审民事案件，由审判员组成合议庭，人数必须是单数（《民事诉讼法》第四十一条第一款）。人民陪审员只参加第一审。',
      "At second instance the panel is composed of judges, in an odd number (Civil Procedure Law, Article 41, first paragraph). People's assessors sit only at first instance.",
    ),
  ),
  advance(
    'acceptance_done',
    'acceptance',
    'fork_papers',
    bi('由三名审判员组成合议庭，决定开庭审理', 'Form a panel of three judges and hold a hearing'),
  ),
  wrong(
    'acceptance_no_hearing',
    'acceptance',
    bi(
      '标的一万多元、事实简单，阅卷后不开庭径行判决',
      'Little more than 10,000 yuan is at stake and the facts are simple: decide on the file without a hearing',
    ),
    bi(
      '二审应当开庭审理；只有没有提出新的事实、证据或者理由，法院认为不需要开庭的，才可以不开庭（《民事诉讼法》第一百七十六条第一款）。本案双方都提出了新证据。',
      'An appeal is heard in open court. The court may dispense with a hearing only where no new facts, evidence or grounds are put forward and it considers a hearing unnecessary (Civil Procedure Law, Article 176, first paragraph). Here both sides rely on new evidence.',
    ),
  ),
];
