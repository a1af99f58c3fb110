import {
  type CompetencyGoal,
  type EvaluationContent,
  type RecordMoment,
  type RichNode,
  standingOf,
} from '@lets/contract';
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
import type { Localizer } from '../../runs/localizer.ts';
import { nameIn } from '../../runs/people.ts';
import { EXPERIMENT_TYPE_NAMES } from '../../runs/report-texts.ts';
import type { Names } from '../../runs/tell.ts';
import { zoneInWords } from '../../zone.ts';
import type { detailOf, Gathered } from './gather.ts';

/** Pure: the chapters of a report beside the record. An empty one says so. */

export function aboutRun(
  { result, run, places, evaluation }: Gathered,
  localizer: Localizer,
  { zone, now }: { readonly zone: string; readonly now: number },
): RichNode[] {
  const { project, started_at, ended_at, ending, ending_reason } = result;
  const standing = run.status === 'waiting' ? 'waiting' : 'running';
  return [
    facts([
      [localizer.word('task'), result.name],
      [localizer.word('project'), localizer.pick(project.name)],
      [localizer.word('case_number'), localizer.pick(project.case_number)],
      [localizer.word('type'), localizer.pick(EXPERIMENT_TYPE_NAMES[project.experiment_type])],
      [localizer.word('class_name'), places.class_name],
      [localizer.word('team'), places.team_name],
      [localizer.word('started'), localizer.dateTime(started_at)],
      [localizer.word('ended'), localizer.dateTime(ended_at)],
      [localizer.word('took'), started_at && ended_at ? localizer.length(ended_at - started_at) : ''],
      [localizer.word('ending'), localizer.word(ending ?? standing)],
      [localizer.word('ending_reason'), ending_reason ?? ''],
      [localizer.word('figures'), figuresOf(result.totals, localizer)],
      [localizer.word('evaluation'), unpublished(evaluation, localizer)],
      [localizer.word('made'), localizer.dateTime(now)],
      [localizer.word('zone'), zoneInWords(zone, localizer.lang, [now, started_at ?? now])],
    ]),
  ];
}

/** Why there are no scores; empty where there are. */
function unpublished(evaluation: Gathered['evaluation'], localizer: Localizer): string {
  if (evaluation?.published) return '';
  return localizer.word(evaluation?.withdrawn ? 'evaluation_withdrawn' : 'not_evaluated');
}

function figuresOf(totals: Gathered['result']['totals'], { lang }: Localizer): string {
  const { speeches, documents, signatures, votes, wrong_tries, consequences } = totals;
  return lang === 'zh'
    ? `发言 ${speeches} 次，文书 ${documents} 份，签名 ${signatures} 次，投票 ${votes} 次，误选 ${wrong_tries} 次，后果 ${consequences} 次`
    : `speeches ${speeches}, documents ${documents}, signatures ${signatures}, votes ${votes}, wrong tries ${wrong_tries}, consequences ${consequences}`;
}

export function memberTable({ result, run }: Gathered, localizer: Localizer): RichNode[] {
  const rows = result.members.map((member) => {
    const { id, roles } = member;
    const name = nameIn(member, localizer.lang);
    return [
      id !== run.leader_id ? name : localizer.lang === 'zh' ? `${name}（组长）` : `${name} (leader)`,
      roles.length > 0
        ? localizer.list(roles.map((role) => localizer.pick(role.name)))
        : localizer.word('observer'),
    ];
  });
  return [table([localizer.word('member'), localizer.word('roles')], rows, [200, 380])];
}

export function pathTable(sections: Gathered['result']['sections'], localizer: Localizer): RichNode[] {
  const rows = sections.map(({ name, opened_at, closed_at, option, wrong_tries, consequences }) => [
    localizer.pick(name),
    [localizer.stamp(opened_at), closed_at === null ? '' : localizer.length(closed_at - opened_at)]
      .filter(Boolean)
      .join(' · '),
    localizer.pick(option),
    wrong_tries > 0 ? String(wrong_tries) : '',
    consequences > 0 ? String(consequences) : '',
  ]);
  const head = (['section', 'open', 'option', 'wrong', 'consequences'] as const).map((key) =>
    localizer.word(key),
  );
  return [table(head, rows, localizer.lang === 'zh' ? [110, 110, 260, 48, 48] : [104, 104, 204, 54, 112])];
}

