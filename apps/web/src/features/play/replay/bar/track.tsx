import type { FlowView } from '@lets/contract';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Names } from '../../../../domain/run/names.ts';
import { type Span, spansOf } from '../../../../domain/run/timeline/lanes.ts';
import { lengthOf, type Mark, type Timeline, type Visit } from '../../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useStore } from '../../../../lib/store.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Player } from '../player.ts';
import { type Bar, laneCount, layBars, ticksOf } from './bars.ts';
import styles from './track.module.css';

interface TrackProps {
  flow: FlowView;
  names: Names;
  timeline: Timeline;
  player: Player;
}

const percent = (part: number) => `${(100 * part).toFixed(3)}%`;

/**
 * The whole run as a line of sections with what stands out in them; anywhere on it is a moment to go to. What ran side by side has a
 * lane for each branch.
 */
export function Track({ flow, names, timeline, player }: TrackProps) {
  const { duration } = timeline.clock;
  const lanes = useRef<HTMLDivElement>(null);
  const spans = useMemo(() => spansOf(timeline.visits, flow), [timeline.visits, flow]);
  const bars = useMemo(
    () =>
      layBars(
        spans,
        duration,
        (id) => names.node(id),
        (id) => names.knownRole(id)?.side ?? null,
      ),
    [spans, duration, names],
  );
  // Every frame: too often to draw the page again for it. A layout effect is run again when the page was hidden while a part of it
  // was fetched; the clock may have moved meanwhile.
  useLayoutEffect(() => {
    const show = () => {
      const part = duration === 0 ? 0 : player.clock.get() / duration;
      lanes.current?.style.setProperty('--now', percent(part));
    };
    show();
    return player.clock.subscribe(show);
  }, [player, duration]);
  return (
    <div className={styles.track}>
      <Marks timeline={timeline} player={player} />
      <div className={styles.scroll}>
        <div ref={lanes} className={styles.lanes}>
          <Together spans={spans} duration={duration} />
          {Array.from({ length: laneCount(spans) }, (_, lane) => (
            <Lane
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
              key={lane}
              bars={bars.filter((bar) => bar.lane === lane)}
              names={names}
              timeline={timeline}
              player={player}
            />
          ))}
          <Seeker names={names} timeline={timeline} player={player} />
        </div>
      </div>
      <Ticks duration={duration} />
    </div>
  );
}

/** The ground under what ran side by side. */
function Together({ spans, duration }: { spans: readonly Span<Visit>[]; duration: number }) {
  const whole = Math.max(1, duration);
  return spans
    .filter(({ lanes }) => lanes.length > 1)
    .map(({ from, to }) => (
      <span
        key={from}
        className={styles.together}
        aria-hidden="true"
        style={{ left: percent(from / whole), width: percent((to - from) / whole) }}
      />
    ));
}

interface LaneProps extends Omit<TrackProps, 'flow'> {
  bars: readonly Bar[];
}

/** Twice the same bars, pale, and in full colour as far as the clock has come; under them the sections' names. */
function Lane({ bars, names, timeline, player }: LaneProps) {
  const drawn = useMemo(
    () =>
      bars.map(({ visit, left, width, tone }) => (
        <span
          key={visit.id}
          className={`${styles[tone]} ${visit.isCleared ? styles.cleared : ''}`}
          style={{ left: percent(left), width: percent(width) }}
        />
      )),
    [bars],
  );
  return (
    <div className={styles.lane}>
      <div className={styles.bars}>
        <div className={`${styles.layer} ${styles.pale}`}>{drawn}</div>
        <div className={`${styles.layer} ${styles.full}`}>{drawn}</div>
      </div>
      <Labels bars={bars} names={names} timeline={timeline} player={player} />
    </div>
  );
}

/** The playhead; a slider for the keyboard and for those who listen. */
function Seeker({ names, timeline, player }: Omit<TrackProps, 'flow'>) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const clock = useStore(player.clock);
  const { duration } = timeline.clock;
  const here = timeline.visits.filter((visit) => visit.from <= clock && clock <= visit.to);
  const sections = [...new Set(here.map((visit) => names.nodeName(visit.node_id)))];
  return (
    <>
      <span className={styles.head} aria-hidden="true" />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(1, Math.round(duration))}
        step={1}
        value={Math.round(clock)}
        aria-label={t('play.seek')}
        aria-valuetext={[format.clock(clock), ...sections].join(t('joiner'))}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
    </>
  );
}

const ALONE = 0.004;

/**
 * Pins over the line; those that would hide each other stand as one. A convenience for the pointer: they are small and many,
 * and the record's lines lead to the same moments for everybody.
 */
function Marks({ timeline, player }: Omit<TrackProps, 'names' | 'flow'>) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { duration } = timeline.clock;
  const pins = useMemo(() => thinOut(timeline.marks, duration), [timeline.marks, duration]);
  return (
    <div className={styles.marks} aria-hidden="true">
      {pins.map((mark) => (
        <button
          key={mark.seq}
          type="button"
          tabIndex={-1}
          className={styles[mark.kind]}
          style={{ left: percent(mark.at / Math.max(1, duration)) }}
          title={t('mark.at', { mark: t(`mark.${mark.kind}`), time: format.clock(mark.at) })}
          onClick={() => player.seek(mark.at)}
        />
      ))}
    </div>
  );
}

function thinOut(marks: readonly Mark[], duration: number): readonly Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const last = kept.findLast((other) => other.kind === mark.kind);
    if (!last || mark.at - last.at > duration * ALONE) kept.push(mark);
  }
  return kept;
}

/** Less room than this is none for a name. */
const NAMED = 0.045;

/** The sections' names and how long each took, where there is room for them. */
function Labels({ bars, names, timeline, player }: LaneProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const current = useSyncExternalStore(
    player.clock.subscribe,
    () => bars.findLast(({ visit }) => visit.from <= player.clock.get())?.visit.id ?? '',
  );
  return (
    <div className={styles.labels} aria-hidden="true">
      {bars
        // A name may reach as far as the next bar of the lane.
        .map((bar, at) => ({ ...bar, room: (bars[at + 1]?.left ?? 1) - bar.left }))
        .filter(({ room }) => room > NAMED)
        .map(({ visit, left, room }) => (
          <span
            key={visit.id}
            data-now={visit.id === current || undefined}
            style={{ left: percent(left), maxWidth: percent(room) }}
          >
            {t('play.lasted', {
              section: names.nodeName(visit.node_id),
              time: format.duration(lengthOf(visit, timeline)),
            })}
          </span>
        ))}
    </div>
  );
}

function Ticks({ duration }: { duration: number }) {
  const format = useFormat();
  return (
    <div className={styles.ticks} aria-hidden="true">
      {ticksOf(duration).map((tick) => (
        <span key={tick} style={{ left: percent(tick / Math.max(1, duration)) }}>
          {format.clock(tick)}
        </span>
      ))}
    </div>
  );
}
