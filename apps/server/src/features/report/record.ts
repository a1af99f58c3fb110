import type { RichNode } from '@lets/contract';
import { courtOf, type RunEvent, type RunState, type SectionState, standingCorrection } from '@lets/engine';
import { heading, paragraph, text } from '../../documents/blocks.ts';
import { type Names, tell, whoDid } from '../../runs/tell.ts';
import type { Voice } from '../../runs/words.ts';
import type { VisitRecord } from './visits.ts';

/** Pure: everything that was said and done, section by section. */
export function recordBlocks(
  visits: readonly VisitRecord[],
  state: RunState,
  names: Names,
  voice: Voice,
): RichNode[] {
  const standing = new Map(
    [...state.past_visits, ...Object.values(state.sections)].map((section) => [keyOf(section), section]),
  );
  return visits.flatMap((visit) => {
    const section = standing.get(keyOf(visit));
    const lines = visit.events.flatMap((event) => lineOf(event, section, names, voice) ?? []);
    const title = names.section(visit.node_id) + (section ? '' : voice.word('cleared'));
    const opened = paragraph(
      text(voice.dateTime(visit.events[0]?.at ?? section?.opened_at ?? null), 'italic'),
    );
    return [
      heading(3, title),
      ...(lines.length > 0 ? [opened, ...lines] : [paragraph(text(voice.word('nothing')))]),
    ];
  });
}

const keyOf = ({ node_id, opened_seq }: { readonly node_id: string; readonly opened_seq: number }) =>
  `${node_id} ${opened_seq}`;

function lineOf(
  event: RunEvent,
  section: SectionState | undefined,
  names: Names,
  voice: Voice,
): RichNode | null {
  const time = text(`${voice.clock(event.at)}  `);
  const who = whoDid(event, names, voice);
  const colon = voice.lang === 'zh' ? '：' : ': ';
  if (event.type === 'spoke' || event.type === 'guided' || event.type === 'spoke_in_meeting') {
    const isPrivate = event.type === 'spoke_in_meeting';
    const label = isPrivate ? `${who} · ${voice.word('private')}${colon}` : `${who}${colon}`;
    const hasFile = event.type !== 'guided' && event.data.file_id !== null;
    return paragraph(
      time,
      text(label, 'bold'),
      text(event.data.text),
      text(hasFile ? voice.word('attachment') : ''),
      correctionOf(event, section, voice),
    );
  }
  const told = tell(event, names, voice);
  if (told === null) return null;
  // Nobody ends the run, a section's end did; of two who talk apart both are told.
  const by = event.type === 'experiment_ended' || event.type === 'went_apart' ? '' : who;
  const gap = voice.lang === 'zh' ? '' : ' ';
  return paragraph(time, text(`〔${by}${by && gap}${told}〕`));
}

function correctionOf(event: RunEvent, section: SectionState | undefined, voice: Voice): RichNode[] {
  const { record } = courtOf(section);
  const corrected = record && event.type === 'spoke' ? standingCorrection(record, event.seq) : undefined;
  if (!corrected) return [];
  const said = `${voice.word('corrected')}${voice.lang === 'zh' ? '：' : ': '}${corrected.text}`;
  return text(voice.lang === 'zh' ? `〔${said}〕` : ` [${said}]`, 'italic');
}