/** A document under its number in the report. */
export function documentBlocks(
  detail: Detail,
  { number, isArchived }: { readonly number: number; readonly isArchived: boolean },
  names: Names,
  localizer: Localizer,
): RichNode[] {
  return [
    heading(3, `${number}. ${detail.name}${isArchived ? localizer.word('archived') : ''}`),
    facts([
      [localizer.word('drafted_by'), `${names.role(detail.author_role)} · ${names.section(detail.node_id)}`],
      [
        localizer.word('version'),
        localizer.list([String(detail.version), localizer.dateTime(detail.updated_at)]),
      ],
      ['SHA-256', detail.hash],
    ]),
    ...(inserted(detail.content, signaturePrefix(detail.id)).content ?? []),
    ...signatureBlocks(detail, localizer),
    { type: 'horizontalRule' },
  ];
}

/** Signatures of several documents stand side by side on one paper. Pure. */
export const signaturePrefix = (documentId: string) => `${documentId}/`;

/** Every answer in words, and what was drawn where the document has no place for it. */
function signatureBlocks({ signatures, content, id }: Detail, localizer: Localizer): RichNode[] {
  if (signatures.length === 0) return [];
  const rows = signatures.map(({ role_name, user, status, at, reason }) => [
    localizer.pick(role_name),
    user ? nameIn(user, localizer.lang) : '',
    localizer.word(status) + (reason ? (localizer.lang === 'zh' ? `：${reason}` : `: ${reason}`) : ''),
    localizer.dateTime(at),
  ]);
  const placeless = signatures.filter(
    ({ role_id, status }) => status === 'signed' && !hasSignatureOf(content, role_id),
  );
  return [
    ...placeless.map(({ role_id, role_name }) => ({
      type: 'signature',
      attrs: { role_id: `${signaturePrefix(id)}${role_id}`, label: localizer.pick(role_name) },
    })),
    heading(4, localizer.word('signatures')),
    table(
      [
        localizer.word('roles'),
        localizer.word('member'),
        localizer.word('signatures'),
        localizer.word('time'),
      ],
      rows,
      [130, 110, 180, 160],
    ),
  ];
}

type Detail = Awaited<ReturnType<typeof detailOf>>;

