import { bi, opensWith, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';

/** Seen only once the company has produced it. */
export const DOOR = opensWith(
  'evidence',
  evidence(
    'evidence_7_door',
    bi('证据 7　门禁记录', 'Evidence 7: door log'),
    [
      title('门禁记录（公司按仲裁庭要求提交）'),
      table(
        ['周六', '进', '出'],
        ['1 月 11 日', '09:02', '18:10'],
        ['1 月 18 日', '09:11', '18:32'],
        ['2 月 22 日', '08:57', '19:05'],
        ['3 月 8 日', '09:20', '18:01'],
        ['3 月 15 日', '10:40', '19:15'],
        ['3 月 22 日', '09:05', '18:20'],
        ['4 月 5 日', '09:00', '18:00'],
        ['4 月 19 日', '09:16', '18:44'],
        ['5 月 24 日', '08:50', '18:30'],
      ),
      quote('公司说明：以上为何佳宁 2025 年 1 月至 6 月全部周六进出记录，共九天；没有补休记录。'),
    ],
    [
      title('Door log (produced by the company as required by the tribunal)'),
      table(
        ['Saturday', 'In', 'Out'],
        ['11 January', '09:02', '18:10'],
        ['18 January', '09:11', '18:32'],
        ['22 February', '08:57', '19:05'],
        ['8 March', '09:20', '18:01'],
        ['15 March', '10:40', '19:15'],
        ['22 March', '09:05', '18:20'],
        ['5 April', '09:00', '18:00'],
        ['19 April', '09:16', '18:44'],
        ['24 May', '08:50', '18:30'],
      ),
      quote(
        "Statement by the company: the above are all of He Jianing's Saturday entries and exits from January to June 2025, nine days in all; there is no record of time off in lieu.",
      ),
    ],
  ),
);
