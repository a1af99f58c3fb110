import type { CaseDocument } from '@lets/contract';
import { bi, bullets, facsimile, heading, line, p, quote, steps, table, title } from '../../build.ts';
import { evidence, material } from '../fields.ts';

const CASE_FILE = material(
  'case_material',
  bi('纠纷材料', 'The dispute'),
  [
    title('河东社区 6 栋漏水纠纷'),
    quote('教学案例。人物、社区、公司和数字均为虚构，如有雷同，纯属巧合。法律均为真实条文。'),
    heading('一、经过'),
    table(
      ['时间', '事项'],
      ['2025 年 7 月 28 日', '401 租客陈可发消息告诉房主高建业：洗手池下面渗水。房主回复周末来看，没有来'],
      ['8 月 2 日 8:00', '陈可出门上班，倒掉接水的半桶水'],
      ['8 月 2 日 11:20', '301 沈桂兰回家，书房顶面大面积滴水，打电话给物业'],
      ['8 月 2 日 12:10', '物业关闭 401 进水阀，发现洗手池软管爆裂'],
      ['8 月 3 日', '沈桂兰关闭立管阀门，401 停水两天；8 月 4 日晚经楼长劝说打开'],
      ['8 月 5 日', '沈桂兰到社区人民调解委员会申请调解'],
      ['8 月 11 日', '调解'],
    ),
    heading('二、没有争议的事实'),
    bullets(
      '401 由高建业出租给陈可，租期 2024 年 9 月 1 日至 2026 年 8 月 31 日。租赁合同没有约定由谁维修。',
      '爆裂的软管是装修时安装的，使用九年。角阀完好，关上就能止水。',
      '物业服务合同写明紧急报修三十分钟到场；当天用了五十分钟，总阀标牌脱落。',
      '301 的顶面、一面墙、地板和书柜受损。地上两箱书到傍晚才搬开。',
      '沈桂兰在宾馆住了三晚；陈可因停水在旅馆住了两晚，花 300 元。',
    ),
    heading('三、各方说法'),
    table(
      ['一方', '说法'],
      ['沈桂兰', '损失 13,300 元，楼上谁出都行，先道歉'],
      ['高建业', '谁住谁负责；楼下自己不搬书；愿意“出一点”'],
      ['陈可', '早就报修了；软管不是我的；停水的两天怎么算'],
      ['物业', '管的是公共部分，户内软管不归物业；愿意帮忙'],
    ),
    heading('四、请带着问题阅读'),
    steps(
      '13,300 元里，哪几项站得住，哪几项要降，哪一项没有依据？',
      '房主、租客、物业、楼下，各自有没有过错？同一损害怎样分？',
      '关阀停水是不是“讨说法”的办法？这两天怎样处理？',
      '谈成了写什么，怎样让它有力量？谈不成，每个人还有哪些路，起诉是什么案由？',
    ),
  ],
  [
    title('The Leak in Building 6, Hedong'),
    quote(
      'A teaching case. People, community, company and figures are invented; any resemblance is coincidental. The laws are real; their English versions are unofficial translations.',
    ),
    heading('1. What happened'),
    table(
      ['When', 'Event'],
      [
        '28 July 2025',
        'Chen Ke, tenant of 401, writes to the owner Gao Jianye: water seeps under the basin. The owner answers that he will come at the weekend, and does not',
      ],
      ['2 August, 8:00', 'Chen Ke empties half a bucket and goes to work'],
      ['2 August, 11:20', 'Shen Guilan of 301 comes home to a dripping study and rings the management'],
      ['2 August, 12:10', 'The management closes the inlet of 401; the hose under the basin has burst'],
      [
        '3 August',
        'Shen Guilan closes the riser valve; 401 is without water for two days, until the warden persuades her on the evening of 4 August',
      ],
      ['5 August', "She applies to the community's People's Mediation Committee"],
      ['11 August', 'Mediation'],
    ),
    heading('2. What is not disputed'),
    bullets(
      '401 is let by Gao Jianye to Chen Ke from 1 September 2024 to 31 August 2026. The lease does not say who repairs.',
      'The hose came with the fittings, nine years ago. The stop valve is sound; closed, it stops the water.',
      'The service contract promises somebody on the spot within thirty minutes in an emergency; it took fifty, the plate of the main valve having fallen off.',
      'Ceiling, one wall, floor and bookcase of 301 are damaged. Two boxes of books stood on the floor until the evening.',
      'Shen Guilan spent three nights in a hotel; Chen Ke two in an inn because the water was off, 300 yuan.',
    ),
    heading('3. What each says'),
    table(
      ['Who', 'Says'],
      ['Shen Guilan', '13,300 yuan, whoever pays; and first an apology'],
      ['Gao Jianye', 'Who lives there is responsible; she did not move her books; he will "give something"'],
      ['Chen Ke', 'I reported it; the hose is not mine; and the two days without water?'],
      ['The management', 'We look after common parts, a hose in a flat is not ours; we will help'],
    ),
    heading('4. Questions to keep in mind as you read'),
    steps(
      'Which items of the 13,300 stand, which should be lower, which has no legal basis?',
      'Were owner, tenant, management and she herself at fault? How is one damage shared?',
      'Is closing a valve a way to be heard? What of the two days?',
      'If they agree, what is written, and what gives it force? If not, what ways are left to each, and on what cause of action?',
    ),
  ],
);

