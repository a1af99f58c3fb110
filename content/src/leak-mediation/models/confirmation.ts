import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, bullets, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const application = (asked: readonly [zh: string, en: string], more: Both): BilingualDocument =>
  write(
    [
      title('司法确认申请书'),
      line('申请人：{{applicant_name}}、{{owner_name}}、{{tenant_name}}'),
      p(asked[0]),
      p('事实和理由：{{mediation_date}}，经{{committee}}主持调解，申请人自愿达成协议，内容为：{{terms}}'),
      ...more.zh,
      p(
        '申请人出于解决纠纷的目的自愿达成协议，没有恶意串通、规避法律的行为；因此给他人造成损害的，愿意承担法律责任。',
      ),
      p('此致'),
      line('清和区人民法院'),
      sign('downstairs', '申请人'),
      sign('owner', '申请人'),
      sign('tenant', '申请人'),
      line('{{confirmation_date}}', 'right'),
    ],
    [
      title('Application for Judicial Confirmation'),
      line('Applicants: {{applicant_name}}, {{owner_name}}, {{tenant_name}}'),
      p(asked[1]),
      p(
        'Facts and grounds: on {{mediation_date}}, before the {{committee}}, the applicants agreed voluntarily: {{terms}}',
      ),
      ...more.en,
      p(
        'The applicants agreed voluntarily to settle a dispute, without collusion or evasion of law; if others are harmed by it they will bear the liability.',
      ),
      p('To'),
      line("Qinghe District People's Court"),
      sign('downstairs', 'Applicant'),
      sign('owner', 'Applicant'),
      sign('tenant', 'Applicant'),
      line('{{confirmation_date}}', 'right'),
    ],
  );

const ASKED: [string, string] = [
  '请求：依法确认 {{case_number}} 人民调解协议有效。',
  'Claim: that mediation agreement {{case_number}} be confirmed as valid.',
];
const ASKED_WRONG: [string, string] = [
  '请求：依法确认 {{case_number}} 人民调解协议有效，并对陈可尚未到期的 1,760 元立即强制执行。',
  'Claim: that mediation agreement {{case_number}} be confirmed as valid, and that the 1,760 yuan not yet due from Chen Ke be enforced at once.',
];
const TERMS = value(
  'terms',
  '损失 8,800 元，高建业承担 5,280 元，签订当日付清；陈可承担 1,760 元，2025 年 8 月 31 日、9 月 30 日以前各付 880 元；沈桂兰自行承担 880 元，其余 880 元由安和物业服务公司另行承诺，不在确认范围。沈桂兰于签订当日付陈可 300 元，并自行委托修缮，2025 年 9 月 30 日以前完成；高建业于 8 月 18 日以前更换软管；各方不以断水等方式影响他人生活。',
  'of the loss of 8,800 yuan Gao Jianye bears 5,280, paid on the day of signing; Chen Ke 1,760, in payments of 880 by 31 August and 30 September 2025; Shen Guilan 880 herself; for the other 880 Anhe Property Services gives a separate undertaking, which is not to be confirmed. Shen Guilan pays Chen Ke 300 on the day of signing and has the repairs done by 30 September 2025; Gao Jianye changes the hose by 18 August; no party cuts off water or the like.',
);

const GROUNDS: Both = {
  zh: [
    p(
      '协议自 {{mediation_date}}各方签名、调解员签名并加盖印章之日起生效，本申请由各方当事人在三十日内（2025 年 9 月 10 日以前）共同提出（[[《中华人民共和国人民调解法》第三十三条第一款]]）。当事人住所地、标的物所在地、调解组织所在地均在清和区，本案由贵院管辖（[[《中华人民共和国民事诉讼法》第二百零五条第二项]]）。',
    ),
    p('附：'),
    bullets(
      '{{case_number}} 人民调解协议书；',
      '{{committee}}主持调解的证明；',
      '301 室、401 室的产权证明；',
      '申请人的身份证明、住所和联系方式。',
    ),
  ],
  en: [
    p(
      "The agreement took effect on {{mediation_date}}, when all parties and the mediator had signed and it was sealed. This application is made by all parties together within thirty days, that is by 10 September 2025 ([[People's Mediation Law, Article 33, first paragraph]]). Domicile, object and organisation are in Qinghe, and this court has jurisdiction ([[Civil Procedure Law, Article 205, item 2]]).",
    ),
    p('Annexed:'),
    bullets(
      'mediation agreement {{case_number}};',
      'certificate of the {{committee}} that it conducted the mediation;',
      'proof of title to flats 301 and 401;',
      'identities, addresses and contacts of the applicants.',
    ),
  ],
};

export const CONFIRMATION_MODELS: CaseModels = {
  confirmation: [
    sound(
      bi(
        '三方共同申请，期限、管辖和附件写全，内容同协议书一致。',
        'All three apply together; time, court and annexes are complete, and the content agrees with the agreement.',
      ),
      { values: [TERMS], parts: [text(application(ASKED, GROUNDS))] },
    ),
    careless(
      bi(
        '没有写协议什么时候生效、为什么由这个法院管辖，也没有附件（民诉法解释第三百五十四条），协议内容一句带过。',
        'Not when the agreement took effect, nor why this court, no annexes (CPL Interpretation, Article 354), and one sentence on what was agreed.',
      ),
      {
        values: [
          value(
            'terms',
            '楼上赔偿楼下的损失，墙面修好，各方不再争执。',
            'those above make good the loss below, the wall is repaired, and there is no more quarrel.',
          ),
        ],
        parts: [text(application(ASKED, { zh: [], en: [] }))],
      },
    ),
    wrong(
      bi(
        '一并请求强制执行。司法确认只审查协议是否有效；裁定有效以后，一方拒绝履行或者未全部履行的，对方才可以申请执行（《民事诉讼法》第二百零六条），没有到期的更不能执行。',
        'It asks for enforcement as well. Confirmation is about validity only; after the ruling the other party may apply for enforcement if one refuses to perform or does so in part (Civil Procedure Law, Article 206), and not before anything is due.',
      ),
      { values: [TERMS], parts: [text(application(ASKED_WRONG, GROUNDS))] },
    ),
  ],
};
