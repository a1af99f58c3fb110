import { plainText, type RichNode } from '@lets/contract';
import type { RunEvent, SectionState } from '@lets/engine';
import { facts, heading, paragraph, table, text } from '../../documents/blocks.ts';
import type { Localizer } from '../../runs/localizer.ts';
import { nameIn } from '../../runs/people.ts';
import { type Names, tell, whoDid } from '../../runs/tell.ts';
import { clipped, FRONT_LINES, fitting, linesOn } from './front-room.ts';
import { isFork, NO_PAPERS } from './front-sorter.ts';
import type { Gathered } from './gather.ts';

/** The front page as it is printed: its blocks, and which of its words lead where. */
export interface Front {
  readonly content: readonly RichNode[];
  readonly links: Readonly<Record<string, string>>;
}

interface PageContext {
  readonly gathered: Gathered;
  readonly names: Names;
  readonly localizer: Localizer;
  /** Of this product, for the links into the replay; null: without links. */
  readonly origin: string | null;
}

/** The longest that each of these may be, so that everything has a place on one page. */
const MOST = { votes: 2, memberLines: 11, titles: 2, moment: 3, turn: 3 } as const;
/** How long a moment and a wrong turn may be where there is room: what the law says is what the reader is to keep. */
const LONGEST = 12;
/** Wide letters on a line of a cell. */
const CELL = { fact: 33, name: 6, roles: 9 } as const;
/** Lines that the first wrong turns are sure of, however much else there is. */
const KEPT_FOR_TURNS = 10;

/**
 * Pure: what a reader wants to know first, before the record: how it ended, their own part, what decided it, and what the law says to
 * each wrong turn. It is one page: what does not fit is named with its number and the chapter in which it stands.
 */
export function frontPage(context: PageContext, moments: readonly RunEvent[]): Front {
  const { localizer, gathered } = context;
  const links: Record<string, string> = {};
  const opening = [heading(3, localizer.word('outcome')), ...outcomeBlocks(context), ...partBlocks(context)];
  const isOver = gathered.run.status === 'ended';
  const left = FRONT_LINES - linesTaken(opening) - (isOver ? 0 : 1);
  const turns = wrongTurns(context, MOST.turn);
  const kept = Math.min(
    KEPT_FOR_TURNS,
    turns.reduce((sum, turn) => sum + turn.lines, 0),
  );
  const linesOf = (event: RunEvent, most: number) => linesOn(momentWords(event, context, most));
  const whole = moments.reduce((sum, event) => sum + linesOf(event, LONGEST), 0);
  const most = whole + turns.reduce((sum, { lines }) => sum + lines, 0) <= left ? LONGEST : MOST.moment;
  const shown = fitting(moments, Math.max(2, left - kept), (event) => linesOf(event, most));
  const rest = left - shown.reduce((sum, event) => sum + linesOf(event, most), 0);
  return {
    links,
    content: [
      ...opening,
      ...(moments.length > 0 ? [heading(3, localizer.word('moments'))] : []),
      ...shown.map((event) => momentLine(event, context, most, links)),
      ...moreLine(moments.length - shown.length, 'record', context),
      heading(3, localizer.word('wrong_turns')),
      ...wrongBlocks(rest - (shown.length < moments.length ? 1 : 0), context),
      ...(isOver ? [] : [paragraph(text(localizer.word('not_over'), 'italic'))]),
    ],
  };
}

/** A row of a table is a little higher than a line. */
function linesTaken(blocks: readonly RichNode[]): number {
  const lines = blocks.map((block) => {
    if (block.type === 'heading') return 0;
    if (block.type !== 'table') return linesOn(plainText(block));
    return (block.content ?? []).reduce((sum, row) => sum + 0.3 + heightOf(row), 0);
  });
  return Math.ceil(lines.reduce((sum, one) => sum + one, 0));
}

function heightOf({ content: cells = [] }: RichNode): number {
  const widths = cells.map(({ attrs }) => Number((attrs?.colwidth as number[] | undefined)?.[0] ?? 100));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return Math.max(
    ...cells.map((cell, at) => linesOn(plainText(cell), Math.max(4, (44 * (widths[at] ?? 0)) / whole - 1))),
  );
}

/** What stands elsewhere in the report, with its number. */
function moreLine(
  count: number,
  chapter: 'members' | 'record' | 'votes' | 'wrong_tries',
  context: PageContext,
): RichNode[] {
  if (count <= 0) return [];
  const name = context.localizer.word(chapter);
  const words = say(
    context,
    `另有 ${count} 项，见“${name}”一章。`,
    `${count} more: see the chapter “${name}”.`,
  );
  return [paragraph(text(words, 'italic'))];
}

const say = ({ localizer }: PageContext, zh: string, en: string) => (localizer.lang === 'zh' ? zh : en);

