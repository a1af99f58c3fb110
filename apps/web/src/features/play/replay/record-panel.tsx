import type { RunEvent } from '@lets/engine';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { LongRows } from '../../../components/long-list/long-rows.tsx';
import { Chip } from '../../../components/surface/surface.tsx';
import { type EventWords, useEventWords } from '../../../domain/run/event-words.ts';
import type { Names } from '../../../domain/run/names.ts';
import { RecordLine } from '../../../domain/run/record-line/record-line.tsx';
import { type RecordLine as Line, recordLines } from '../../../domain/run/record-lines.ts';
import type { Timeline } from '../../../domain/run/timeline/timeline.ts';
import { countStruck, useConsequences } from '../../../domain/run/use-consequences.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Player } from './player.ts';
import styles from './record.module.css';
import { useFollowedList } from './use-followed-list.ts';

const FILTERS = ['all', 'speech', 'document', 'vote', 'mentor'] as const;
type Filter = (typeof FILTERS)[number];

const ROW = 40;

interface PanelProps {
  eid: number;
  names: Names;
  timeline: Timeline;
  player: Player;
  index: number;
  /** What in the file an event was about. */
  keyOf: (event: RunEvent) => string | null;
  onOpen: (key: string) => void;
}

/** Everything that was said and done; it follows the clock, and a line chosen takes the clock there. */
export function RecordPanel({ eid, names, timeline, player, index, keyOf, onOpen }: PanelProps) {
  const { t } = useTranslation('record');
  const [filter, setFilter] = useState<Filter>('all');
  const [isSearching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const struck = useMemo(() => countStruck(timeline.events), [timeline.events]);
  const consequence = useConsequences(eid, struck);
  const words = useEventWords(names, { consequence });
  const sought = useDeferredValue(typed.toLowerCase());
  const all = useMemo(() => recordLines(timeline.events), [timeline.events]);
  const lines = useMemo(
    () =>
      all.filter(
        (line) =>
          (filter === 'all' || line.about === filter) &&
          (sought === '' || searchText(line, names, words).toLowerCase().includes(sought)),
      ),
    [all, filter, sought, names, words],
  );
  return (
    <section className={styles.record} aria-labelledby="record-lines">
      <header className={styles.panelHead}>
        <h2 id="record-lines">{t('record.title')}</h2>
        {isSearching ? (
          <SearchBox value={typed} onChange={setTyped} placeholder={t('record.search')} width={240} />
        ) : (
          FILTERS.map((key) => (
            <Chip key={key} pressed={key === filter} onClick={() => setFilter(key)}>
              {t(`record.filter.${key}`)}
            </Chip>
          ))
        )}
        <button
          type="button"
          className={styles.searchToggle}
          aria-pressed={isSearching}
          aria-label={t('record.search')}
          title={t('record.search')}
          onClick={() => {
            setSearching(!isSearching);
            setTyped('');
          }}
        >
          <Icon name={isSearching ? 'x' : 'search'} size={16} />
        </button>
      </header>
      {lines.length === 0 ? (
        <p className={styles.none}>{t(typed ? 'record.none_found' : 'record.none')}</p>
      ) : (
        <Lines
          lines={lines}
          names={names}
          words={words}
          index={index}
          playable={timeline.playable}
          onSeek={(to) => player.seek(timeline.at[to] ?? 0)}
          keyOf={keyOf}
          onOpen={onOpen}
        />
      )}
    </section>
  );
}

function searchText(line: Line, names: Names, { what }: EventWords): string {
  const who = names.actor(line.by.actor_id, line.by.role_id);
  return `${who} ${names.knownRole(line.by.role_id)?.name ?? ''} ${what(line.event)}`;
}

/** Only the lines in sight are drawn, however many there are. */
function Lines(props: {
  lines: readonly Line[];
  names: Names;
  words: EventWords;
  index: number;
  /** What was written after the end has no place on the clock: it is never still to come. */
  playable: number;
  onSeek: (index: number) => void;
  keyOf: PanelProps['keyOf'];
  onOpen: PanelProps['onOpen'];
}) {
  const { lines, names, words, index, playable, onSeek, keyOf, onOpen } = props;
  const { time } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const current = lines.findLastIndex((line) => line.index < index);
  const { list, onScroll, places } = useFollowedList({ box, count: lines.length, rowHeight: ROW, current });
  const isAhead = (line: Line) => line.index >= index && !(index >= playable && line.index >= playable);
  return (
    <div ref={box} className={styles.lines} onScroll={onScroll}>
      {/* A line that leaves lends its place to one that comes: its face is not made anew. */}
      <LongRows list={list} as="list" isEven keyOf={(at) => at % places}>
        {(at) => {
          const line = lines[at];
          if (!line) return null;
          const when = at === current ? 'now' : isAhead(line) ? 'later' : 'past';
          return (
            <>
              <RecordLine
                line={line}
                names={names}
                words={words}
                look="cut"
                time={time}
                when={when}
                onPress={() => onSeek(line.index)}
              />
              {when === 'now' && <Opener about={keyOf(line.event)} onOpen={onOpen} />}
            </>
          );
        }}
      </LongRows>
    </div>
  );
}

/** Beside the line that the clock is at: what it was about, as it stood then. */
function Opener({ about, onOpen }: { about: string | null; onOpen: PanelProps['onOpen'] }) {
  const { t } = useTranslation('replay');
  if (about === null) return null;
  return (
    <IconButton
      icon="folder"
      size="sm"
      iconSize={16}
      label={t('file.see')}
      className={styles.opener ?? ''}
      onClick={() => onOpen(about)}
    />
  );
}
