import type { RunEvent } from '@lets/engine';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { Chip } from '../../../components/surface/surface.tsx';
import { type EventWords, useEventWords } from '../../../domain/run/event-words.ts';
import type { Names } from '../../../domain/run/names.ts';
import { lineIcon, lineMark, type RecordLine, recordLines } from '../../../domain/run/record-lines.ts';
import type { Timeline } from '../../../domain/run/timeline/timeline.ts';
import { countStruck, useConsequences } from '../../../domain/run/use-consequences.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Player } from './player.ts';
import styles from './record.module.css';
import { useLinesInSight } from './use-lines-in-sight.ts';

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
  const [words, setWords] = useState('');
  const struck = useMemo(() => countStruck(timeline.events), [timeline.events]);
  const consequence = useConsequences(eid, struck);
  const { what } = useEventWords(names, { consequence });
  const sought = useDeferredValue(words.toLowerCase());
  const all = useMemo(() => recordLines(timeline.events), [timeline.events]);
  const lines = useMemo(
    () =>
      all.filter(
        (line) =>
          (filter === 'all' || line.about === filter) &&
          (sought === '' || searchText(line, names, what).toLowerCase().includes(sought)),
      ),
    [all, filter, sought, names, what],
  );
  return (
    <section className={styles.record} aria-labelledby="record-lines">
      <header className={styles.panelHead}>
        <h2 id="record-lines">{t('record.title')}</h2>
        {isSearching ? (
          <SearchBox value={words} onChange={setWords} placeholder={t('record.search')} width={240} />
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
            setWords('');
          }}
        >
          <Icon name={isSearching ? 'x' : 'search'} size={16} />
        </button>
      </header>
      {lines.length === 0 ? (
        <p className={styles.none}>{t(words ? 'record.none_found' : 'record.none')}</p>
      ) : (
        <Lines
          lines={lines}
          names={names}
          what={what}
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

function searchText(line: RecordLine, names: Names, what: EventWords['what']): string {
  const who = names.actor(line.by.actor_id, line.by.role_id);
  return `${who} ${names.knownRole(line.by.role_id)?.name ?? ''} ${what(line.event)}`;
}

/** Only the lines in sight are drawn, however many there are. */
function Lines(props: {
  lines: readonly RecordLine[];
  names: Names;
  what: EventWords['what'];
  index: number;
  /** What was written after the end has no place on the clock: it is never still to come. */
  playable: number;
  onSeek: (index: number) => void;
  keyOf: PanelProps['keyOf'];
  onOpen: PanelProps['onOpen'];
}) {
  const { lines, names, what, index, playable, onSeek, keyOf, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const current = lines.findLastIndex((line) => line.index < index);
  const count = lines.length;
  const { first, last, places, look } = useLinesInSight({ box, count, rowHeight: ROW, current });
  const isAhead = (line: RecordLine) => line.index >= index && !(index >= playable && line.index >= playable);
  return (
    <div ref={box} className={styles.lines} onScroll={look}>
      <ul style={{ height: lines.length * ROW }}>
        {lines.slice(first, last).map((line, offset) => (
          <li
            // A line that leaves lends its place to one that comes: its face is not made anew.
            key={placeOf(first + offset, places)}
            style={{ top: (first + offset) * ROW, height: ROW }}
            aria-setsize={lines.length}
            aria-posinset={first + offset + 1}
          >
            <Line
              line={line}
              names={names}
              what={what}
              when={first + offset === current ? 'now' : isAhead(line) ? 'later' : 'past'}
              onSeek={() => onSeek(line.index)}
            />
            {first + offset === current && <Opener about={keyOf(line.event)} onOpen={onOpen} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pure: which of the drawn places a line takes. */
const placeOf = (line: number, places: number) => line % places;

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

interface LineProps {
  line: RecordLine;
  names: Names;
  what: EventWords['what'];
  when: 'past' | 'now' | 'later';
  onSeek: () => void;
}

function Line({ line, names, what, when, onSeek }: LineProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { event, about, by } = line;
  const role = names.knownRole(event.role_id);
  const mark = lineMark(event);
  const name = names.actor(by.actor_id, by.role_id);
  const who = by.by_staff ? t('record.mentor', { name }) : name;
  const text = what(event);
  const tone = about === 'mentor' ? styles.mentor : mark ? styles[mark] : role ? styles[role.side] : '';
  return (
    <button
      type="button"
      className={classNames(
        styles.line,
        tone,
        when === 'now' && styles.lineNow,
        when === 'later' && styles.lineLater,
      )}
      aria-current={when === 'now' ? 'true' : undefined}
      title={text}
      onClick={onSeek}
    >
      <time>{format.time(event.at)}</time>
      {role && !mark && about !== 'mentor' ? (
        <Face character={role.character} side={role.side} size={26} />
      ) : (
        <span className={styles.lineIcon}>
          <Icon name={lineIcon(line)} size={14} />
        </span>
      )}
      <span className={styles.lineText}>
        {who && <b>{who}</b>}
        {text}
      </span>
    </button>
  );
}