function outcomeBlocks(context: PageContext): RichNode[] {
  const { gathered, localizer, names } = context;
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
      [localizer.word('score'), clipped(scoresOf(context), 2, CELL.fact)],
      [localizer.word('ending'), standing],
      [localizer.word('ending_reason'), clipped(result.ending_reason ?? '', 2, CELL.fact)],
      [localizer.word('last_choice'), lastChoice ? clipped(choiceOf(lastChoice, context), 2, CELL.fact) : ''],
      ...voted
        .slice(-MOST.votes)
        .map((section): [string, string] => [
          `${localizer.word('votes')} · ${names.section(section.node_id)}`,
          clipped(tallyOf(section, context), 2, CELL.fact),
        ]),
    ]),
    ...moreLine(voted.length - MOST.votes, 'votes', context),
  ];
}

/** What was published: to a member their own total, to who looks after the run everybody's. */
function scoresOf({ gathered, localizer }: PageContext): string {
  const { evaluation, caller, open, result } = gathered;
  const totals = evaluation?.published?.totals ?? [];
  if (!open.relation.isStaff) return String(totals.find(({ user_id }) => user_id === caller.id)?.score ?? '');
  const scored = result.members.flatMap((member) => {
    const total = totals.find(({ user_id }) => user_id === member.id);
    return total ? [`${nameIn(member, localizer.lang)} ${total.score}`] : [];
  });
  return localizer.list(scored);
}

function choiceOf({ name, option }: Gathered['result']['sections'][number], context: PageContext): string {
  const [section, chosen] = [context.localizer.pick(name), context.localizer.pick(option)];
  return say(context, `${section}：${chosen}`, `${section}: ${chosen}`);
}

function tallyOf({ node_id, vote }: SectionState, context: PageContext): string {
  const { gathered, localizer } = context;
  const options = gathered.flow.nodes.find(({ id }) => id === node_id)?.vote?.options ?? [];
  const tally = options.map(({ id, label }) => `${localizer.pick(label)} ${vote.result?.tally[id] ?? 0}`);
  const outcome = vote.result ? localizer.word(vote.result.outcome) : '';
  return say(context, `${outcome}（${localizer.list(tally)}）`, `${outcome} (${localizer.list(tally)})`);
}

/** A member reads their own part; who looks after the run, what each of them did. */
function partBlocks(context: PageContext): RichNode[] {
  const { gathered, localizer } = context;
  const own = gathered.result.members.find(({ id }) => id === gathered.caller.id);
  if (own && !gathered.open.relation.isStaff)
    return [heading(3, localizer.word('own_part')), ...ownLines(own, context)];
  const people = gathered.result.members
    .filter((member) => !member.automatic)
    .sort((a, b) => workOf(b, context) - workOf(a, context));
  if (people.length === 0) return [];
  const heightOfRow = (member: Member) => 0.3 + linesOn(rolesOf(member, localizer), CELL.roles);
  const shown = fitting(people, MOST.memberLines, (member) => Math.min(2.3, heightOfRow(member)));
  const head = (['member', 'roles', 'said', 'papers', 'signs', 'cast', 'wrong', 'consequences'] as const).map(
    (key) => localizer.word(key),
  );
  return [
    heading(3, localizer.word('each_part')),
    table(
      head,
      shown.map((member) => partRow(member, context)),
      // The longest word of each language has its room.
      localizer.lang === 'zh' ? [96, 140, 56, 56, 60, 56, 56, 60] : [90, 136, 46, 52, 54, 46, 50, 106],
    ),
    ...moreLine(people.length - shown.length, 'members', context),
  ];
}

type Member = Gathered['result']['members'][number];

/** How much someone did: where not all have a place on the page, those who did most have one. */
function workOf({ id }: Member, { gathered }: PageContext): number {
  return countsOf(gathered, id).reduce((sum, one) => sum + one, 0);
}

/** As the columns name them. */
function countsOf({ tallies }: Gathered, id: number): number[] {
  const part = tallies.get(id);
  if (!part) return [];
  return [part.speeches, part.documents, part.signatures, part.votes, part.wrong_tries, part.consequences];
}

function partRow(member: Member, { gathered, localizer }: PageContext): string[] {
  return [
    clipped(nameIn(member, localizer.lang), 1, CELL.name),
    clipped(rolesOf(member, localizer), 2, CELL.roles),
    ...countsOf(gathered, member.id).map(String),
  ];
}

function rolesOf({ roles }: Member, localizer: Localizer): string {
  return roles.length > 0
    ? localizer.list(roles.map(({ name }) => localizer.pick(name)))
    : localizer.word('observer');
}

