import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, modelsOfEach, sound, type Words, wrong } from '../../models.ts';
import { both, by } from './parts.ts';
import { LATER_WORDING } from './redraft.ts';

const views = (
  clauses: readonly PaperPart[],
  reasons: readonly PaperPart[],
  asks: readonly PaperPart[],
): PaperPart[] => [
  both(
    [title('对{{bill}}的书面审议意见'), line('编号：{{bill_number}}'), heading('一、针对的条文和问题')],
    [title('Written Views on the {{bill}}'), line('Number: {{bill_number}}'), heading('1. Clause and issue')],
  ),
  ...clauses,
  both([heading('二、理由')], [heading('2. Reasons')]),
  ...reasons,
  both(
    [heading('三、修改建议，或者要提案人回答的问题')],
    [heading('3. Revision proposed, or question to the proposer')],
  ),
  ...asks,
];

const A = (words: Words): PaperPart => by(['member_a'], words);
const B = (words: Words): PaperPart => by(['member_b'], words);

const CLAUSES = [
  A([
    '第十二条后段、第二十六条第二款：一律禁止电池入户充电，对原装电池和改装电池不加区分。',
    'Articles 12, second half, and 26(2): charging batteries in homes is banned altogether, with no distinction between original and modified batteries.',
  ]),
  B([
    '第九条、第十二条后段：既有小区增设端口没有期限，禁止却从施行之日开始。',
    'Articles 9 and 12, second half: there is no time limit for adding ports in existing estates, yet the ban begins on the day on which the regulation takes effect.',
  ]),
];
const REASONS = [
  A([
    '2024 年室内火灾 29 起，22 起使用改装或者不合格电池；使用原装电池的 7 起无人死亡（证据 1）。处罚应当与社会危害程度相当（《行政处罚法》第五条第二款），危害不同的行为不应当同罚。',
    'Of the 29 fires in dwellings in 2024, 22 involved modified or substandard batteries; nobody died in the seven that involved original batteries (evidence 1). Penalties shall be commensurate with the harm to society (Administrative Penalty Law, Article 5, second paragraph): acts that differ in harm should not carry the same penalty.',
  ]),
  B([
    '全市每 6.8 辆车有一个公共端口，老旧小区和城中村每 21 辆一个；室内火灾 29 起中 18 起发生在没有端口的地方（证据 1）。法律规范应当具有可执行性（《立法法》第七条第二款）。',
    'The city has one public port for every 6.8 bicycles, old estates and urban villages one for every 21; 18 of the 29 fires in dwellings broke out where there are none (evidence 1). Legal norms shall be enforceable (Legislation Law, Article 7, second paragraph).',
  ]),
];
const ASKS = [
  A([
    '建议把“为改装或者不符合国家标准的电池充电”单列一项，单独规定处罚；请提案人说明这一处罚准备怎样听取意见。',
    'Charging modified batteries or batteries that do not meet the national standard should be a separate item with its own penalty; the proposer is asked to explain how views on that penalty will be heard.',
  ]),
  B([
    '建议第九条写明增设的期限，第十二条后段同端口覆盖挂钩；请提案人提供端口不足的小区名单。',
    'Article 9 should set a time limit for adding ports, and the ban in the second half of Article 12 should be tied to coverage by ports; the proposer is asked to supply a list of the estates that lack ports.',
  ]),
];
const both2 = (words: Words): PaperPart => by(['member_a', 'member_b'], words);

