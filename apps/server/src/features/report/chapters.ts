import type { CompetencyGoal, EvaluationContent, RecordMoment, RichNode } from '@lets/contract';
import type { RunEvent, SectionState } from '@lets/engine';
import {
  facts,
  hasSignatureOf,
  heading,
  inserted,
  paragraph,
  paragraphs,
  table,
  text,
} from '../../documents/blocks.ts';
import { nameIn } from '../../runs/people.ts';
import type { Names } from '../../runs/tell.ts';
import { TYPES, type Voice } from '../../runs/words.ts';
import { zoneInWords } from '../../zone.ts';
import type { detailOf, Gathered } from './gather.ts';

/** Pure: the chapters of a report beside the record. An empty one says so. */

export function aboutRun(
  { result, run, places }: Gathered,
  voice: Voice,
  { zone, now }: { readonly zone: string; readonly now: number },
): RichNode[] {
  const { project, started_at, ended_at, ending, ending_reason } = result;
  const standing = run.status === 'waiting' ? 'waiting' : 'running';
  return [
    facts([
      [voice.word('task'), result.name],
      [voice.word('project'), voice.pick(project.name)],
      [voice.word('case_number'), voice.pick(project.case_number)],
      [voice.word('type'), voice.pick(TYPES[project.experiment_type])],
      [voice.word('class_name'), places.class_name],
      [voice.word('team'), places.team_name],
      [voice.word('started'), voice.dateTime(started_at)],
      [voice.word('ended'), voice.dateTime(ended_at)],
      [voice.word('took'), started_at && ended_at ? voice.length(ended_at - started_at) : ''],
      [voice.word('ending'), voice.word(ending ?? standing)],
      [voice.word('ending_reason'), ending_reason ?? ''],
      [voice.word('figures'), figuresOf(result.totals, voice)],
      [voice.word('made'), voice.dateTime(now)],
      [voice.word('zone'), zoneInWords(zone, voice.lang, [now, started_at ?? now])],
    ]),
  ];
}

function figuresOf(totals: Gathered['result']['totals'], { lang }: Voice): string {
  const { speeches, documents, signatures, votes, wrong_tries } = totals;
  return lang === 'zh'
    ? `发言 ${speeches} 次，文书 ${documents} 份，签名 ${signatures} 次，投票 ${votes} 次，错误选择 ${wrong_tries} 次`
    : `speeches ${speeches}, documents ${documents}, signatures ${signatures}, votes ${votes}, wrong choices ${wrong_tries}`;
}

export function memberTable({ result, run }: Gathered, voice: Voice): RichNode[] {
  const rows = result.members.map((member) => {
    const { id, roles } = member;
    const name = nameIn(member, voice.lang);
    return [
      id !== run.leader_id ? name : voice.lang === 'zh' ? `${name}（组长）` : `${name} (leader)`,
      roles.length > 0 ? voice.list(roles.map((role) => voice.pick(role.name))) : voice.word('observer'),
    ];
  });
  return [table([voice.word('member'), voice.word('roles')], rows, [200, 380])];
}

export function pathTable(sections: Gathered['result']['sections'], voice: Voice): RichNode[] {
  const rows = sections.map(({ name, opened_at, closed_at, option, wrong_tries }) => [
    voice.pick(name),
    voice.stamp(opened_at),
    voice.stamp(closed_at),
    closed_at === null ? '' : voice.length(closed_at - opened_at),
    voice.pick(option),
    wrong_tries > 0 ? String(wrong_tries) : '',
  ]);
  const head = (['section', 'from', 'until', 'took', 'option', 'wrong'] as const).map((key) =>
    voice.word(key),
  );
  return [table(head, rows, [106, 92, 92, 78, 166, 62])];
}

