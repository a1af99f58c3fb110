import type { ExperimentDetail } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { KIND_ICON } from '../../../domain/flow/flow-chart/index.ts';
import { type EventWords, useEventWords } from '../../../domain/run/event-words.ts';
import type { Names } from '../../../domain/run/names.ts';
import { RecordLine } from '../../../domain/run/record-line/record-line.tsx';
import type { RecordLine as LineOfRecord } from '../../../domain/run/record-lines.ts';
import { lengthOf, type Timeline } from '../../../domain/run/timeline/timeline.ts';
import { countStruck, useConsequences } from '../../../domain/run/use-consequences.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Marks } from './evidence.ts';
import type { Whose } from './scoring.ts';
import { blocksOf, type Group } from './timeline-groups.ts';
import styles from './timeline-tab.module.css';

interface TimelineProps {
  lines: readonly LineOfRecord[];
  timeline: Timeline;
  names: Names;
  whose: Whose;
  detail: ExperimentDetail;
  marks: Marks;
}

/** The record in order, broken where it goes on in another section; sections that ran side by side stand side by side. */
export function TimelineTab({ lines, timeline, names, whose, detail, marks }: TimelineProps) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const struck = useMemo(() => countStruck(lines.map(({ event }) => event)), [lines]);
  const consequence = useConsequences(detail.eid, struck);
  const words = useEventWords(names, { consequence });
  const blocks = useMemo(() => blocksOf(lines, timeline, detail.flow), [lines, timeline, detail.flow]);
  const box = useRef<HTMLDivElement>(null);
  const { quoted, quoting, found } = marks;
  useEffect(() => {
    const line = found && box.current?.querySelector(`[data-seq="${found.seq}"]`);
    line?.scrollIntoView({ block: 'center' });
  }, [found]);
  const groupOf = (group: Group) => (
    <section key={group.lines[0]?.seq} className={styles.group}>
      <GroupHead group={group} timeline={timeline} names={names} />
      {group.lines.map((line) => (
        <Line
          key={line.seq}
          line={line}
          names={names}
          words={words}
          isMarked={line.by.actor_id === whose}
          isFound={line.seq === found?.seq}
          isQuoted={quoted.has(line.seq)}
          isPicked={quoting?.picked.has(line.seq) ?? false}
          onPick={quoting && line.about !== 'other' ? quoting.toggle : null}
          option={optionOf(line, detail)}
        />
      ))}
    </section>
  );
  return (
    <div ref={box}>
      {blocks.map(({ lanes }) =>
        lanes.length === 1 ? (
          lanes[0]?.map(groupOf)
        ) : (
          <section key={lanes[0]?.[0]?.lines[0]?.seq} className={styles.together}>
            <p className={styles.togetherHead}>
              {t('together', { count: lanes.length, time: format.duration(spanLength(lanes, timeline)) })}
            </p>
            <div className={styles.lanes}>
              {lanes.map((lane) => (
                <div key={lane[0]?.lines[0]?.seq}>{lane.map(groupOf)}</div>
              ))}
            </div>
          </section>
        ),
      )}
    </div>
  );
}

/** From the first opening to the last closing, in milliseconds. */
function spanLength(lanes: readonly (readonly Group[])[], timeline: Timeline): number {
  const visits = lanes.flat().flatMap(({ visit }) => visit ?? []);
  const from = Math.min(...visits.map((visit) => visit.from));
  return lengthOf({ from, to: Math.max(...visits.map(({ to }) => to)) }, timeline);
}

/** The way that was tried, by its label. */
function optionOf({ event }: LineOfRecord, { flow }: ExperimentDetail) {
  if (event.type !== 'wrong_option_tried' && event.type !== 'section_ended') return null;
  const transition = flow.transitions.find(({ id }) => id === event.data.trans_id);
  return transition && 'label' in transition ? (transition.label as { zh: string; en: string }) : null;
}

function GroupHead({ group, timeline, names }: { group: Group; timeline: Timeline; names: Names }) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const { visit, lines } = group;
  const node = names.node(visit?.node_id ?? null);
  if (!visit || !node || !isSectionKind(node.kind)) return null;
  const took = lengthOf(visit, timeline);
  return (
    <h2 className={styles.section}>
      <span data-kind={node.kind}>
        <Icon name={KIND_ICON[node.kind]} size={14} />
      </span>
      {names.nodeName(node.id)}
      <small>
        {[format.time(lines[0]?.at ?? 0), took > 0 ? format.duration(took) : '']
          .filter(Boolean)
          .join(t('joiner'))}
      </small>
    </h2>
  );
}

interface LineProps {
  line: LineOfRecord;
  names: Names;
  words: EventWords;
  isMarked: boolean;
  isFound: boolean;
  isQuoted: boolean;
  isPicked: boolean;
  /** Null while nothing is picked, or when this is nothing to point at. */
  onPick: ((seq: number) => void) | null;
  option: { zh: string; en: string } | null;
}

const Line = memo(function Line(props: LineProps) {
  const { line, names, words, isMarked, isFound, isQuoted, isPicked, onPick, option } = props;
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const quoted = isQuoted && <Icon name="link" size={14} label={t('quote.is_quoted')} />;
  return (
    <div data-seq={line.seq}>
      <RecordLine
        line={line}
        names={names}
        words={words}
        look="whole"
        time={format.time}
        more={option ? t('option', { option: format.pick(option) }) : ''}
        className={classNames(
          styles.line,
          isFound && styles.found,
          isPicked && styles.picked,
          isMarked && styles.marked,
        )}
        end={onPick ? <QuoteTick {...{ line, names, words, isPicked, onPick }} /> : quoted}
      />
    </div>
  );
});

/** Quotes the line, or takes it out again. */
function QuoteTick(
  props: Pick<LineProps, 'line' | 'names' | 'words' | 'isPicked'> & { onPick: (seq: number) => void },
) {
  const { line, names, words, isPicked, onPick } = props;
  const { t } = useTranslation('evaluate');
  const name = names.actor(line.by.actor_id, line.by.role_id);
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={isPicked}
      aria-label={t('quote.pick', { words: `${name} ${words.what(line.event)}` })}
      onClick={() => onPick(line.seq)}
    >
      <Icon name={isPicked ? 'check' : 'link'} size={14} />
    </button>
  );
}
