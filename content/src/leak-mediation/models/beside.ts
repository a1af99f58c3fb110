import { bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, type Words, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const elder = (seen: Words, told: Words, others: Words) =>
  text(
    write(
      [
        title('楼长情况说明'),
        line('{{case_number}}', 'right'),
        heading('一、我亲眼看见、亲耳听到的'),
        p(seen[0]),
        heading('二、我听别人说的'),
        p(told[0]),
        heading('三、楼里别家的情况'),
        p(others[0]),
      ],
      [
        title("The Warden's Statement"),
        line('{{case_number}}', 'right'),
        heading('1. What I saw and heard myself'),
        p(seen[1]),
        heading('2. What I was told'),
        p(told[1]),
        heading('3. The other flats of the building'),
        p(others[1]),
      ],
    ),
  );

const SEEN: Words = [
  '8 月 3 日早上我下楼，看见沈老师站在立管阀门边上，她对我说“让他们也尝尝”。4 日晚上七点多我到 301 劝了半个钟头，她自己把阀门打开了，我在场。书房顶面、一面墙和地板湿了一大片，地上有两个泡过的纸箱。',
  'On the morning of 3 August I came downstairs and saw Ms Shen beside the riser valve; she said to me, "let them have a taste of it". On the evening of the 4th, after seven, I talked to her in 301 for half an hour, and she opened the valve herself in my presence. Ceiling, one wall and floor of the study were wet, and two soaked boxes stood on the floor.',
];
const TOLD: Words = [
  '小陈告诉我，他 7 月 28 日就向房主报了渗水，3 日、4 日在旅馆住了两晚；聊天和收据我没有看过。',
  'Xiao Chen told me that he had reported the seepage to the owner on 28 July and spent two nights in an inn on the 3rd and 4th; I have not seen the messages or the receipt.',
];
const OTHERS: Words = [
  '6 栋各户洗手池的软管是同一年统一装的，我家 501 的也用了九年，没有换过。',
  'The hoses under the basins of Building 6 were all put in in the same year; mine in 501 is nine years old as well and has never been changed.',
];

const undertaking = (amount: Words, booked: Words, better: Words) =>
  text(
    write(
      [
        title('承诺书'),
        line('致：{{applicant_name}}、{{committee}}'),
        heading('一、减免的数额和名目'),
        p(amount[0]),
        heading('二、从哪个月起，怎样入账'),
        p(booked[0]),
        heading('三、以后的改进'),
        p(better[0]),
        p('本承诺书作为 {{case_number}} 人民调解协议书的附件。'),
        sign('property', '安和物业服务公司项目经理'),
        line('{{mediation_date}}', 'right'),
      ],
      [
        title('Undertaking'),
        line('To {{applicant_name}} and the {{committee}}'),
        heading('1. Amount, and under what name'),
        p(amount[1]),
        heading('2. From which month, and how it is booked'),
        p(booked[1]),
        heading('3. What will be improved'),
        p(better[1]),
        p('This undertaking is annexed to mediation agreement {{case_number}}.'),
        sign('property', 'Site manager of Anhe Property Services'),
        line('{{mediation_date}}', 'right'),
      ],
    ),
  );

const AMOUNT: Words = [
  '因 2025 年 8 月 2 日紧急报修到场迟延，本公司减免 301 室物业服务费 880 元。',
  'As it came late to an emergency on 2 August 2025, the company remits 880 yuan of the service fees of flat 301.',
];
const BOOKED: Words = [
  '自 2025 年 9 月起逐月抵减，抵足 880 元为止，每月在收费单上列明；抵足以前住户转让房屋的，余额当月付清。',
  'It is set off month by month from September 2025 until 880 yuan are reached, and shown on each bill; if the flat is sold before, the rest is paid that month.',
];
const BETTER: Words = [
  '2025 年 8 月 20 日以前补齐总阀、立管标牌，值班人员重新培训一次。',
  'By 20 August 2025 the plates of main valve and risers are replaced and the staff on duty trained again.',
];

export const BESIDE_MODELS: CaseModels = {
  elder_note: [
    sound(
      bi(
        '看见的、听说的分开写，没有替谁评理。',
        'What was seen and what was heard are kept separate, and nobody is judged.',
      ),
      {
        parts: [elder(SEEN, TOLD, OTHERS)],
      },
    ),
    careless(
      bi(
        '没有时间，也分不清是看见的还是听说的。',
        'It has no times, and does not show what was seen and what was heard from others.',
      ),
      {
        parts: [
          elder(
            [
              '那几天两家闹得很僵，阀门关过，后来开了。',
              'Those days the two flats were at odds; the valve was closed and later opened again.',
            ],
            ['大家都在说漏水的事。', 'Everybody was talking about the leak.'],
            ['别家的管子也差不多。', 'The pipes of the others are much the same.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '邀请来的人替当事人定了责任。受邀参与是协助调解（《人民调解法》第二十条），过错由当事人协商或者由法院认定（《民法典》第一千一百六十五条）。',
        "A person who was invited decides on fault. An invitation is to help with the mediation (People's Mediation Law, Article 20); fault is agreed by the parties or found by a court (Civil Code, Article 1165).",
      ),
      {
        parts: [
          elder(
            SEEN,
            [
              '事情很清楚，房主负全部责任，小陈和物业都没有责任，这个我可以作证。',
              'The matter is clear: the owner bears all of it, Xiao Chen and the management none; I can testify to that.',
            ],
            OTHERS,
          ),
        ],
      },
    ),
  ],
  undertaking: [
    sound(
      bi(
        '数额、起始月份、入账方法和期限都能核对。',
        'Amount, first month, booking and dates can all be checked.',
      ),
      { parts: [undertaking(AMOUNT, BOOKED, BETTER)] },
    ),
    careless(
      bi(
        '没有数额，也没有月份，沈桂兰无从核对。',
        'No amount and no month: Shen Guilan has nothing to check.',
      ),
      {
        parts: [
          undertaking(
            [
              '本公司对 301 室物业费给予适当减免。',
              'The company remits a fitting part of the fees of flat 301.',
            ],
            ['以后交费时酌情抵减。', 'It is set off at discretion when later fees are paid.'],
            ['今后加强管理，提高服务质量。', 'Management and service will be improved in future.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '以减免换取对方不再投诉、不再起诉。不得因调解而阻止当事人依法通过司法、行政等途径维护权利（《人民调解法》第三条第三项）。',
        "It makes the reduction depend on her giving up complaints and actions. Nobody may on account of mediation be kept from judicial or administrative channels (People's Mediation Law, Article 3(3)).",
      ),
      {
        parts: [
          undertaking(
            AMOUNT,
            [
              '自 2025 年 9 月起逐月抵减；{{applicant_name}}向主管部门投诉或者向法院起诉的，减免作废，已经抵减的如数退回。',
              'It is set off month by month from September 2025; if {{applicant_name}} complains to the authority or brings an action, it lapses and what was set off is paid back.',
            ],
            BETTER,
          ),
        ],
      },
    ),
  ],
};
