import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { LongRows } from '../../../../components/long-list/long-rows.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import type { EventWords } from '../../../../domain/run/event-words.ts';
import type { Names } from '../../../../domain/run/names.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { PendingSpeeches } from '../court/pending-speeches.tsx';
import { only, useRoom } from '../room-context.tsx';
import { Entry } from './entry.tsx';
import styles from './record.module.css';
import { keyOfEntry, type RecordEntry } from './record-entries.ts';

/** So near the end counts as being at it. */
const NEAR = 80;
/** Of the way to what came earlier, above the first line. */
const EARLIER_HEIGHT = 40;
/** What is not drawn yet is taken to be so high; drawn, it is measured. */
const HEIGHT: Readonly<Record<RecordEntry['kind'], number>> = { line: 64, section: 42, new: 32 };

interface ListProps {
  entries: readonly RecordEntry[];
  isFiltered: boolean;
  names: Names;
  words: EventWords;
}

/** A record of any length: only what is near the screen is drawn, the newest stays in view unless somebody reads back. */
export function RecordList(props: ListProps) {
  const { t } = useTranslation('room');
  const hasEarlier = useRoom(({ hasEarlier }) => hasEarlier);
  if (props.entries.length > 0 || hasEarlier) return <Lines {...props} />;
  return (
    <>
      <PendingSpeeches />
      <EmptyState
        icon="record"
        title={t(props.isFiltered ? 'record.no_match' : 'record.none')}
        text={t('record.none_text')}
      />
    </>
  );
}

function Lines({ entries, names, words }: ListProps) {
  const { t } = useTranslation('room');
  const { hasEarlier, loadEarlier } = useRoom(only('hasEarlier', 'loadEarlier'));
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  useStaysAtEnd(box, inside, isAtEnd);
  const unseen = useUnseen(entries, isAtEnd);
  const heightOf = (index: number) => HEIGHT[entries[index]?.kind ?? 'line'];
  const list = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: heightOf,
    getItemKey: (index) => {
      const entry = entries[index];
      return entry ? keyOfEntry(entry) : index;
    },
    overscan: 8,
    paddingStart: hasEarlier ? EARLIER_HEIGHT : 0,
    initialOffset: () => entries.reduce((sum, _, index) => sum + heightOf(index), 0),
  });
  useKeepsPlace(list, entries);
  const onScroll = () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    setAtEnd(scrollHeight - clientHeight - scrollTop < NEAR);
    if (scrollTop < NEAR && hasEarlier) void loadEarlier();
  };
  return (
    <div className={styles.wrap}>
      <div
        ref={box}
        className={styles.list}
        role="log"
        // Lines that come into sight while somebody reads back are not news.
        aria-live={isAtEnd ? 'polite' : 'off'}
        aria-label={t('tab.record')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={inside} className={styles.inside}>
          {hasEarlier && (
            <div className={styles.earlier}>
              <Button variant="text" size="sm" icon="cu" onClick={() => void loadEarlier()}>
                {t('record.earlier')}
              </Button>
            </div>
          )}
          <LongRows list={list} as="log">
            {(index) => {
              const entry = entries[index];
              return entry && <Entry entry={entry} names={names} words={words} />;
            }}
          </LongRows>
          <PendingSpeeches />
        </div>
      </div>
      {unseen > 0 && (
        <button
          type="button"
          className={styles.unseen}
          onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })}
        >
          {t('record.unseen', { count: unseen })}
          <Icon name="cd" size={13} />
        </button>
      )}
    </div>
  );
}

/** What is loaded above leaves in place what is being read. */
function useKeepsPlace(
  list: Virtualizer<HTMLDivElement, HTMLElement>,
  entries: readonly RecordEntry[],
): void {
  const first = entries[0] && keyOfEntry(entries[0]);
  const { paddingStart } = list.options;
  const before = useRef({ first, paddingStart });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { first, paddingStart };
    const at = was.first === first ? -1 : entries.findIndex((entry) => keyOfEntry(entry) === was.first);
    const moved = list.measurementsCache[at];
    if (moved && list.scrollElement) list.scrollElement.scrollTop += moved.start - was.paddingStart;
  }, [list, entries, first, paddingStart]);
}

/** Whoever is at the end stays there, whatever grows: a new line, one on its way, one that is higher than it was taken for. */
function useStaysAtEnd(
  box: RefObject<HTMLElement | null>,
  inside: RefObject<HTMLElement | null>,
  isAtEnd: boolean,
): void {
  useEffect(() => {
    const list = box.current;
    if (!list || !inside.current || !isAtEnd) return;
    const observer = new ResizeObserver(() => {
      list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    observer.observe(inside.current);
    return () => observer.disconnect();
  }, [box, inside, isAtEnd]);
}

/** How much has been said below since the end was left. */
function useUnseen(entries: readonly RecordEntry[], isAtEnd: boolean): number {
  const last = entries.at(-1)?.seq ?? 0;
  const [left, setLeft] = useState(last);
  if (isAtEnd && left !== last) setLeft(last);
  if (isAtEnd) return 0;
  return entries.filter((entry) => entry.seq > left && entry.kind === 'line' && entry.line.about === 'speech')
    .length;
}
