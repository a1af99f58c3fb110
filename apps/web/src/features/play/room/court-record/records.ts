import { type CourtRecord, courtOf, type RunState, type SectionState } from '@lets/engine';

export interface RecordOfVisit {
  readonly section: SectionState;
  readonly record: CourtRecord;
}

/** Every court record of this path, oldest first: of the sections as they stand and of their earlier visits. Pure. */
export function recordsOf(state: RunState): readonly RecordOfVisit[] {
  return [...state.past_visits, ...Object.values(state.sections)]
    .flatMap((section) => {
      const { record } = courtOf(section);
      return record ? [{ section, record }] : [];
    })
    .sort((a, b) => a.section.opened_seq - b.section.opened_seq);
}

/** The record of one visit. Pure. */
export function recordOfVisit(state: RunState, nodeId: string, visit: number): RecordOfVisit | undefined {
  return recordsOf(state).find(({ section }) => section.node_id === nodeId && section.opened_seq === visit);
}

/** Changes whenever the record does, so that it is read again. Pure. */
export function revisionOfRecord({ section, record }: RecordOfVisit): string {
  const corrections = record.corrections.map(({ id, status }) => `${id}${status}`);
  return [
    section.status,
    record.status,
    record.hash,
    record.closed_at,
    record.checks.length,
    ...corrections,
  ].join();
}
