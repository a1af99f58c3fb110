import type { RichNode } from '@lets/contract';
import type { RunEvent, SectionState } from '@lets/engine';
import { facts, heading, paragraph, table, text } from '../../documents/blocks.ts';
import type { Localizer } from '../../runs/localizer.ts';
import { nameIn } from '../../runs/people.ts';
import { type Names, tell, whoDid } from '../../runs/tell.ts';
import { isFork, NO_PART } from './front-sorter.ts';
import type { Gathered } from './gather.ts';

/** The front page as it is printed: its blocks, and which of its words lead where. */
export interface Front {
  readonly content: readonly RichNode[];
  readonly links: Readonly<Record<string, string>>;
}

interface Around {
  readonly gathered: Gathered;
  readonly names: Names;
  readonly localizer: Localizer;
  /** Of this product, for the links into the replay; null: without links. */
  readonly origin: string | null;
}

const MOST_WRONG = 6;

/** Pure: what a reader wants to know first, before the record: how it ended, their own part, what decided it, and what the law says to each wrong turn. */
export function frontPage(around: Around, moments: readonly RunEvent[]): Front {
  const { localizer, gathered } = around;
  const links: Record<string, string> = {};
  return {
    links,
    content: [
      heading(3, localizer.word('outcome')),
      ...outcomeBlocks(around),
      ...partBlocks(around),
      ...(moments.length > 0 ? [heading(3, localizer.word('moments'))] : []),
      ...moments.map((event) => momentLine(event, around, links)),
      heading(3, localizer.word('wrong_turns')),
      ...wrongBlocks(around),
      ...(gathered.run.status === 'ended' ? [] : [paragraph(text(localizer.word('not_over'), 'italic'))]),
    ],
  };
}

const say = ({ localizer }: Around, zh: string, en: string) => (localizer.lang === 'zh' ? zh : en);

function outcomeBlocks(around: Around): RichNode[] {
  const { gathered, localizer, names } = around;
  const { result, run, state } = gathered;
  const standing = localizer.word(result.ending ?? (run.status === 'waiting' ? 'waiting' : 'running'));
  const lastChoice = result.sections.findLast(
    ({ node_id, option }) => localizer.pick(option) !== '' && isFork(node_id, gathered.flow.transitions),
  );
  const voted = [...state.past_visits, ...Object.values(state.sections)]
    .filter(({ vote }) => vote.result !== null)
    .sort((a, b) => a.opened_seq - b.opened_seq);
  return [
    facts([
      [localizer.word('ending'), standing],
      [localizer.word('ending_reason'), result.ending_reason ?? ''],
      [localizer.word('last_choice'), lastChoice ? choiceOf(lastChoice, around) : ''],
      ...voted.map((section): [string, string] => [
        `${localizer.word('votes')} · ${names.section(section.node_id)}`,
        tallyOf(section, around),
      ]),
    ]),
  ];
}

function choiceOf({ name, option }: Gathered['result']['sections'][number], around: Around): string {
  const [section, chosen] = [around.localizer.pick(name), around.localizer.pick(option)];
  return say(around, `${section}：${chosen}`, `${section}: ${chosen}`);
}

function tallyOf({ node_id, vote }: SectionState, around: Around): string {
  const { gathered, localizer } = around;
  const options = gathered.flow.nodes.find(({ id }) => id === node_id)?.vote?.options ?? [];
  const tally = options.map(({ id, label }) => `${localizer.pick(label)} ${vote.result?.tally[id] ?? 0}`);
  const outcome = vote.result ? localizer.word(vote.result.outcome) : '';
  return say(around, `${outcome}（${localizer.list(tally)}）`, `${outcome} (${localizer.list(tally)})`);
}

/** A member reads their own part; who looks after the run, what each of them did. */
function partBlocks(around: Around): RichNode[] {
  const { gathered, localizer } = around;
  const own = gathered.result.members.find(({ id }) => id === gathered.caller.id);
  if (own && !gathered.open.relation.isStaff)
    return [heading(3, localizer.word('own_part')), ...ownLines(own, around)];
  const people = gathered.result.members.filter((member) => !member.automatic);
  if (people.length === 0) return [];
  const head = (['member', 'roles', 'said', 'papers', 'signs', 'cast', 'wrong', 'costly'] as const).map(
    (key) => localizer.word(key),
  );
  return [
    heading(3, localizer.word('each_part')),
    table(
      head,
      people.map((member) => partRow(member, around)),
      [110, 158, 52, 52, 52, 52, 52, 52],
    ),
  ];
}

type Member = Gathered['result']['members'][number];

function partRow(member: Member, { gathered, localizer }: Around): string[] {
  const part = gathered.front.parts.get(member.id) ?? NO_PART();
  const counts = [part.speeches, part.drafted.length, part.signatures, part.votes, part.wrong, part.costly];
  return [nameIn(member, localizer.lang), rolesOf(member, localizer), ...counts.map(String)];
}

