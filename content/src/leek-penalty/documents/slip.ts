import type { CaseDocument } from '@lets/contract';
import { bi, facsimile, opensWith, p, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';

const slip = (id: string): CaseDocument =>
  evidence(
    id,
    bi('证据 5 供货商的销货单存根', "Evidence 5: stub of the supplier's sales slip"),
    [
      quote('教学案例，人物、机构和数据均为虚构。'),
      facsimile('stall-slip'),
      title('销货单（存根联）'),
      table(
        ['项目', '内容'],
        ['编号', '0021847'],
        ['购货单位', '东市街 林姐'],
        ['日期', '2025.2.17'],
        ['品名、数量、单价、金额', '韭菜　16 斤　2.25　36.00'],
        ['摊位、经手人', 'C18　周德才'],
      ),
      p('由周德才保存并提交。'),
    ],
    [
      quote('A teaching case: people, institutions and figures are invented.'),
      facsimile('stall-slip'),
      title('Sales Slip (stub)'),
      table(
        ['Item', 'Content'],
        ['Number', '0021847'],
        ['Buyer', 'Sister Lin, Dongshi St.'],
        ['Date', '17 Feb 2025'],
        ['Goods, quantity, price, amount', 'Leeks, 8 kg, 4.50, 36.00'],
        ['Stall, by', 'C18, Zhou Decai'],
      ),
      p('Kept and handed in by Zhou Decai.'),
    ],
  );

/** The officers and the supplier have it when the source is checked; the others see it when it is produced at the hearing. */
export const SLIP_DOCUMENTS: CaseDocument[] = [
  opensWith('source', slip('evidence_5_slip'), ['officer_a', 'officer_b', 'witness']),
  opensWith('hearing', slip('evidence_5_produced'), [
    'host',
    'clerk',
    'head',
    'deputy_a',
    'deputy_b',
    'party',
    'agent',
  ]),
];