export function voteBlocks({ state, flow }: Gathered, names: Names, localizer: Localizer): RichNode[] {
  const sections = [...state.past_visits, ...Object.values(state.sections)]
    .filter(({ vote }) => vote.voted.length > 0 || vote.result !== null)
    .sort((a, b) => a.opened_seq - b.opened_seq);
  if (sections.length === 0) return nothing(localizer);
  return sections.flatMap((section) => {
    const setup = flow.nodes.find(({ id }) => id === section.node_id)?.vote;
    const options = new Map(setup?.options.map(({ id, label }) => [id, localizer.pick(label)]));
    const title = names.section(section.node_id) + (setup?.secret ? localizer.word('secret') : '');
    const tally = Object.entries(section.vote.result?.tally ?? {}).map(
      ([id, count]) => `${options.get(id) ?? id} ${count}`,
    );
    return [
      heading(3, title),
      paragraph(text(localizer.pick(setup?.question))),
      table(
        [localizer.word('roles'), localizer.word('ballots')],
        ballotsOf(section).map(([role, option]) => [
          names.role(role),
          option === null
            ? localizer.word('abstained')
            : option === ''
              ? localizer.word('voted')
              : (options.get(option) ?? option),
        ]),
        [240, 340],
      ),
      ...(section.vote.result
        ? [
            paragraph(
              text(`${localizer.word('result')}${localizer.lang === 'zh' ? '：' : ': '}`, 'bold'),
              text(
                `${localizer.word(section.vote.result.outcome)}${localizer.lang === 'zh' ? '（' : ' ('}${localizer.list(tally)}${localizer.lang === 'zh' ? '）' : ')'}`,
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
  localizer: Localizer,
): RichNode[] {
  const rows = wrong.map((event) => {
    const id = event.type === 'wrong_option_tried' ? event.data.trans_id : '';
    const feedback = flow.transitions.find((transition) => transition.id === id)?.feedback;
    return [
      [localizer.stamp(event.at), names.section(event.node_id), names.user(event.actor_id)]
        .filter(Boolean)
        .join(' · '),
      names.option(id),
      localizer.pick(feedback),
    ];
  });
  const head = (['where', 'option', 'feedback'] as const).map((key) => localizer.word(key));
  return [table(head, rows, [120, 150, 320])];
}

export function experienceBlocks({ experiences }: Gathered, localizer: Localizer): RichNode[] {
  if (experiences.length === 0) return nothing(localizer);
  return experiences.flatMap(({ created_by, create_time, content }) => [
    heading(3, created_by.name),
    paragraph(text(localizer.dateTime(create_time), 'italic')),
    ...paragraphs(content),
  ]);
}

/** What was published to the reader; nothing before that. */
export function evaluationBlocks({ evaluation }: Gathered, localizer: Localizer): RichNode[] {
  const published = evaluation?.published;
  if (!evaluation || !published) return [];
  const { content, totals, published_by, published_at } = published;
  const { goals } = evaluation;
  const standing = (id: number) => standingOf(content, id, goals);
  const judged = evaluation.members.filter(({ id }) => standing(id) !== 'missing');
  const ownOf = (id: number) => content.members.find(({ user_id }) => user_id === id);
  const score = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  /** A score that is the group's says so; a member who is not scored has none. */
  const scoreOn = (id: number, goal: string) => {
    if (standing(id) === 'excluded') return '';
    const own = score(ownOf(id)?.goals[goal]);
    return own || localizer.word('of_group').replace('#', score(content.team.goals[goal]));
  };
  const head = [
    localizer.word('member'),
    ...goals.map(({ name }) => localizer.pick(name)),
    localizer.word('total'),
  ];
  const rows = [
    [localizer.word('weight'), ...goals.map(({ weight }) => String(weight)), ''],
    [localizer.word('team_score'), ...goals.map(({ id }) => score(content.team.goals[id])), ''],
    ...judged.map((member) => [
      member.name,
      ...goals.map(({ id }) => scoreOn(member.id, id)),
      standing(member.id) === 'excluded'
        ? localizer.word('not_scored')
        : score(totals.find(({ user_id }) => user_id === member.id)?.score),
    ]),
  ];
  return [
    facts([
      [localizer.word('evaluated_by'), published_by.name],
      [localizer.word('time'), localizer.dateTime(published_at)],
    ]),
    table(head, rows, [64, ...goals.map(() => 440 / goals.length), 46]),
    ...saidOf(localizer.word('team_comment'), content.team, goals, published.moments, localizer),
    ...judged.flatMap(({ id, name }) => saidOf(name, ownOf(id), goals, published.moments, localizer)),
  ];
}

/** What was said of the group or of someone: on each goal, then on the whole, each with what it points at. */
function saidOf(
  title: string,
  judged: EvaluationContent['team'] | undefined,
  goals: readonly CompetencyGoal[],
  known: readonly RecordMoment[],
  localizer: Localizer,
): RichNode[] {
  if (!judged) return [];
  const quoted = (seqs: readonly number[]) =>
    known.filter(({ seq }) => seqs.includes(seq)).map((moment) => quotedLine(moment, localizer));
  const colon = localizer.lang === 'zh' ? '：' : ': ';
  const blocks = [
    ...goals.flatMap(({ id, name }) => {
      const { text: said = '', moments = [] } = judged.remarks[id] ?? {};
      if (said === '' && moments.length === 0) return [];
      return [paragraph(text(`${localizer.pick(name)}${colon}`, 'bold'), text(said)), ...quoted(moments)];
    }),
    ...paragraphs(judged.comment),
    ...quoted(judged.moments),
  ];
  return blocks.length === 0 ? [] : [heading(4, title), ...blocks];
}

function quotedLine({ at, section, who, words }: RecordMoment, localizer: Localizer): RichNode {
  const place = [localizer.stamp(at), localizer.pick(section), localizer.pick(who)]
    .filter(Boolean)
    .join(' · ');
  const colon = localizer.lang === 'zh' ? '：' : ': ';
  return paragraph(text(`${localizer.word('see_record')}${place}${colon}${localizer.pick(words)}`, 'italic'));
}

export const nothing = (localizer: Localizer): RichNode[] => [paragraph(text(localizer.word('nothing')))];
