import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Names } from '../../../../domain/run/names.ts';
import type { Mark, Timeline } from '../../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useStore } from '../../../../lib/store.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Player } from '../player.ts';
import { layBars, layLabels, ticksOf } from './bars.ts';
import styles from './track.module.css';

interface TrackProps {
  names: Names;
  timeline: Timeline;
  player: Player;
}

const percent = (part: number) => `${(100 * part).toFixed(3)}%`;

/** The whole run as a line of sections with what stands out in them; anywhere on it is a moment to go to. */
export function Track({ names, timeline, player }: TrackProps) {
  const { duration } = timeline.clock;
  const bars = useRef<HTMLDivElement>(null);
  // Every frame: too often to draw the page again for it. A layout effect is run again when the page was hidden while a part of it
  // was fetched; the clock may have moved meanwhile.
  useLayoutEffect(() => {
    const show = () => {
      const part = duration === 0 ? 0 : player.clock.get() / duration;
      bars.current?.style.setProperty('--now', percent(part));
    };
    show();
    return player.clock.subscribe(show);
  }, [player, duration]);
  return (
    <div className={styles.track}>
      <Marks timeline={timeline} player={player} />
      <div ref={bars} className={styles.bars}>
        <Bars names={names} timeline={timeline} />
        <Seeker names={names} timeline={timeline} player={player} />
      </div>
      <Labels names={names} timeline={timeline} player={player} />
      <Ticks duration={duration} />
    </div>
  );
}

/** Twice the same bars: pale, and in full colour as far as the clock has come. */
function Bars({ names, timeline }: Omit<TrackProps, 'player'>) {
  const { duration } = timeline.clock;
  const bars = useMemo(
    () =>
      layBars(
        timeline.visits,
        duration,
        (id) => names.node(id),
        (id) => names.knownRole(id)?.side ?? null,
      ).map(({ visit, left, width, top, height, tone }) => (
        <span
          key={visit.id}
          className={`${styles[tone]} ${visit.isCleared ? styles.cleared : ''}`}
          style={{ left: percent(left), width: percent(width), top: percent(top), height: percent(height) }}
        />
      )),
    [timeline.visits, duration, names],
  );
  return (
    <>
      <div className={`${styles.layer} ${styles.pale}`}>{bars}</div>
      <div className={`${styles.layer} ${styles.full}`}>{bars}</div>
    </>
  );
}

/** The playhead; a slider for the keyboard and for those who listen. */
function Seeker({ names, timeline, player }: TrackProps) {
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
function Marks({ timeline, player }: Omit<TrackProps, 'names'>) {
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

/** The sections' names where there is room for them. */
function Labels({ names, timeline, player }: TrackProps) {
  const format = useFormat();
  const { duration } = timeline.clock;
  const labels = useMemo(() => layLabels(timeline.visits, duration), [timeline.visits, duration]);
  const current = useSyncExternalStore(
    player.clock.subscribe,
    () => labels.findLast((label) => label.from <= player.clock.get())?.id ?? '',
  );
  return (
    <div className={styles.labels} aria-hidden="true">
      {labels
        .filter((label) => label.width > 0.045)
        .map((label) => (
          <span
            key={label.id}
            data-now={label.id === current || undefined}
            style={{ left: percent(label.left), width: percent(label.width) }}
          >
            {format.list(label.nodeIds.map((id) => names.nodeName(id)))}
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
