import type { DisplayItem, DocumentState, RunState, SectionState } from '../state.ts';
import { patchSections } from './patch.ts';

/** Archives the documents made in visits that were cleared; what they were still asked for or shown in goes with them. */
export function archiveDocuments(state: RunState, isCleared: (visitSeq: number) => boolean): RunState {
  const documents: Record<string, DocumentState> = {};
  const gone = new Set<string>();
  for (const [id, document] of Object.entries(state.documents)) {
    const isGone = !document.archived && isCleared(document.visit_seq);
    if (isGone) gone.add(id);
    documents[id] = isGone ? { ...document, archived: true } : document;
  }
  return refreshSubmitted(withdrawDocuments({ ...state, documents }, gone));
}

/** A document counts as handed in only while a section that has not been cleared has it in its file. */
function refreshSubmitted(state: RunState): RunState {
  const visits = [...Object.values(state.sections), ...state.past_visits];
  const filed = new Set(visits.flatMap((section) => section.submitted));
  const documents: Record<string, DocumentState> = {};
  for (const [id, document] of Object.entries(state.documents)) {
    const isStale = !document.archived && document.submitted && !filed.has(id);
    documents[id] = isStale ? { ...document, submitted: false } : document;
  }
  return { ...state, documents };
}

/** Removes documents from every section's file, requests and screen, so that nothing points at what is gone. */
export function withdrawDocuments(state: RunState, gone: ReadonlySet<string>): RunState {
  if (gone.size === 0) return state;
  const isGone = (item: DisplayItem | null) => item?.kind === 'document' && gone.has(item.id);
  const without = (section: SectionState): SectionState => ({
    ...section,
    submitted: section.submitted.filter((id) => !gone.has(id)),
    requests: section.requests.filter(({ item }) => !isGone(item)),
    displayed: isGone(section.displayed) ? null : section.displayed,
  });
  return { ...patchSections(state, without), past_visits: state.past_visits.map(without) };
}