const GUIDE = material(
  'mediation_guide',
  bi('人民调解指引', "Guide to people's mediation"),
  [
    title('人民调解指引'),
    table(
      ['步骤', '要点', '依据（《人民调解法》）'],
      ['申请受理', '当事人申请或者主动调解；一方明确拒绝的不得调解；不收费', '第十七条、第四条'],
      ['选定调解员', '指定或者由当事人选择；经同意可以邀请邻里等参与', '第十九条、第二十条'],
      ['调解', '听陈述、讲法律、提方案；及时、就地，防止激化', '第二十一条、第二十二条、第二十五条'],
      ['当事人的权利', '接受、拒绝、要求终止；公开或者不公开；自愿达成', '第二十三条'],
      ['当事人的义务', '如实陈述，遵守秩序，尊重对方行使权利', '第二十四条'],
      ['达成协议', '协议书或者口头协议（记录内容）', '第二十八条至第三十条'],
      ['效力', '有法律约束力；三十日内可以共同申请司法确认', '第三十一条、第三十三条'],
      ['调解不成', '终止，告知仲裁、行政、司法等途径', '第二十六条'],
    ),
    heading('调解员的四句话'),
    bullets(
      '“您先说，我记。”——听完再谈数字。',
      '“这一项多少，凭什么？”——一项一项谈。',
      '“这句话我能不能告诉对方？”——保密先问。',
      '“不签也可以。”——自愿要说出口。',
    ),
    heading('给班级：三张变数卡'),
    p(
      '这是一个可以改动的实验。开始前或者“现场查看”时，由老师或者全班抽一张卡，各角色按新的事实继续；不抽也可以。',
    ),
    table(
      ['卡', '新的事实', '会影响什么'],
      ['一', '软管是陈可 7 月自己换的，买了便宜货', '房主和租客的过错'],
      ['二', '高建业投保了家庭财产险，保险公司愿意先付 5,000 元', '谁来付，什么时候付'],
      ['三', '爆的不是户内软管，是立管接头（共有部分）', '谁是责任人，物业的位置'],
    ),
  ],
  [
    title("Guide to People's Mediation"),
    table(
      ['Step', 'What matters', "Source (People's Mediation Law)"],
      [
        'Application',
        'On application or of its own accord; not if a party clearly refuses; free of charge',
        'Articles 17 and 4',
      ],
      [
        'Mediators',
        'Named, or chosen by the parties; with their consent neighbours and others may be invited',
        'Articles 19 and 20',
      ],
      [
        'Mediation',
        'Hear, explain the law, propose; promptly, on the spot, before it grows worse',
        'Articles 21, 22 and 25',
      ],
      ['Rights', 'To accept, refuse or end it; public or not; to agree voluntarily', 'Article 23'],
      ['Duties', 'To state facts truthfully, keep order, respect the rights of the other', 'Article 24'],
      ['Agreement', 'In writing, or oral with its content recorded', 'Articles 28 to 30'],
      ['Force', 'Binding; within thirty days both may ask a court to confirm it', 'Articles 31 and 33'],
      ['Failure', 'Ended, with notice of arbitration, administrative and judicial remedies', 'Article 26'],
    ),
    heading('Four sentences of a mediator'),
    bullets(
      '"You speak, I write." Hear first, figures later.',
      '"This item: how much, and why?" One at a time.',
      '"May I tell the other side?" Ask before you repeat.',
      '"You need not sign." Say that it is voluntary.',
    ),
    heading('For the class: three cards'),
    p(
      'This experiment is made to be bent. Before it starts, or at the visit to the flat, the teacher or the class may draw a card, and all go on with the new fact; or none is drawn.',
    ),
    table(
      ['Card', 'New fact', 'What it touches'],
      ['1', 'Chen Ke changed the hose himself in July, for a cheap one', 'The fault of owner and tenant'],
      [
        '2',
        'Gao Jianye has household insurance, and the insurer will pay 5,000 yuan first',
        'Who pays, and when',
      ],
      [
        '3',
        'Not the hose in the flat but the joint of the riser burst, a common part',
        'Who is liable, and where the management stands',
      ],
    ),
  ],
);

