import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, textWhen, value, writtenBy, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];

const say = (...words: readonly Words[]): PaperPart =>
  text(
    write(
      words.map(([zh]) => p(zh)),
      words.map(([, en]) => p(en)),
    ),
  );
const by = (role: string, [zh, en]: Words): PaperPart => textWhen([writtenBy(role)], write([p(zh)], [p(en)]));
const headed = (zh: string, en: string): PaperPart => text(write([heading(zh)], [heading(en)]));

const HEAD = text(
  write(
    [
      title('情况说明和方案'),
      line('房主：{{owner_name}}　　租客：{{tenant_name}}　　房屋：{{respondent_home}}'),
      heading('一、经过（报修、爆管、停水）'),
    ],
    [
      title('Statement and Offer'),
      line('Owner: {{owner_name}}. Tenant: {{tenant_name}}. Flat: {{respondent_home}}'),
      heading('1. What happened: report, burst, water cut'),
    ],
  ),
);
const ADMITTED = headed('二、我承认的、我不同意的', '2. What I admit, what I do not');
const OFFERED = text(
  write([heading('三、我愿意承担'), p('{{offer}}')], [heading('3. What I offer'), p('{{offer}}')]),
);
const BETWEEN = headed('四、房主和租客之间怎样分', '4. Between owner and tenant');

const EVENTS: readonly Words[] = [
  [
    '7 月 28 日，{{tenant_name}}发消息告诉{{owner_name}}洗手池下面渗水，问要不要找人看；{{owner_name}}回复“先拿桶接着，周末我过去”，周末没有来，也没有另作安排（材料 2）。8 月 2 日 8 时，{{tenant_name}}出门上班，倒掉接水的半桶水，没有关角阀。11 时 20 分楼下发现漏水，12 时 10 分物业关闭 401 室进水阀，爆裂的是洗手池软管，已经用了九年。',
    'On 28 July {{tenant_name}} wrote to {{owner_name}} that there was water under the basin and asked whether to have it looked at; {{owner_name}} answered "put a bucket under it for now, I will come at the weekend", did not come and arranged nothing else (exhibit 2). On 2 August at 8:00 {{tenant_name}} emptied half a bucket and went to work without closing the stop valve. At 11.20 the neighbour below found the leak; at 12.10 the management closed the inlet of 401. The hose under the basin had burst; it was nine years old.',
  ],
  [
    '8 月 3 日，楼下关闭立管阀门，401 室停水，至 8 月 4 日晚打开；{{tenant_name}}在旅馆住了两晚，花费 300 元。',
    'On 3 August the riser valve was closed from below, and 401 was without water until the evening of 4 August; {{tenant_name}} spent two nights in an inn for 300 yuan.',
  ],
];

const ADMISSIONS: readonly PaperPart[] = [
  by('owner', [
    '我承认：租赁合同没有约定由谁维修，维修是出租人的义务（[[《中华人民共和国民法典》第七百一十二条]]）；接到报告后没有在合理期限内维修（[[第七百一十三条第一款]]），我有过错（[[第一千一百六十五条]]），我向{{applicant_name}}道歉。',
    'I admit: the lease does not say who repairs, so that the lessor does ([[Civil Code, Article 712]]). I did not repair within a reasonable time of the report ([[Article 713, first paragraph]]); I am at fault ([[Article 1165]]) and apologise to {{applicant_name}}.',
  ]),
  by('tenant', [
    '我承认：明知渗水，出门时没有关角阀，也没有再催房主，我有过错（[[《中华人民共和国民法典》第一千一百六十五条]]），我向{{applicant_name}}道歉。软管维修是出租人的义务，我 7 月 28 日已经请求维修（[[第七百一十二条]]、[[第七百一十三条第一款]]），我的过错比房主轻。',
    'I admit: knowing of the water I went out without closing the valve, and did not press the owner again. I am at fault ([[Civil Code, Article 1165]]) and apologise to {{applicant_name}}. To repair the hose is the duty of the lessor, and I asked for it on 28 July ([[Articles 712]] and [[713, first paragraph]]); my fault is less than his.',
  ]),
  say([
    '不同意：精神损失 2,000 元没有依据（[[第一千一百八十三条]]）；顶面、墙面 6,800 元的报价出自申请人侄子的公司，应按参考价 5,200 元；书柜和书应按旧物的市场价 600 元（[[第一千一百八十四条]]）；傍晚才搬书扩大的部分，应当减轻我们的责任（[[第一千一百七十三条]]）。地板 2,400 元、宾馆 600 元没有异议。',
    "Not admitted: 2,000 for distress, which has no ground ([[Article 1183]]); 6,800 for ceiling and walls, a quote by the firm of the applicant's nephew: the reference price is 5,200; bookcase and books above their market price of 600 ([[Article 1184]]); and what came of moving the books only in the evening, for which our liability is reduced ([[Article 1173]]). Floor, 2,400, and hotel, 600, are not disputed.",
  ]),
];