const note = (why: Words, met: Words, changed: Words): PaperPart[] => [
  both(
    [
      title('关于重新提出{{bill}}的说明'),
      line('编号：{{bill_number}}　　提案人：明德市人民政府'),
      heading('一、为什么仍然必须制定'),
      p(why[0]),
      heading('二、怎样回应反对的理由'),
      p(met[0]),
      heading('三、修改了哪一句'),
      p('第十二条：{{clause_wording}}'),
      p(changed[0]),
      p('请{{committee}}主任会议决定是否列入会议议程。'),
      sign('drafter', '受提案人委托'),
    ],
    [
      title('Note on Resubmitting the {{bill}}'),
      line("Number: {{bill_number}}. Proposer: Mingde People's Government"),
      heading('1. Why the regulation is still necessary'),
      p(why[1]),
      heading('2. How the objections are answered'),
      p(met[1]),
      heading('3. Which sentence is changed'),
      p('Article 12: {{clause_wording}}'),
      p(changed[1]),
      p(
        'The Council of Chairpersons of the {{committee}} is requested to decide whether to place the bill on the agenda.',
      ),
      sign('drafter', 'On behalf of the proposer'),
    ],
  ),
];
const WHY: Words = [
  '2024 年室内火灾 29 起，6 人死亡（证据 1）；个人在家中为电池充电，法律、行政法规没有规定处罚，现行制度管不到。市人民政府认为仍然必须制定。',
  'In 2024 there were 29 fires in dwellings with six deaths (evidence 1). No law or administrative regulation provides a penalty for an individual who charges batteries at home, and existing rules do not reach it. The city government considers that the regulation is still necessary.',
];
const MET: Words = [
  '反对意见认为端口没有增设以前的禁止无法遵守。修改以后，增设期限写进第九条，禁止从公布覆盖满三个月起算，合格电池先警告。',
  'The opponents held that people cannot comply with a ban before ports are added. In the revised text, the time limit for adding ports is written into Article 9, the ban begins three months after coverage is announced, and for batteries that meet the standard a warning comes first.',
];
const CHANGED: Words = [
  '第九条增写“街道办事处应当自本条例施行之日起一年内组织增设，并公布端口已经覆盖的小区名单和日期”。其余各条未改。',
  'Article 9 now adds that the subdistrict office shall have ports added within one year of the entry into force of this Regulation and shall announce the list of estates covered and the dates. The other articles are unchanged.',
];

export const SESSION_MODELS: CaseModels = {
  ...modelsOfEach(
    'member_views',
    ['member_a', 'member_b'],
    [
      sound(
        bi(
          '一份意见一到两条，写到条文，理由有数据和上位法。',
          'It makes one or two points, each on a specific clause, with reasons based on figures and higher law.',
        ),
        { parts: views(CLAUSES, REASONS, ASKS) },
      ),
      careless(
        bi(
          '只有态度，没有条文，提案人无从回答。',
          'It only states an attitude and names no clause, so the proposer has nothing to answer.',
        ),
        {
          parts: views(
            [
              both2([
                '草案总体是好的，个别地方还要完善。',
                'The draft is good on the whole; some points need work.',
              ]),
            ],
            [
              both2([
                '群众很关心这件事，应当慎重。',
                'The public is very concerned about this matter, and caution is needed.',
              ]),
            ],
            [both2(['请有关部门再研究。', 'The departments concerned are asked to study it further.'])],
          ),
        },
      ),
      wrong(
        bi(
          '建议由条例直接规定拘留。限制人身自由的行政处罚只能由法律设定（《行政处罚法》第十条第二款；《立法法》第十一条第五项）。',
          'It proposes that the regulation itself provide for detention. Penalties that restrict liberty may be laid down by laws only (Administrative Penalty Law, Article 10, second paragraph; Legislation Law, Article 11, item 5).',
        ),
        {
          parts: views(CLAUSES, REASONS, [
            both2([
              '罚款起不到作用的，建议对再次违反的增加规定三日以下拘留，由公安机关执行。',
              'Where a fine has no effect, a repeated violation should be met with detention of up to three days, carried out by the public security organs.',
            ]),
          ]),
        },
      ),
    ],
  ),
  resubmission_note: [
    sound(
      bi(
        '由提案人提出，针对被反对的那一句作了修改。',
        'It is submitted by the proposer, and it changes the sentence that was opposed.',
      ),
      { values: [LATER_WORDING], parts: note(WHY, MET, CHANGED) },
    ),
    careless(
      bi(
        '没有回应反对的理由，修改只是文字。',
        'It does not answer the objections; only the wording is changed.',
      ),
      {
        values: [LATER_WORDING],
        parts: note(
          ['这部条例很重要，应当尽快出台。', 'The regulation is important and should be made soon.'],
          [
            '有的意见同实际情况不符，已经做了解释工作。',
            'Some of the views did not correspond to the facts, and explanations have been given.',
          ],
          ['对个别文字作了调整。', 'Some wording was adjusted.'],
        ),
      },
    ),
    wrong(
      bi(
        '说明请求不经主任会议直接付表决。重新提出的，由主任会议决定是否列入会议议程（《立法法》第六十条，参照）。',
        'It asks for a vote that bypasses the Council of Chairpersons. Where a bill is resubmitted, the Council of Chairpersons decides whether to place it on the agenda (Legislation Law, Article 60, by reference).',
      ),
      {
        values: [LATER_WORDING],
        parts: note(WHY, MET, [
          '因时间紧迫，建议不再列入议程讨论，直接提请下一次常委会会议表决。',
          'As time is short, it is proposed not to place the bill on the agenda for discussion again but to put it straight to the vote at the next session.',
        ]),
      },
    ),
  ],
};
