import type { CaseDocument } from '@lets/contract';
import { bi, bullets, facsimile, heading, line, p, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';

const CASH_BOOK = evidence(
  'evidence_7_cash_book',
  bi('证据 7 备用金流水本（原件）', 'Evidence 7: petty cash book (original)'),
  [
    quote('教学案例，人物、机构和内容均为虚构。'),
    title('晓岚文具店备用金流水（摘录）'),
    facsimile('cash-book'),
    table(
      ['日期', '摘要', '收入', '支出', '结余', '笔迹和墨色'],
      ['2023.2.27', '银行取现', '10,000', '', '10,000', '黑'],
      ['3.2', '进货（本子、笔）', '', '1,350', '8,650', '黑'],
      ['3.6', '水电', '', '480', '8,170', '黑'],
      ['3.10', '收银转入', '2,300', '', '10,470', '黑'],
      ['3.12', '取 周（借 9000、架 1200）', '', '10200', '270', '“取 周”黑，其余蓝'],
      ['3.15', '收银转入', '800', '', '1,070', '黑；“1”后有一处刮擦'],
    ),
    heading('原件情况'),
    bullets(
      '硬面账本，共 96 页，本页为第 7 页，前后页连续，没有缺页。',
      '3 月 12 日一行，数字“10200”没有千位分隔，其他各行都有；第二个“0”比其他数字窄。',
      '3 月 15 日结余“1,070”的“1”和“0”之间有刮擦痕迹，原来的数字肉眼不能辨认。',
      '记账人何小满，字迹与店内其他单据一致。括号里的字是否何小满所写，双方有争议。',
      '双方都没有申请笔迹或者墨迹形成时间鉴定。法院依职权询问过鉴定机构：本页样本条件不足，不能判断蓝色墨迹的形成时间。',
    ),
    heading('找到的经过'),
    p(
      '2025 年 5 月 20 日文具店搬迁，新店员在旧收银台抽屉后面的夹层里找到，当场拍了照片。陈晓岚说她一直以为这个本子被何小满带走了。',
    ),
  ],
  [
    quote('A teaching case: people, institutions and content are invented.'),
    title('Petty Cash Book of Xiaolan Stationery (extract)'),
    facsimile('cash-book'),
    table(
      ['Date', 'Entry', 'In', 'Out', 'Balance', 'Hand and ink'],
      ['27.2.2023', 'Cash from the bank', '10,000', '', '10,000', 'Black'],
      ['2.3', 'Stock (notebooks, pens)', '', '1,350', '8,650', 'Black'],
      ['6.3', 'Water and electricity', '', '480', '8,170', 'Black'],
      ['10.3', 'From the till', '2,300', '', '10,470', 'Black'],
      [
        '12.3',
        'Taken, Zhou (loan 9000, shelves 1200)',
        '',
        '10200',
        '270',
        '"Taken, Zhou" black, the rest blue',
      ],
      ['15.3', 'From the till', '800', '', '1,070', 'Black; scraped after the "1"'],
    ),
    heading('The original'),
    bullets(
      'A hardcover book of 96 pages; this is page 7. The pages before and after it are continuous and none is missing.',
      'In the line of 12 March "10200" has no separator, unlike every other line; its second "0" is narrower than the other figures.',
      'In the balance of 15 March, "1,070", the paper is scraped between the "1" and the "0"; the original figure cannot be read with the naked eye.',
      'The book was kept by He Xiaoman; the handwriting matches that of other slips in the shop. Whether she wrote the words in brackets is disputed.',
      'Neither side applied for an appraisal of the handwriting or of the age of the ink. An appraisal institution consulted by the court of its own motion said that the sample on this page is insufficient to determine the age of the blue ink.',
    ),
    heading('How it was found'),
    p(
      'On 20 May 2025 the shop moved, and a new assistant found the book behind the drawer of the old till and photographed it on the spot. Chen Xiaolan says that she had always believed that He Xiaoman had taken it with her.',
    ),
  ],
);

const WORKMAN_CHAT = evidence(
  'evidence_8_workman_chat',
  bi('证据 8 周启明与丁大勇的微信聊天', 'Evidence 8: chat between Zhou Qiming and Ding Dayong'),
  [
    quote('教学案例，人物、机构和内容均为虚构。'),
    title('微信聊天记录'),
    line('2023 年 3 月 12 日　　原载体：丁大勇手机，当庭出示', 'center'),
    table(
      ['时间', '发送人', '内容'],
      ['19:48', '丁大勇', '周哥，钱借到没有？工钱这礼拜能给吗'],
      ['20:05', '周启明', '到手十九万一，头一季的人家先扣了'],
      ['20:06', '丁大勇', '还有先扣的？那写的多少'],
      ['20:09', '周启明', '写二十万。没事，你和老韩的工钱明天给'],
      ['20:10', '丁大勇', '好嘞'],
      ['3 月 13 日 12:31', '周启明', '（转账 3,000 元）你的，收一下'],
    ),
    heading('来源和形式'),
    bullets(
      '丁大勇 2024 年春节后去外省打工，换过手机号，2025 年 5 月下旬回明德后与周启明联系上。手机没有更换。',
      '周启明自己的手机 2024 年 8 月摔坏，这段聊天没有备份。',
      '丁大勇是周启明的工人，至 2024 年 1 月止；周启明还欠他 2,600 元工钱。',
      '丁大勇愿意出庭。他没有见过陈晓岚，没有听见 3 月 11 日的语音通话。',
    ),
  ],
  [
    quote('A teaching case: people, institutions and content are invented.'),
    title('Chat Record'),
    line("12 March 2023. Original on Ding Dayong's phone, shown in court", 'center'),
    table(
      ['Time', 'From', 'Message'],
      ['19:48', 'Ding Dayong', 'Did you get the money, brother Zhou? Can you pay us this week?'],
      ['20:05', 'Zhou Qiming', 'Got a hundred and ninety-one; they took the first quarter out beforehand'],
      ['20:06', 'Ding Dayong', 'Beforehand? How much did you write, then?'],
      ['20:09', 'Zhou Qiming', 'Two hundred thousand. Never mind. You and old Han get your pay tomorrow'],
      ['20:10', 'Ding Dayong', 'Right'],
      ['13 March 12:31', 'Zhou Qiming', '(Transfer of 3,000 yuan) Yours, please take it'],
    ),
    heading('Source and form'),
    bullets(
      'Ding Dayong left to work in another province after the spring festival of 2024 and changed his number; Zhou Qiming reached him when he came back to Mingde late in May 2025. He still has the same phone.',
      "Zhou Qiming's own phone broke in August 2024, and he has no copy of this chat.",
      'Ding Dayong worked for Zhou Qiming until January 2024 and is still owed 2,600 yuan in wages.',
      'He is willing to testify in court. He has never met Chen Xiaolan and did not hear the voice call of 11 March.',
    ),
  ],
);

export const NEW_EVIDENCE: CaseDocument[] = [CASH_BOOK, WORKMAN_CHAT];
