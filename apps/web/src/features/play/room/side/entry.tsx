import { memo } from 'react';
import type { EventWords } from '../../../../domain/run/event-words.ts';
import type { Names } from '../../../../domain/run/names.ts';
import { RecordLine } from '../../../../domain/run/record-line/record-line.tsx';
import type { ToldEvent } from '../../../../domain/run/record-lines.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import styles from './record.module.css';
import type { RecordEntry } from './record-entries.ts';

interface EntryProps {
  readonly entry: RecordEntry;
  readonly names: Names;
  readonly words: EventWords;
}

/** What stands in the record beside the stage: its lines, the sections they were said in, and where news begins. */
export const Entry = memo(function Entry({ entry, names, words }: EntryProps) {
  switch (entry.kind) {
    case 'line':
      return <Told line={entry.line} names={names} words={words} />;
    case 'section':
      return <SectionOpened nodeIds={entry.nodeIds} names={names} />;
    case 'new':
      return <NewMark />;
  }
});

/** An event about a document that can still be read leads to it. */
function Told({ line, names, words }: Omit<EntryProps, 'entry'> & { line: ToldEvent }) {
  const { time } = useFormat();
  const { data } = line.event;
  const id = 'document_id' in data ? String(data.document_id) : null;
  const canOpen = useRoom(({ state }) => id !== null && state.documents[id]?.archived === false);
  const openDocument = useRoom(({ openDocument }) => openDocument);
  const open = canOpen && id !== null ? () => openDocument(id) : undefined;
  return <RecordLine line={line} names={names} words={words} look="talk" time={time} onPress={open} />;
}

function NewMark() {
  const { t } = useTranslation('room');
  return (
    <p className={styles.new} data-mark="new">
      {t('record.new')}
    </p>
  );
}

function SectionOpened({ nodeIds, names }: { nodeIds: readonly string[]; names: Names }) {
  const { t } = useTranslation('room');
  return <h3 className={styles.section}>{nodeIds.map(names.nodeName).join(t('separator'))}</h3>;
}
