import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, heading, line, p, table, title } from '../../build.ts';
import { careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

interface Both {
  readonly zh: readonly Block[];
  readonly en: readonly Block[];
}

const outline = (defendants: Both, grounds: Both, court: Both): BilingualDocument =>
  write(
    [
      title('民事起诉状（提纲）'),
      line('原告：{{applicant_name}}，住{{applicant_home}}'),
      heading('一、被告是谁，为什么是他们'),
      ...defendants.zh,
      heading('二、诉讼请求'),
      p('{{claims}}'),
      heading('三、事实、理由和证据'),
      ...grounds.zh,
      heading('四、案由，到哪个法院'),
      ...court.zh,
    ],
    [
      title('Complaint (outline)'),
      line('Plaintiff: {{applicant_name}}, {{applicant_home}}'),
      heading('1. Who the defendants are, and why'),
      ...defendants.en,
      heading('2. Claims'),
      p('{{claims}}'),
      heading('3. Facts, grounds and evidence'),
      ...grounds.en,
      heading('4. Cause of action, and which court'),
      ...court.en,
    ],
  );

const DEFENDANTS: Both = {
  zh: [
    p(
      '被告一{{owner_name}}，401 室房主：出租人有维修义务（[[《中华人民共和国民法典》第七百一十二条]]），7 月 28 日接到报告后没有及时维修，有过错。被告二{{tenant_name}}，401 室租客：明知渗水，出门时没有关闭角阀，有过错（[[第一千一百六十五条]]）。安和物业服务公司暂不列为被告；能够证明到场迟延扩大了损失的，再申请追加。',
    ),
  ],
  en: [
    p(
      'First, {{owner_name}}, owner of 401: the lessor repairs ([[Civil Code, Article 712]]); he did not do so in time after the report of 28 July and is at fault. Second, {{tenant_name}}, tenant of 401: knowing of the water, he went out without closing the stop valve and is at fault ([[Article 1165]]). Anhe Property Services is not sued for now; if it can be shown that its delay made the loss greater, its joinder will be applied for.',
    ),
  ],
};
const TENANT_ALONE: Both = {
  zh: [
    p(
      '被告只列{{tenant_name}}一人。漏水时住在 401 室的是他，谁使用谁负责；{{owner_name}}已经把房子租出去，对屋里的漏水没有责任。',
    ),
  ],
  en: [
    p(
      '{{tenant_name}} alone. He lived in 401 when it leaked, and whoever uses a flat is responsible; {{owner_name}} has let it and bears nothing for a leak inside.',
    ),
  ],
};
const GROUNDS: Both = {
  zh: [
    p(
      '事实：2025 年 8 月 2 日 401 室洗手池软管爆裂，原告书房受损。理由：两被告分别侵权造成同一损害，能够确定责任大小的各自承担相应的责任，难以确定的平均承担（[[第一千一百七十二条]]）；财产损失按市场价格计算（[[第一千一百八十四条]]）。原告没有及时搬书，愿意依[[第一千一百七十三条]]减轻被告相应的责任；8 月 3 日关阀一事另行处理。',
    ),
    table(
      ['要证明的事实', '证据'],
      ['损失 8,800 元', '照片、建材城报价单、宾馆发票、同类维修参考价、旧书店的估价'],
      ['漏水的来源和时间', '安和物业 8 月 2 日值班记录'],
      ['房主、租客的过错', '7 月 28 日聊天，由{{tenant_name}}提供或者申请法院责令出示'],
    ),
  ],
  en: [
    p(
      "Facts: on 2 August 2025 the hose under the basin of 401 burst and the plaintiff's study was damaged. Grounds: the defendants each committed a tort and caused one damage; each bears his share if it can be determined, and equal shares if not ([[Article 1172]]); damage to property is assessed at market price ([[Article 1184]]). The plaintiff did not move her books in time and accepts that the defendants' liability is reduced accordingly under [[Article 1173]]; the valve on 3 August is dealt with apart.",
    ),
    table(
      ['Fact to be proved', 'Evidence'],
      [
        'Loss of 8,800 yuan',
        'Photographs, quote of the building market, hotel invoice, reference price, estimate of the bookseller',
      ],
      ['Source and time of the leak', 'Log of Anhe of 2 August'],
      [
        'Fault of owner and tenant',
        'Messages of 28 July, from {{tenant_name}} or to be produced by order of the court',
      ],
    ),
  ],
};
const COURT: Both = {
  zh: [
    p(
      '案由：财产损害赔偿纠纷。因侵权行为提起的诉讼，由侵权行为地或者被告住所地人民法院管辖（[[《中华人民共和国民事诉讼法》第二十九条]]），漏水发生在清和区，向清和区人民法院起诉。诉讼时效三年，自 2025 年 8 月 2 日起计算（[[《中华人民共和国民法典》第一百八十八条]]）。',
    ),
  ],
  en: [
    p(
      "Cause of action: compensation for damage to property. An action for a tort belongs to the court of the place of the tort or of a defendant's domicile ([[Civil Procedure Law, Article 29]]). The leak was in Qinghe: the Qinghe District People's Court. The limitation period is three years, from 2 August 2025 ([[Civil Code, Article 188]]).",
    ),
  ],
};
const CLAIMS = value(
  'claims',
  '一、判令高建业、陈可按各自的责任赔偿原告财产损失 8,800 元；二、案件受理费由两被告负担。',
  '1. that Gao Jianye and Chen Ke, each according to his share, compensate the plaintiff for damage to property of 8,800 yuan; 2. that they bear the court fee.',
);

export const OUTLINES = [
  sound(
    bi(
      '被告明确，请求具体，只请求有依据的项目；对自己不利的事实也写进去。',
      'It names definite defendants and makes specific claims, each with a ground; it also states the facts that speak against her.',
    ),
    { values: [CLAIMS], parts: [text(outline(DEFENDANTS, GROUNDS, COURT))] },
  ),
  careless(
    bi(
      '没有写为什么告他们，请求没有数额，不合“有具体的诉讼请求和事实、理由”（《民事诉讼法》第一百二十二条）。',
      'It does not say why they are sued and names no amount: an action needs specific claims, facts and grounds (Civil Procedure Law, Article 122).',
    ),
    {
      values: [
        value('claims', '赔偿原告的全部损失，赔礼道歉。', 'All losses of the plaintiff, and an apology.'),
      ],
      parts: [
        text(
          outline(
            { zh: [p('楼上的房主和租客。')], en: [p('The owner and the tenant above.')] },
            {
              zh: [p('楼上漏水，家里受损，有照片。')],
              en: [p('Water came from above and there was damage; there are photographs.')],
            },
            { zh: [p('到法院起诉。')], en: [p('In court.')] },
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '只告租客。出租人应当履行维修义务（《民法典》第七百一十二条），租客 7 月 28 日已经请求维修（第七百一十三条第一款），房主没有修就有过错；各自承担相应的责任（第一千一百七十二条），漏列房主就少了主要的一份。',
      'It sues the tenant alone. The lessor repairs (Civil Code, Article 712), was asked to on 28 July (Article 713, first paragraph) and is at fault; each bears his share (Article 1172), and without the owner the greater share is lost.',
    ),
    {
      values: [
        value(
          'claims',
          '一、判令陈可赔偿原告财产损失 8,800 元；二、案件受理费由被告负担。',
          '1. that Chen Ke compensate the plaintiff for damage to property of 8,800 yuan; 2. that he bear the court fee.',
        ),
      ],
      parts: [
        text(
          outline(
            TENANT_ALONE,
            {
              zh: [
                p(
                  '2025 年 8 月 2 日 401 室洗手池软管爆裂，原告书房受损。被告明知渗水，出门时没有关闭角阀，应当承担全部责任（[[《中华人民共和国民法典》第一千一百六十五条]]）。证据：照片、建材城报价单、宾馆发票、同类维修参考价、安和物业 8 月 2 日值班记录。',
                ),
              ],
              en: [
                p(
                  "On 2 August 2025 the hose under the basin of 401 burst and the plaintiff's study was damaged. The defendant knew of the water and went out without closing the stop valve; he is liable for all of it ([[Civil Code, Article 1165]]). Evidence: photographs, quote of the building market, hotel invoice, reference price, log of Anhe of 2 August.",
                ),
              ],
            },
            COURT,
          ),
        ),
      ],
    },
  ),
];
