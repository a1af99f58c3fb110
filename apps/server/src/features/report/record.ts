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
  for await (const event of events) {
    const line = lineOf(event, section, names, localizer);
    if (line === null) continue;
    if (isEmpty) yield paragraph(text(localizer.dateTime(visit.began_at), 'italic'));
    isEmpty = false;
    yield line;
  }
  if (isEmpty) yield paragraph(text(localizer.word('nothing')));
}

function lineOf(
  event: RunEvent,
  section: SectionState | undefined,
  names: Names,
  localizer: Localizer,
): RichNode | null {
  const time = text(`${localizer.clock(event.at)}  `);
  const who = whoDid(event, names, localizer);
  const colon = localizer.lang === 'zh' ? '：' : ': ';
  if (event.type === 'spoke' || event.type === 'guided' || event.type === 'spoke_in_meeting') {
    const isPrivate = event.type === 'spoke_in_meeting';
    const label = isPrivate ? `${who} · ${localizer.word('private')}${colon}` : `${who}${colon}`;
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

function correctionOf(event: RunEvent, section: SectionState | undefined, localizer: Localizer): RichNode[] {
  const { record } = courtOf(section);
  const corrected = record && event.type === 'spoke' ? standingCorrection(record, event.seq) : undefined;
  if (!corrected) return [];
  const said = `${localizer.word('corrected')}${localizer.lang === 'zh' ? '：' : ': '}${corrected.text}`;
  return text(localizer.lang === 'zh' ? `〔${said}〕` : ` [${said}]`, 'italic');
}