/** A document under its number in the report. */
export function documentBlocks(
  detail: Detail,
  { number, isArchived }: { readonly number: number; readonly isArchived: boolean },
  names: Names,
  voice: Voice,
): RichNode[] {
  return [
    heading(3, `${number}. ${detail.name}${isArchived ? voice.word('archived') : ''}`),
    facts([
      [voice.word('section'), names.section(detail.node_id)],
      [voice.word('drafted_by'), names.role(detail.author_role)],
      [voice.word('version'), String(detail.version)],
      [voice.word('saved'), voice.dateTime(detail.updated_at)],
      ['SHA-256', detail.hash],
    ]),
    ...(inserted(detail.content, signaturePrefix(detail.id)).content ?? []),
    ...signatureBlocks(detail, voice),
    { type: 'horizontalRule' },
  ];
}

/** Signatures of several documents stand side by side on one paper. Pure. */
export const signaturePrefix = (documentId: string) => `${documentId}/`;

/** Every answer in words, and what was drawn where the document has no place for it. */
function signatureBlocks({ signatures, content, id }: Detail, voice: Voice): RichNode[] {
  if (signatures.length === 0) return [];
  const rows = signatures.map(({ role_name, user, status, at, reason }) => [
    voice.pick(role_name),
    user ? nameIn(user, voice.lang) : '',
    voice.word(status) + (reason ? (voice.lang === 'zh' ? `：${reason}` : `: ${reason}`) : ''),
    voice.dateTime(at),
  ]);
  const placeless = signatures.filter(
    ({ role_id, status }) => status === 'signed' && !hasSignatureOf(content, role_id),
  );
  return [
    ...placeless.map(({ role_id, role_name }) => ({
      type: 'signature',
      attrs: { role_id: `${signaturePrefix(id)}${role_id}`, label: voice.pick(role_name) },
    })),
    heading(4, voice.word('signatures')),
    table(
      [voice.word('roles'), voice.word('member'), voice.word('signatures'), voice.word('time')],
      rows,
      [130, 110, 180, 160],
    ),
  ];
}

type Detail = Awaited<ReturnType<typeof detailOf>>;

export function voteBlocks({ state, flow }: Gathered, names: Names, voice: Voice): RichNode[] {
  const sections = [...state.past_visits, ...Object.values(state.sections)]
    .filter(({ vote }) => vote.voted.length > 0 || vote.result !== null)
    .sort((a, b) => a.opened_seq - b.opened_seq);
  if (sections.length === 0) return nothing(voice);
  return sections.flatMap((section) => {
    const setup = flow.nodes.find(({ id }) => id === section.node_id)?.vote;
    const options = new Map(setup?.options.map(({ id, label }) => [id, voice.pick(label)]));
    const title = names.section(section.node_id) + (setup?.secret ? voice.word('secret') : '');
    const tally = Object.entries(section.vote.result?.tally ?? {}).map(
      ([id, count]) => `${options.get(id) ?? id} ${count}`,
    );
    return [
      heading(3, title),
      paragraph(text(voice.pick(setup?.question))),
      table(
        [voice.word('roles'), voice.word('ballots')],
        ballotsOf(section).map(([role, option]) => [
          names.role(role),
          option === null
            ? voice.word('abstained')
            : option === ''
              ? voice.word('voted')
              : (options.get(option) ?? option),
        ]),
        [240, 340],
      ),
      ...(section.vote.result
        ? [
            paragraph(
              text(`${voice.word('result')}${voice.lang === 'zh' ? '：' : ': '}`, 'bold'),
              text(
                `${voice.word(section.vote.result.outcome)}${voice.lang === 'zh' ? '（' : ' ('}${voice.list(tally)}${voice.lang === 'zh' ? '）' : ')'}`,
              ),
            ),
          ]
        : []),
    ];
  });
}

/** Each role's ballot: empty when how it voted is not known here, null when it did not vote. */
function ballotsOf({ vote }: SectionState): (readonly [string, string | null])[] {
  return [
    ...vote.voted.map((role) => [role, vote.ballots[role] ?? ''] as const),
    ...(vote.result?.abstained ?? []).map((role) => [role, null] as const),
  ];
}

