import { type CourtRecord, type CourtState, courtOf } from '../court-state.ts';
import type { DisplayItem, DocumentState, RunState, SectionState } from '../state.ts';

/** Pure: the state with one section changed; a section that is not there changes nothing. */
export function patchSection(
  state: RunState,
  nodeId: string | null,
  change: (section: SectionState) => Partial<SectionState>,
): RunState {
  const section = nodeId === null ? undefined : state.sections[nodeId];
  if (!section) return state;
  const changed = { ...section, ...change(section) };
  return { ...state, sections: { ...state.sections, [section.node_id]: changed } };
}

/** Pure: the state with every section of this path changed. */
export function patchSections(state: RunState, change: (section: SectionState) => SectionState): RunState {
  const sections: Record<string, SectionState> = {};
  for (const [id, section] of Object.entries(state.sections)) sections[id] = change(section);
  return { ...state, sections };
}

/** Pure: the state with one hearing changed. */
export function patchCourt(
  state: RunState,
  nodeId: string | null,
  change: (court: CourtState) => Partial<CourtState>,
): RunState {
  return patchSection(state, nodeId, (section) => {
    const court = courtOf(section);
    return { court: { ...court, ...change(court) } };
  });
}

/** Pure: the state with one court record changed; a hearing without one stays as it is. */
export function patchRecord(
  state: RunState,
  nodeId: string | null,
  change: (record: CourtRecord) => Partial<CourtRecord>,
): RunState {
  return patchCourt(state, nodeId, ({ record }) => ({ record: record && { ...record, ...change(record) } }));
}

/** Pure: the state with one document changed; a document that is not there changes nothing. */
export function patchDocument(
  state: RunState,
  id: string,
  change: (document: DocumentState) => Partial<DocumentState>,
): RunState {
  const document = state.documents[id];
  if (!document) return state;
  return { ...state, documents: { ...state.documents, [id]: { ...document, ...change(document) } } };
}

/** Pure: the state with what a request is about filled in. */
export function nameRequest(
  state: RunState,
  nodeId: string | null,
  requestId: number,
  item: DisplayItem,
): RunState {
  return patchSection(state, nodeId, ({ requests }) => ({
    requests: requests.map((request) => (request.id === requestId ? { ...request, item } : request)),
  }));
}
