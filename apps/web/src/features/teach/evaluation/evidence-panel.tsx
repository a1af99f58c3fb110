import { type ExperimentDetail, experienceList, notesShared } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { FileTabs } from '../../../components/file-tabs/file-tabs.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { lineMark, type RecordLine, recordLines } from '../../../domain/run/record-lines.ts';
import { buildTimeline } from '../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useOnChange } from '../../../lib/use-on-change.ts';
import { Compare } from './compare.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import type { Evaluated } from './evaluated.ts';
import type { Found, Marks } from './evidence.ts';
import styles from './evidence-panel.module.css';
import { versionOf } from './quotes.tsx';
import { QuotingNote } from './quoting-note.tsx';
import type { Whose } from './scoring.ts';
import { TimelineTab } from './timeline-tab.tsx';
import type { Draft } from './use-draft.ts';
import { ExperienceTab, NotesTab } from './writings-tab.tsx';

export interface EvidenceProps {
  evaluation: Evaluated;
  detail: ExperimentDetail;
  events: readonly RunEvent[];
  names: Names;
  whose: Whose;
  marks: Marks;
  draft: Draft;
}

const TABS = [
  'timeline',
  'documents',
  'votes',
  'wrong',
  'consequences',
  'notes',
  'experience',
  'compare',
] as const;
type Tab = (typeof TABS)[number];

const VOTES = new Set<RunEvent['type']>(['vote_ended', 'document_signed', 'record_signed']);

/** Where what is asked for stands; null while nothing is, or it is not on hand. Pure. */
function tabOf(found: Found | null, events: readonly RunEvent[]): Tab | null {
  const event = found && events.find(({ seq }) => seq === found.seq);
  return event ? (versionOf(event) ? 'documents' : 'timeline') : null;
}

/** The whole record of a run, by what it is; whatever the member on the sheet did stands out. */
export function EvidencePanel(props: EvidenceProps) {
  const { evaluation, detail, events, names, whose, marks, draft } = props;
  const { t } = useTranslation('evaluate');
  const { found, quoting, forget } = marks;
  const [tab, choose] = useState(() => tabOf(found, events) ?? 'timeline');
  const id = useId();
  const led = tabOf(found, events);
  useOnChange(led && found, () => led && choose(led));
  const { eid } = evaluation;
  const notes = useCall(notesShared, { eid });
  const experiences = useCall(experienceList, { eid });
  const lines = useMemo(() => recordLines(events), [events]);
  const run = useMemo(() => buildTimeline(events), [events]);
  const votes = lines.filter(({ event }) => VOTES.has(event.type));
  const wrong = lines.filter(({ event }) => lineMark(event) === 'wrong');
  const consequences = lines.filter(({ event }) => lineMark(event) === 'consequence');
  const documents = Object.values(detail.state.documents);
  // No number of votes and signatures: refusals are listed among them, and the sheet beside counts without those.
  const counts: Partial<Record<Tab, number | undefined>> = {
    documents: documents.length,
    wrong: wrong.length,
    consequences: consequences.length,
    notes: notes.data?.list.length,
    experience: experiences.data?.list.length,
  };
  const timeline = (shown: readonly RecordLine[], none: string) =>
    shown.length === 0 ? (
      <EmptyState icon="folder" title={none} />
    ) : (
      <TimelineTab lines={shown} timeline={run} names={names} whose={whose} detail={detail} marks={marks} />
    );
  const panels: Record<Tab, () => ReactNode> = {
    timeline: () => timeline(lines, t('none.timeline')),
    documents: () => (
      <DocumentsTab
        eid={eid}
        isPractice={detail.members.some(({ automatic }) => automatic)}
        documents={documents}
        names={names}
        events={events}
        marks={marks}
        draft={draft}
      />
    ),
    votes: () => timeline(votes, t('none.votes')),
    wrong: () => timeline(wrong, t('none.wrong')),
    consequences: () => timeline(consequences, t('none.consequences')),
    notes: () => <NotesTab query={notes} names={names} whose={whose} />,
    experience: () => <ExperienceTab query={experiences} names={names} whose={whose} />,
    compare: () => <Compare detail={detail} classTaskId={evaluation.class_task_id} />,
  };
  return (
    <section className={styles.evidence} aria-label={t('evidence')}>
      <FileTabs
        className={styles.tabs ?? ''}
        label={t('evidence')}
        panelId={id}
        value={tab}
        onChange={(next) => {
          choose(next);
          forget();
        }}
        // Few cases have choices that cost something: an empty tab would only raise the question.
        tabs={TABS.filter((key) => key !== 'consequences' || consequences.length > 0).map((key) => ({
          key,
          label: t(`tab.${key}`),
          ...(counts[key] !== undefined && { count: counts[key] }),
        }))}
      />
      {quoting && <QuotingNote quoting={quoting} goals={evaluation.goals} />}
      <div
        id={id}
        className={styles.box}
        data-quoting={quoting ? '' : undefined}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={t(`tab.${tab}`)}
      >
        {panels[tab]()}
      </div>
    </section>
  );
}