const LOSSES = evidence(
  'evidence_1_losses',
  bi('材料 1 损失清单和报价', 'Exhibit 1: losses and quotes'),
  [
    quote('教学案例，数字为虚构。'),
    title('301 室损失清单（沈桂兰）'),
    table(
      ['项目', '申请金额（元）', '依据'],
      ['顶面、墙面维修', '6,800', '永新装修报价（经营者是沈桂兰的侄子）'],
      ['地板更换 8 平方米', '2,400', '建材城报价单'],
      ['书柜和两箱书', '1,500', '自己估计；旧书六十余册，书柜用了七年'],
      ['宾馆三晚', '600', '发票'],
      ['精神损失', '2,000', '没有'],
      ['合计', '13,300', ''],
    ),
    p('物业提供的同类维修参考价：顶面、墙面 5,200 元。楼长找旧书店看过，书柜和书约值 600 元。'),
  ],
  [
    quote('A teaching case: the figures are invented.'),
    title('Losses in Flat 301 (Shen Guilan)'),
    table(
      ['Item', 'Asked (yuan)', 'Evidence'],
      ['Ceiling and walls', '6,800', 'Quote of Yongxin Decoration, run by her nephew'],
      ['New floor, 8 square metres', '2,400', 'Quote of a building market'],
      [
        'Bookcase and two boxes of books',
        '1,500',
        'Her own estimate; some sixty old books, the case seven years old',
      ],
      ['Three nights in a hotel', '600', 'Invoice'],
      ['Distress', '2,000', 'None'],
      ['Total', '13,300', ''],
    ),
    p(
      'Reference price of the management for ceiling and walls: 5,200 yuan. A second-hand bookseller asked by the warden puts bookcase and books at about 600.',
    ),
  ],
);

const MESSAGES = evidence(
  'evidence_2_messages',
  bi('材料 2 报修聊天和物业记录', 'Exhibit 2: messages and log of the management'),
  [
    quote('教学案例，内容为虚构。'),
    title('陈可与高建业（2025 年 7 月 28 日）'),
    line('**陈可：**高哥，洗手池下面有点渗水，要不要找人看看？'),
    line('**高建业：**先拿桶接着，周末我过去。'),
    line('**陈可：**好。'),
    facsimile('burst-hose'),
    heading('安和物业值班记录（8 月 2 日）'),
    table(
      ['时间', '记录'],
      ['11:21', '301 来电，顶面漏水'],
      ['11:35', '值班员出发，先到地下室找总阀'],
      ['11:52', '关错阀门，重新查找'],
      ['12:10', '关闭 401 进水阀，水止'],
    ),
    heading('楼长的记录（8 月 3 日、4 日）'),
    p('沈老师 3 日早上关了立管，说“让他们也尝尝”。4 日晚上我去说了半个钟头，她开了。两边都在气头上。'),
  ],
  [
    quote('A teaching case: the content is invented.'),
    title('Chen Ke and Gao Jianye (28 July 2025)'),
    line('**Chen Ke:** There is some water under the basin. Shall I have it looked at?'),
    line('**Gao Jianye:** Put a bucket under it for now, I will come at the weekend.'),
    line('**Chen Ke:** All right.'),
    facsimile('burst-hose'),
    heading('Log of Anhe Property Services (2 August)'),
    table(
      ['Time', 'Entry'],
      ['11:21', '301 rings: water from the ceiling'],
      ['11:35', 'Man on duty leaves, looks for the main valve in the basement'],
      ['11:52', 'Wrong valve closed, looks again'],
      ['12:10', 'Inlet of 401 closed, water stops'],
    ),
    heading("The warden's note (3 and 4 August)"),
    p(
      'Ms Shen closed the riser on the morning of the 3rd: "let them have a taste of it". On the evening of the 4th I talked to her for half an hour and she opened it. Both sides are angry.',
    ),
  ],
);

export const STUDY_DOCUMENTS: CaseDocument[] = [CASE_FILE, GUIDE];
export const EVIDENCE_DOCUMENTS: CaseDocument[] = [LOSSES, MESSAGES];