const SHARES: Words = [
  '两人的过错是分开的：一个没有修，一个没有关阀，造成同一损害，能够确定责任大小，各自承担相应的责任（[[第一千一百七十二条]]），房主多、租客少，互不垫付。停水两天的旅馆费 300 元，是另一件事，由造成停水的人承担，不从赔偿款里扣；是否减少两天租金，由两人另行商量。',
  'The two faults are separate: one did not repair, the other did not close the valve. They caused one damage, the shares can be told, and each bears his own ([[Article 1172]]): the owner more, the tenant less, and neither pays for the other. The 300 yuan for the inn is another matter; whoever cut the water bears it, and it is not taken from the compensation. Whether two days of rent are remitted the two will settle between them.',
];
const SHARES_WRONG: Words = [
  '房子是一套，对楼下来说我们是一家，由房主和租客对全部损失承担连带责任：{{applicant_name}}可以向任何一个人要全部的钱，谁先付谁再向另一个要一半。',
  'It is one flat, and to the neighbour below we are one side: owner and tenant are jointly and severally liable for the whole loss. {{applicant_name}} may ask either for all of it, and whoever pays may ask the other for half.',
];

const OFFER = [
  value(
    'offer',
    '高建业承担 5,000 元左右，签订协议当日一次付清，希望写明“一次了结”，一周内更换软管；陈可承担 1,800 元以内，分两个月付。两人都当面道歉。',
    'Gao Jianye about 5,000 yuan, at once on the day of the agreement, if it says "settled once and for all", and a new hose within a week; Chen Ke up to 1,800 yuan in two monthly payments. Both apologise in person.',
  ),
];
const VAGUE_OFFER = [
  value(
    'offer',
    '可以出一点，具体多少见面再谈。',
    'Something can be given; how much is to be discussed when we meet.',
  ),
];

export const REPLY_MODELS: CaseModels = {
  reply: [
    sound(
      bi(
        '经过有日期，维修义务和过错分开写，承认该承认的，不同意的各有理由，给出可以谈的数字。',
        'It gives dates, keeps the duty to repair and fault separate, admits what must be admitted, gives a reason for each objection, and names figures to talk about.',
      ),
      {
        values: OFFER,
        parts: [HEAD, say(...EVENTS), ADMITTED, ...ADMISSIONS, OFFERED, BETWEEN, say(SHARES)],
      },
    ),
    careless(
      bi(
        '没有日期，没有说自己错在哪里，“出一点”不是方案，两个人之间怎样分也没有写。',
        'It gives no dates and does not say what was wrong; "something" is no offer, and how the two share is left open.',
      ),
      {
        values: VAGUE_OFFER,
        parts: [
          HEAD,
          say([
            '软管老化爆了，事先谁也没有想到。楼下后来还关了水，我们也受了损失。',
            'An old hose burst; nobody could have known. Then the water was cut from below, and we have a loss as well.',
          ]),
          ADMITTED,
          say([
            '漏水是事实，我们可以理解楼下的心情。但是 13,300 元太高，不能同意。',
            'There was a leak, and we understand how the neighbour feels. But 13,300 yuan is too much and cannot be accepted.',
          ]),
          OFFERED,
          BETWEEN,
          say([
            '两个人自己商量，和楼下没有关系。',
            'That is for the two to settle and does not concern the neighbour.',
          ]),
        ],
      },
    ),
    wrong(
      bi(
        '写成连带责任。二人以上分别实施侵权行为造成同一损害，能够确定责任大小的，各自承担相应的责任；难以确定的，平均承担（《民法典》第一千一百七十二条）。',
        'It speaks of joint and several liability. Two who each commit a tort and cause one damage each bear their share if it can be determined, and equal shares if not (Civil Code, Article 1172).',
      ),
      {
        values: OFFER,
        parts: [HEAD, say(...EVENTS), ADMITTED, ...ADMISSIONS, OFFERED, BETWEEN, say(SHARES_WRONG)],
      },
    ),
  ],
};
