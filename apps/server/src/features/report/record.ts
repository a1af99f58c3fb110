import type { RichNode } from '@lets/contract';
import { courtOf, type RunEvent, type RunState, type SectionState, standingCorrection } from '@lets/engine';
import { heading, paragraph, text } from '../../documents/blocks.ts';
import type { Localizer } from '../../runs/localizer.ts';
import { type Names, tell, whoDid } from '../../runs/tell.ts';
import type { VisitRecord } from './visits.ts';

interface Told {
  readonly visit: VisitRecord;
  readonly events: AsyncIterable<RunEvent>;
  /** Its beginning is in an earlier volume. */
  readonly isContinued: boolean;
}

/** Everything that was said and done in a visit of a section, or in a part of it, while it is read. */
export async function* recordBlocks(
  { visit, events, isContinued }: Told,
  state: RunState,
  names: Names,
  localizer: Localizer,
): AsyncGenerator<RichNode> {
  const section = [...state.past_visits, ...Object.values(state.sections)].find(
    ({ node_id, opened_seq }) => node_id === visit.node_id && opened_seq === visit.opened_seq,
  );
  const title = names.section(visit.node_id) + (section ? '' : localizer.word('cleared'));
  yield heading(3, title + (isContinued ? localizer.word('continued') : ''));
  let isEmpty = !isContinued;
  const askers = new Map<number, string>();
  for await (const event of events) {
    if (event.type === 'help_asked') askers.set(event.seq, names.user(event.actor_id));
    const line = lineOf(event, { section, askers }, names, localizer);
    if (line === null) continue;
    if (isEmpty) yield paragraph(text(localizer.dateTime(visit.began_at), 'italic'));
    isEmpty = false;
    yield line;
  }
  if (isEmpty) yield paragraph(text(localizer.word('nothing')));
}

interface LineContext {
  readonly section: SectionState | undefined;
  /** Who asked, by the number of the call for help. */
  readonly askers: ReadonlyMap<number, string>;
}

function lineOf(
  event: RunEvent,
  { section, askers }: LineContext,
  names: Names,
  localizer: Localizer,
): RichNode | null {
  const time = text(`${localizer.clock(event.at)}  `);
  const who = whoDid(event, names, localizer);
  const colon = localizer.lang === 'zh' ? '：' : ': ';
  if (event.type === 'spoke' || event.type === 'guided' || event.type === 'spoke_in_meeting') {
    const isPrivate = event.type === 'spoke_in_meeting';
    const label = isPrivate
      ? `${who} · ${localizer.word('private')}${colon}`
      : `${who}${answering(event, askers, localizer)}${colon}`;
    const hasFile = event.type !== 'guided' && event.data.file_id !== null;
    return paragraph(
      time,
      text(label, 'bold'),
      text(event.data.text),
      text(hasFile ? localizer.word('attachment') : ''),
      correctionOf(event, section, localizer),
    );
  }
  const told = tell(event, names, localizer);
  if (told === null) return null;
  // Nobody ends the run, a section's end did; of two who talk apart both are told.
  const by = event.type === 'experiment_ended' || event.type === 'went_apart' ? '' : who;
  const gap = localizer.lang === 'zh' ? '' : ' ';
  return paragraph(time, text(`〔${by}${by && gap}${told}〕`));
}

/** Whose question it answers. */
function answering(event: RunEvent, askers: LineContext['askers'], { lang }: Localizer): string {
  const asker = event.type === 'guided' ? askers.get(event.data.answers ?? 0) : undefined;
  if (asker === undefined) return '';
  return lang === 'zh' ? `答复${asker}` : ` answers ${asker}`;
}

function correctionOf(event: RunEvent, section: SectionState | undefined, localizer: Localizer): RichNode[] {
  const { record } = courtOf(section);
  const corrected = record && event.type === 'spoke' ? standingCorrection(record, event.seq) : undefined;
  if (!corrected) return [];
  const said = `${localizer.word('corrected')}${localizer.lang === 'zh' ? '：' : ': '}${corrected.text}`;
  return text(localizer.lang === 'zh' ? `〔${said}〕` : ` [${said}]`, 'italic');
}
