import type { PaperPart } from '@lets/contract';
import { bi, line, p, seal, sign, title } from '../../build.ts';
import { careless, sound, text, textUnless, textWhen, value, voted, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];

const OPENING = text(
  write(
    [
      title('终止调解告知书'),
      line('{{case_number}}', 'right'),
      line('{{applicant_name}}、{{owner_name}}、{{tenant_name}}：'),
      p(
        '你们因漏水发生的纠纷，经{{committee}}于 {{mediation_date}}调解，未能达成协议，现依照[[《人民调解法》第二十六条]]终止调解。',
      ),
    ],
    [
      title('Notice that Mediation Has Ended'),
      line('{{case_number}}', 'right'),
      line('To {{applicant_name}}, {{owner_name}} and {{tenant_name}}:'),
      p(
        "Your dispute about the leak was mediated by the {{committee}} on {{mediation_date}} without agreement. Mediation is ended under [[Article 26 of the People's Mediation Law]].",
      ),
    ],
  ),
);
const REFUSED: readonly PaperPart[] = [
  textWhen(
    [voted('proposal', 'rejected')],
    write(
      [p('调解方案须经三位当事人和承担一份的物业一致同意；表态的结果是：{{tally_proposal}}，没有达成协议。')],
      [
        p(
          'The proposal needed the consent of all three parties and of the management, which was to bear a share; the answers were: {{tally_proposal}}. There is no agreement.',
        ),
      ],
    ),
  ),
  textUnless(
    [voted('proposal', 'rejected')],
    write(
      [
        p(
          '接受、拒绝或者要求终止调解，是当事人的权利（[[第二十三条第二项]]），没有签订协议书，对各方都没有约束力。',
        ),
      ],
      [
        p(
          'To accept mediation, refuse it or ask that it be ended is a right of the parties ([[Article 23(2)]]). No agreement was signed, and nobody is bound.',
        ),
      ],
    ),
  ),
];
const ENDING = (ways: Words, concessions: Words): PaperPart =>
  text(
    write(
      [
        p(ways[0]),
        p(concessions[0]),
        sign('mediator', '人民调解员'),
        line('{{mediation_date}}', 'right'),
        seal('河东社区人民调解委员会'),
      ],
      [
        p(ways[1]),
        p(concessions[1]),
        sign('mediator', "People's mediator"),
        line('{{mediation_date}}', 'right'),
        seal('Hedong Mediation Committee'),
      ],
    ),
  );
const WAYS: Words = [
  '你们可以通过下列途径维护自己的权利：{{remedy}}',
  'You may protect your rights through the following remedies: {{remedy}}',
];
const CONCESSIONS: Words = [
  '调解中作出的让步，不影响各方重新提出主张。在此期间请不要采取断水、堵门等方式。',
  'Concessions made here do not keep anybody from asserting their claims afresh. Until then please do not cut off water, block doors or the like.',
];
const REMEDY = value(
  'remedy',
  '（一）司法：沈桂兰可以高建业、陈可为被告，向侵权行为地清和区人民法院或者被告住所地人民法院起诉（《民事诉讼法》第二十九条），诉讼时效三年，自 2025 年 8 月 2 日起计算（《民法典》第一百八十八条）；陈可就停水的损失也可以另行主张。（二）行政：断水、堵门等引起冲突的，可以向公安机关求助；对物业服务的投诉，可以向主管部门反映。（三）仲裁：各方愿意的，可以另行订立仲裁协议。（四）以后愿意再谈，可以随时再申请调解，不收费。',
  "(1) Court: Shen Guilan may sue Gao Jianye and Chen Ke in the Qinghe District People's Court, the place of the tort, or at a defendant's domicile (Civil Procedure Law, Article 29), within three years from 2 August 2025 (Civil Code, Article 188); Chen Ke may claim for the lack of water. (2) Administration: if there is conflict, the public security organ; on the management, its supervising department. (3) Arbitration, if all agree to it in writing. (4) Mediation again at any time, free.",
);

export const NOTICES = [
  sound(
    bi(
      '写明终止和依据；到哪个法院、告谁、时效多久都写具体，不劝也不吓。',
      'It says that the mediation is ended and on what ground, and which court, against whom and within what time, without urging or frightening.',
    ),
    { values: [REMEDY], parts: [OPENING, ...REFUSED, ENDING(WAYS, CONCESSIONS)] },
  ),
  careless(
    bi(
      '途径空泛：没有写到哪个法院、告谁、时效多久，看了仍不知道怎么办。',
      'The remedies are vague: it does not say which court, against whom or within what time, and does not help those who read it.',
    ),
    {
      values: [
        value(
          'remedy',
          '可以找有关部门处理，也可以自己想办法解决。',
          'you may turn to the departments concerned or settle it yourselves.',
        ),
      ],
      parts: [OPENING, ENDING(WAYS, CONCESSIONS)],
    },
  ),
  wrong(
    bi(
      '告诉当事人不能再起诉。不得因调解而阻止当事人通过仲裁、行政、司法等途径维护权利（《人民调解法》第三条第三项）；调解不成的，应当告知这些途径（第二十六条）。',
      "It says that no action can be brought. Nobody may on account of mediation be kept from arbitration, administrative or judicial channels (People's Mediation Law, Article 3(3)); if it fails they must be pointed out (Article 26).",
    ),
    {
      values: [
        value(
          'remedy',
          '本纠纷已经由人民调解委员会处理，不能再向法院起诉；各方应当在三十日内再次申请调解，直至达成协议。',
          "the dispute has been dealt with by the people's mediation committee, and no action can be brought any more; within thirty days you are to apply for mediation again, until there is an agreement.",
        ),
      ],
      parts: [OPENING, ...REFUSED, ENDING(WAYS, CONCESSIONS)],
    },
  ),
];