function rolesOf({ roles }: Member, localizer: Localizer): string {
  return roles.length > 0
    ? localizer.list(roles.map(({ name }) => localizer.pick(name)))
    : localizer.word('observer');
}

function ownLines(member: Member, around: Around): RichNode[] {
  const { gathered, localizer } = around;
  const part = gathered.front.parts.get(member.id) ?? NO_PART();
  const colon = say(around, '：', ': ');
  const counts = say(
    around,
    `发言 ${part.speeches} 次，签名 ${part.signatures} 次，投票 ${part.votes} 次，错误选择 ${part.wrong} 次，有代价的选择 ${part.costly} 次`,
    `speeches ${part.speeches}, signatures ${part.signatures}, votes ${part.votes}, wrong choices ${part.wrong}, costly choices ${part.costly}`,
  );
  const lines: [string, string][] = [
    [localizer.word('drafted'), titlesOf(part.drafted, around)],
    [localizer.word('submitted'), titlesOf(part.submitted, around)],
    [localizer.word('ballots'), ballotsOf(member, around)],
  ];
  return [
    paragraph(text(`${nameIn(member, localizer.lang)} · ${rolesOf(member, localizer)}`, 'bold')),
    paragraph(text(counts)),
    ...lines
      .filter(([, said]) => said !== '')
      .map(([name, said]) => paragraph(text(`${name}${colon}${said}`))),
  ];
}

function titlesOf(ids: readonly string[], around: Around): string {
  const known = around.gathered.documents.filter(({ id }) => ids.includes(id));
  const titles = known.map(({ name }) => say(around, `《${name}》`, `“${name}”`));
  return titles.length > 0 ? around.localizer.list(titles) : '';
}

/** How the reader voted in the roles they hold: the state here holds no ballot that they may not know. */
function ballotsOf({ roles }: Member, around: Around): string {
  const { gathered, localizer, names } = around;
  const { state, flow } = gathered;
  const cast = [...state.past_visits, ...Object.values(state.sections)].flatMap(({ node_id, vote }) =>
    roles.flatMap(({ role_id }) => {
      const options = flow.nodes.find((node) => node.id === node_id)?.vote?.options ?? [];
      const chosen = options.find((option) => option.id === vote.ballots[role_id]);
      return chosen ? [`${names.section(node_id)} · ${localizer.pick(chosen.label)}`] : [];
    }),
  );
  return localizer.list(cast);
}

/** What happened, with its number in the record; a link, where there is a replay to lead to. */
function momentLine(event: RunEvent, around: Around, links: Record<string, string>): RichNode {
  const { gathered, names, localizer, origin } = around;
  const gap = localizer.lang === 'zh' ? '' : ' ';
  const by = event.type === 'experiment_ended' ? '' : whoDid(event, names, localizer);
  const section = names.section(event.node_id);
  const place = say(around, `〔回放\u00a0${event.seq}〕`, `[replay\u00a0${event.seq}]`);
  if (origin && gathered.run.status === 'ended')
    links[place] = `${origin}/experiment/done/detail/${gathered.run.id}?seq=${event.seq}`;
  return paragraph(
    text(`${localizer.clock(event.at)}  `),
    text(section === '' ? '' : section + say(around, '：', ': '), 'bold'),
    text(`${by}${by && gap}${tell(event, names, localizer) ?? ''}`),
    text(' '),
    text(links[place] ? place : ''),
  );
}

/** Each wrong option once, and what its author wrote about the law. */
function wrongBlocks(around: Around): RichNode[] {
  const { gathered, names, localizer } = around;
  const turns = [...gathered.front.wrong.values()].sort((a, b) => a.seq - b.seq);
  if (turns.length === 0) return [paragraph(text(localizer.word('no_wrong_turns')))];
  const left = turns.length - MOST_WRONG;
  return [
    ...turns.slice(0, MOST_WRONG).flatMap(({ trans_id, node_id, tries }) => {
      const option = names.option(trans_id);
      const often = tries > 1 ? say(around, `（${tries} 次）`, ` (${tries} times)`) : '';
      const transition = gathered.flow.transitions.find(({ id }) => id === trans_id);
      const section = names.section(node_id);
      const law = localizer.pick(transition?.feedback) || localizer.word('no_feedback');
      return [
        paragraph(
          text(say(around, `${section}：“${option}”${often}`, `${section}: “${option}”${often}`), 'bold'),
          text(say(around, `　${law}`, `  ${law}`)),
        ),
      ];
    }),
    ...(left > 0
      ? [
          paragraph(
            text(
              say(
                around,
                `另有 ${left} 处，见“错误选择”一章。`,
                `${left} more stand in the chapter “Wrong choices”.`,
              ),
              'italic',
            ),
          ),
        ]
      : []),
  ];
}
