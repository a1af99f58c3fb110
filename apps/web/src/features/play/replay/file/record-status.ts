import { courtOf, type SectionState } from '@lets/engine';

/** How a hearing's record stood: still written, read over, taken up again, or closed with its section. Pure. */
export function recordStatus(section: SectionState) {
  const { record } = courtOf(section);
  if (section.status === 'passed' && record)
    return { tone: 'jade', text: 'court:record.status.closed' } as const;
  if (!record) return { tone: 'azure', text: 'replay:file.writing' } as const;
  return record.status === 'checking'
    ? ({ tone: 'gold', text: 'court:record.status.checking' } as const)
    : ({ tone: 'azure', text: 'court:record.status.reopened' } as const);
}
