import type { DisplayedItem } from '@lets/engine';
import type { ReactNode } from 'react';
import { DocumentReader } from '../../../components/document-reader/document-reader.tsx';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ShownFile, type ShownFileProps } from '../../../components/shown-file/shown-file.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { RunRole } from '../names.ts';
import styles from './display-board.module.css';

/** The common screen: who shows what, and what is shown. */
export function DisplayBoard(props: {
  role: RunRole | null;
  title: string;
  /** After the title: since when, for whom, what can be done with it. */
  about?: ReactNode;
  children: ReactNode;
}) {
  const { role, title, about, children } = props;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        {role && <Face character={role.character} side={role.side} size={30} />}
        <b>{title}</b>
        {about}
      </header>
      {children}
    </div>
  );
}

/** Nothing is shown. */
export function BlankBoard({ title, children }: { title?: string; children?: ReactNode }) {
  const { t } = useTranslation('stage');
  return (
    <div className={styles.screen}>
      <div className={styles.blank}>
        <Icon name="screen" size={64} />
        <b>{title ?? t('screen_empty')}</b>
        {children}
      </div>
    </div>
  );
}

interface ShownItemProps extends Pick<ShownFileProps, 'pages' | 'film'> {
  readonly eid: number;
  readonly projectId: number;
  readonly item: DisplayedItem;
  /** Changes when the document on display does. */
  readonly revision?: string;
}

/** What is shown, to be read: a document of the run, material of the case, or a file. */
export function ShownItem({ eid, projectId, item, revision = '', pages, film }: ShownItemProps) {
  const { id, name } = item;
  switch (item.kind) {
    case 'document':
      return <DocumentReader isBare source={{ kind: 'document', eid, id }} revision={revision} />;
    case 'material':
      return <DocumentReader isBare source={{ kind: 'material', project_id: projectId, id, eid }} />;
    case 'file':
      return <ShownFile fileId={id} name={name} pages={pages} film={film} />;
  }
}