export function wrongTable(
  wrong: readonly RunEvent[],
  { flow }: Gathered,
  names: Names,
  voice: Voice,
): RichNode[] {
  const rows = wrong.map((event) => {
    const id = event.type === 'wrong_option_tried' ? event.data.trans_id : '';
    const feedback = flow.transitions.find((transition) => transition.id === id)?.feedback;
    return [
      voice.stamp(event.at),
      names.section(event.node_id),
      names.user(event.actor_id),
      names.option(id),
      voice.pick(feedback),
    ];
  });
  const head = (['time', 'section', 'who', 'option', 'feedback'] as const).map((key) => voice.word(key));
  return [table(head, rows, [102, 92, 65, 124, 210])];
}

export function experienceBlocks({ experiences }: Gathered, voice: Voice): RichNode[] {
  if (experiences.length === 0) return nothing(voice);
  return experiences.flatMap(({ created_by, create_time, content }) => [
    heading(3, created_by.name),
    paragraph(text(voice.dateTime(create_time), 'italic')),
    ...paragraphs(content),
  ]);
}

export function evaluationBlocks({ evaluation }: Gathered, voice: Voice): RichNode[] {
  const published = evaluation?.published;
  if (!evaluation || !published) return [paragraph(text(voice.word('not_evaluated')))];
  const { content, totals, published_by, published_at } = published;
  const judged = evaluation.members.filter(({ id }) => totals.some(({ user_id }) => user_id === id));
  const ownOf = (id: number) => content.members.find(({ user_id }) => user_id === id);
  const score = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  const { goals } = evaluation;
  const head = [voice.word('member'), ...goals.map(({ name }) => voice.pick(name)), voice.word('total')];
  const rows = [
    [voice.word('weight'), ...goals.map(({ weight }) => String(weight)), ''],
    [voice.word('team_score'), ...goals.map(({ id }) => score(content.team.goals[id])), ''],
    ...judged.map((member) => [
      member.name,
      ...goals.map(({ id }) => score(ownOf(member.id)?.goals[id] ?? content.team.goals[id])),
      score(totals.find(({ user_id }) => user_id === member.id)?.score),
    ]),
  ];
  return [
    facts([
      [voice.word('evaluated_by'), published_by.name],
      [voice.word('time'), voice.dateTime(published_at)],
    ]),
    table(head, rows, [90, ...goals.map(() => 430 / goals.length), 60]),
    ...saidOf(voice.word('team_comment'), content.team, goals, published.moments, voice),
    ...judged.flatMap(({ id, name }) => saidOf(name, ownOf(id), goals, published.moments, voice)),
  ];
}

/** What was said of the group or of somebody: on each goal, then on the whole, each with what it points at. */
function saidOf(
  title: string,
  judged: EvaluationContent['team'] | undefined,
  goals: readonly CompetencyGoal[],
  known: readonly RecordMoment[],
  voice: Voice,
): RichNode[] {
  if (!judged) return [];
  const quoted = (seqs: readonly number[]) =>
    known.filter(({ seq }) => seqs.includes(seq)).map((moment) => quotedLine(moment, voice));
  const colon = voice.lang === 'zh' ? '：' : ': ';
  const blocks = [
    ...goals.flatMap(({ id, name }) => {
      const { text: said = '', moments = [] } = judged.remarks[id] ?? {};
      if (said === '' && moments.length === 0) return [];
      return [paragraph(text(`${voice.pick(name)}${colon}`, 'bold'), text(said)), ...quoted(moments)];
    }),
    ...paragraphs(judged.comment),
    ...quoted(judged.moments),
  ];
  return blocks.length === 0 ? [] : [heading(4, title), ...blocks];
}

function quotedLine({ at, section, who, words }: RecordMoment, voice: Voice): RichNode {
  const place = [voice.stamp(at), voice.pick(section), voice.pick(who)].filter(Boolean).join(' · ');
  const colon = voice.lang === 'zh' ? '：' : ': ';
  return paragraph(text(`${voice.word('see_record')}${place}${colon}${voice.pick(words)}`, 'italic'));
}

export const nothing = (voice: Voice): RichNode[] => [paragraph(text(voice.word('nothing')))];