function ownLines(member: Member, context: PageContext): RichNode[] {
  const { gathered, localizer } = context;
  const papers = gathered.front.papers.get(member.id) ?? NO_PAPERS();
  const [speeches = 0, , signatures = 0, votes = 0, wrong = 0, consequences = 0] = countsOf(
    gathered,
    member.id,
  );
  const colon = say(context, '：', ': ');
  const counts = say(
    context,
    `发言 ${speeches} 次，签名 ${signatures} 次，投票 ${votes} 次，误选 ${wrong} 次，后果 ${consequences} 次`,
    `speeches ${speeches}, signatures ${signatures}, votes ${votes}, wrong tries ${wrong}, consequences ${consequences}`,
  );
  const lines: [string, string][] = [
    [localizer.word('drafted'), titlesOf(papers.drafted, context)],
    [localizer.word('submitted'), titlesOf(papers.submitted, context)],
    [localizer.word('ballots'), ballotsOf(member, context)],
  ];
  return [
    paragraph(text(`${nameIn(member, localizer.lang)} · ${rolesOf(member, localizer)}`, 'bold')),
    paragraph(text(counts)),
    ...lines
      .filter(([, said]) => said !== '')
      .map(([name, said]) => paragraph(text(clipped(`${name}${colon}${said}`, MOST.titles)))),
  ];
}

function titlesOf(ids: readonly string[], context: PageContext): string {
  const known = context.gathered.documents.filter(({ id }) => ids.includes(id));
  const titles = known.map(({ name }) => say(context, `《${name}》`, `“${name}”`));
  return titles.length > 0 ? context.localizer.list(titles) : '';
}

/** How the reader voted in the roles they hold: the state here holds no ballot that they may not know. */
function ballotsOf({ roles }: Member, context: PageContext): string {
  const { gathered, localizer, names } = context;
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

/** What happened, in what comes after the time and the section. */
function momentTold(
  event: RunEvent,
  context: PageContext,
  most: number,
): { readonly section: string; readonly told: string } {
  const { names, localizer } = context;
  const gap = localizer.lang === 'zh' ? '' : ' ';
  const by = event.type === 'experiment_ended' ? '' : whoDid(event, names, localizer);
  const place = names.section(event.node_id);
  const section = place === '' ? '' : place + say(context, '：', ': ');
  const told = `${by}${by && gap}${tell(event, names, localizer) ?? ''}`;
  // The time, the section and the link take their part of the lines.
  return {
    section,
    told: clipped(told, most, 46 - (8 + section.length / (localizer.lang === 'zh' ? 2 : 4))),
  };
}

function momentWords(event: RunEvent, context: PageContext, most: number): string {
  const { section, told } = momentTold(event, context, most);
  return `${context.localizer.clock(event.at)}  ${section}${told} ${placeOf(event, context)}`;
}

function placeOf({ seq }: RunEvent, context: PageContext): string {
  return say(context, `〔回放\u00a0${seq}〕`, `[replay\u00a0${seq}]`);
}

/** What happened, with its number in the record; a link, where there is a replay to lead to. */
function momentLine(
  event: RunEvent,
  context: PageContext,
  most: number,
  links: Record<string, string>,
): RichNode {
  const { gathered, localizer, origin } = context;
  const { section, told } = momentTold(event, context, most);
  const place = placeOf(event, context);
  if (origin && gathered.run.status === 'ended')
    links[place] = `${origin}/experiment/done/detail/${gathered.run.id}?seq=${event.seq}`;
  return paragraph(
    text(`${localizer.clock(event.at)}  `),
    text(section, 'bold'),
    text(told),
    text(' '),
    text(links[place] ? place : ''),
  );
}

interface Turn {
  readonly option: string;
  readonly law: string;
  readonly lines: number;
}

/** Each wrong option once, and what its author wrote about the law, in no more than so many lines. */
function wrongTurns(context: PageContext, most: number): readonly Turn[] {
  const { gathered, names, localizer } = context;
  const turns = [...gathered.front.wrong.values()].sort((a, b) => a.seq - b.seq);
  return turns.map(({ trans_id, node_id, tries }) => {
    const often = tries > 1 ? say(context, `（${tries} 次）`, ` (${tries} times)`) : '';
    const colon = say(context, '：', ': ');
    const option = `${names.section(node_id)}${colon}“${names.option(trans_id)}”${often}`;
    const transition = gathered.flow.transitions.find(({ id }) => id === trans_id);
    const said = localizer.pick(transition?.feedback) || localizer.word('no_feedback');
    const all = clipped(`${option}${say(context, '　', '  ')}${said}`, most);
    const law = all.startsWith(option) ? all.slice(option.length) : '';
    return { option: law ? option : all, law, lines: linesOn(all) };
  });
}

/** As long as all have room; cut short where they would not. */
function turnsIn(room: number, context: PageContext): readonly Turn[] {
  for (let most = LONGEST; most > MOST.turn; most -= 1) {
    const turns = wrongTurns(context, most);
    if (turns.reduce((sum, { lines }) => sum + lines, 0) <= room) return turns;
  }
  return wrongTurns(context, MOST.turn);
}

function wrongBlocks(room: number, context: PageContext): RichNode[] {
  const turns = turnsIn(room, context);
  if (turns.length === 0) return [paragraph(text(context.localizer.word('no_wrong_turns')))];
  const shown = fitting(turns, room, ({ lines }) => lines);
  return [
    ...shown.map(({ option, law }) => paragraph(text(option, 'bold'), text(law))),
    ...moreLine(turns.length - shown.length, 'wrong_tries', context),
  ];
}
