import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { PendingSpeeches } from '../court/pending-speeches.tsx';
import { only, useRoom } from '../room-context.tsx';
import styles from './record.module.css';
import { inChunks, type RecordChunk, type RecordEntry } from './record-entries.ts';
import { RecordLine } from './record-line.tsx';

/** So near the end counts as being at it. */
const NEAR = 80;
/** How far around the visible part lines are really drawn. */
const MARGIN = '1200px 0px';

/** A record of any length: only what is near the screen is drawn, the newest stays in view unless somebody reads back. */
export function RecordList({
  entries,
  isFiltered,
}: {
  entries: readonly RecordEntry[];
  isFiltered: boolean;
}) {
  const { t } = useTranslation('room');
  const { hasEarlier, loadEarlier } = useRoom(only('hasEarlier', 'loadEarlier'));
  const box = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.seq ?? 0;
  /** The newest line as somebody scrolled away from it; null while it is in view. */
  const [seen, setSeen] = useState<number | null>(null);
  const isUnseen = ({ seq, kind }: RecordEntry) => seen !== null && seq > seen && kind === 'speech';
  const unseen = entries.filter(isUnseen).length;

  const onScroll = () => {
    const list = box.current;
    if (!list) return;
    // The list is laid out from its foot (record.module.css): 0 is the newest line, and it is kept there without a script.
    const isAtEnd = list.scrollTop > -NEAR;
    setSeen((now) => (isAtEnd ? null : (now ?? last)));
    const above = list.scrollHeight - list.clientHeight + list.scrollTop;
    if (above < NEAR && hasEarlier) void loadEarlier();
  };

  if (entries.length === 0 && !hasEarlier) {
    return (
      <>
        <PendingSpeeches />
        <EmptyState
          icon="record"
          title={t(isFiltered ? 'record.no_match' : 'record.none')}
          text={t('record.none_text')}
        />
      </>
    );
  }
  return (
    <div className={styles.wrap}>
      <div
        ref={box}
        className={styles.list}
        role="log"
        aria-label={t('tab.record')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div>
          {hasEarlier && (
            <div className={styles.earlier}>
              <Button variant="text" size="sm" icon="cu" onClick={() => void loadEarlier()}>
                {t('record.earlier')}
              </Button>
            </div>
          )}
          {inChunks(entries).map((chunk) => (
            <Chunk key={chunk.key} chunk={chunk} root={box} />
          ))}
          <PendingSpeeches />
        </div>
      </div>
      {unseen > 0 && (
        <button
          type="button"
          className={styles.unseen}
          onClick={() => box.current?.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          {t('record.unseen', { count: unseen })}
          <Icon name="cd" size={13} />
        </button>
      )}
    </div>
  );
}

interface ChunkProps {
  chunk: RecordChunk;
  root: React.RefObject<HTMLDivElement | null>;
}

const Chunk = memo(
  function Chunk({ chunk, root }: ChunkProps) {
    return (
      <NearOnly root={root} estimate={chunk.entries.length * 64}>
        {() => chunk.entries.map((entry) => <RecordLine key={`${entry.seq} ${entry.kind}`} entry={entry} />)}
      </NearOnly>
    );
  },
  (before, after) =>
    before.chunk.entries.length === after.chunk.entries.length &&
    before.chunk.entries.every((entry, index) => entry === after.chunk.entries[index]),
);

/** Draws its content while it is near the visible part, and keeps its height when it is not. */
function NearOnly(props: { root: ChunkProps['root']; estimate: number; children: () => ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(true);
  const height = useRef(props.estimate);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) height.current = entry.boundingClientRect.height || height.current;
        setNear(entry.isIntersecting);
      },
      { root: props.root.current, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [props.root]);
  return (
    <div ref={box} style={isNear ? undefined : { height: height.current }}>
      {isNear && props.children()}
    </div>
  );
}
