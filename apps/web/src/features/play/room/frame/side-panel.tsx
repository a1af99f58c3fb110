import { mayReadDocument } from '@lets/engine';
import { type ReactNode, useId } from 'react';
import { FileTabs } from '../../../../components/file-tabs/file-tabs.tsx';
import { PanelBoundary } from '../../../../components/panel-boundary/panel-boundary.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import type { RoomView } from '../room-view.ts';
import { DocumentsTab } from '../side/documents-tab.tsx';
import { GuideTab } from '../side/guide-tab.tsx';
import { NotesTab } from '../side/notes-tab.tsx';
import { RecordTab } from '../side/record-tab.tsx';
import { countUnread } from '../side/unread.ts';
import { useReading } from '../side/use-reading.ts';
import type { FileTab } from './file-tab.ts';
import styles from './side.module.css';

interface SidePanelProps {
  tabs: Partial<Record<FileTab, ReactNode>>;
  firstTab: FileTab;
}

const USUAL: Record<FileTab, () => ReactNode> = {
  guide: () => <GuideTab />,
  documents: () => <DocumentsTab />,
  record: () => <RecordTab />,
  notes: () => <NotesTab />,
};

/** How many documents my role may read here. Pure. */
function countDocuments({ detail, state, me, currentRole }: RoomView): number {
  const roleId = currentRole ?? me.roleIds[0];
  return Object.values(state.documents).filter(
    (one) =>
      !one.archived &&
      (me.isStaff || (roleId !== undefined && mayReadDocument(detail.flow, state, one, roleId))),
  ).length;
}

/** Guide, documents, record and notes as file tabs. */
export function SidePanel({ tabs, firstTab }: SidePanelProps) {
  const { t } = useTranslation('room');
  const isMember = useRoom(({ me }) => me.isMember);
  const documents = useRoom(countDocuments);
  // Until someone chooses, the section says which is open: the guide first, the record once there is one.
  const { tab, chooseTab } = useRoom(only('tab', 'chooseTab'));
  const open = tab === null || (tab === 'notes' && !isMember) ? firstTab : tab;
  const unread = useRoom(({ record, unread, me }) => countUnread(record, unread, me.userId));
  useReading(open === 'record');
  const id = useId();
  const shown = (['guide', 'documents', 'record', 'notes'] as const).filter(
    (key) => key !== 'notes' || isMember,
  );
  return (
    <aside className={styles.side}>
      <FileTabs
        className={styles.tabs ?? ''}
        label={t('tab.label')}
        panelId={id}
        value={open}
        onChange={chooseTab}
        tabs={shown.map((key) => ({
          key,
          label: t(`tab.${key}`),
          ...(key === 'documents' && documents > 0 && { count: documents }),
          ...(key === 'record' && unread > 0 && { count: unread, dot: true }),
        }))}
      />
      <div
        id={id}
        className={styles.body}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={t(`tab.${open}`)}
      >
        <PanelBoundary key={open}>{tabs[open] ?? USUAL[open]()}</PanelBoundary>
      </div>
    </aside>
  );
}
