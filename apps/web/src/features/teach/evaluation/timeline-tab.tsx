import type { ExperimentDetail } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SideText } from '../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../domain/flow/flow-chart/index.ts';
import { type EventWords, useEventWords } from '../../../domain/run/event-words.ts';
import type { Names } from '../../../domain/run/names.ts';
import { lineIcon, lineMark, type RecordLine } from '../../../domain/run/record-lines.ts';
import { countStruck, useConsequences } from '../../../domain/run/use-consequences.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Marks } from './evidence.ts';
import type { Whose } from './scoring.ts';
import styles from './timeline-tab.module.css';

interface TimelineProps {
  lines: readonly RecordLine[];
  names: Names;
  whose: Whose;
  detail: ExperimentDetail;
  marks: Marks;
}

/** The record in order, broken where it goes on in another section. */
export function TimelineTab({ lines, names, whose, detail, marks }: TimelineProps) {
  const struck = useMemo(() => countStruck(lines.map(({ event }) => event)), [lines]);
  const consequence = useConsequences(detail.eid, struck);
  const { what } = useEventWords(names, { consequence });
  const groups = useMemo(() => groupLines(lines), [lines]);
  const box = useRef<HTMLDivElement>(null);
  const { quoted, quoting, found } = marks;
  useEffect(() => {
    const line = found && box.current?.querySelector(`[data-seq="${found.seq}"]`);
    line?.scrollIntoView({ block: 'center' });
  }, [found]);
  return (
    <div ref={box}>
      {groups.map((group) => (
        <section key={group.lines[0]?.seq} className={styles.group}>
          <GroupHead nodeId={group.nodeId} names={names} lines={group.lines} />
          {group.lines.map((line) => (
            <Line
              key={line.seq}
              line={line}
              names={names}
              what={what}
              isMarked={line.by.actor_id === whose}
              isFound={line.seq === found?.seq}
              isQuoted={quoted.has(line.seq)}
              isPicked={quoting?.picked.has(line.seq) ?? false}
              onPick={quoting && line.about !== 'other' ? quoting.toggle : null}
              option={optionOf(line, detail)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface Group {
  readonly nodeId: string | null;
  readonly lines: RecordLine[];
}

/** Pure: runs of lines of one section; what belongs to none stays where it happened. */
export function groupLines(lines: readonly RecordLine[]): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const nodeId = line.event.node_id;
    if (last && (nodeId === null || nodeId === last.nodeId)) last.lines.push(line);
    else groups.push({ nodeId, lines: [line] });
  }
  return groups;
}

/** The way that was tried, by its label. */
function optionOf({ event }: RecordLine, { flow }: ExperimentDetail) {
  if (event.type !== 'wrong_option_tried' && event.type !== 'section_ended') return null;
  const transition = flow.transitions.find(({ id }) => id === event.data.trans_id);
  return transition && 'label' in transition ? (transition.label as { zh: string; en: string }) : null;
}

function GroupHead({ nodeId, names, lines }: Group & { names: Names }) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const node = names.node(nodeId);
  if (!node || !isSectionKind(node.kind)) return null;
  const [first, last] = [lines[0]?.at ?? 0, lines.at(-1)?.at ?? 0];
  return (
    <h2 className={styles.section}>
      <span data-kind={node.kind}>
        <Icon name={KIND_ICON[node.kind]} size={14} />
      </span>
      {names.nodeName(nodeId)}
      <small>
        {[format.time(first), last - first >= 60_000 ? format.duration(last - first) : '']
          .filter(Boolean)
          .join(t('joiner'))}
      </small>
    </h2>
  );
}

interface LineProps {
  line: RecordLine;
  names: Names;
  what: EventWords['what'];
  isMarked: boolean;
  isFound: boolean;
  isQuoted: boolean;
  isPicked: boolean;
  /** Null while nothing is picked, or when this is nothing to point at. */
  onPick: ((seq: number) => void) | null;
  option: { zh: string; en: string } | null;
}

const Line = memo(function Line(props: LineProps) {
  const { line, names, what, isMarked, isFound, isQuoted, isPicked, onPick, option } = props;
  const { t } = useTranslation(['record', 'evaluate']);
  const format = useFormat();
  const { event, about, by } = line;
  const role = names.knownRole(by.role_id);
  const name = names.actor(by.actor_id, by.role_id);
  const mark = lineMark(event);
  const words = option ? t('evaluate:option', { option: format.pick(option) }) : '';
  const told = what(event);
  return (
    <div
      data-seq={line.seq}
      className={classNames(
        styles.line,
        isFound && styles.found,
        isPicked && styles.picked,
        isMarked && styles.marked,
        about === 'mentor' && styles.mentorLine,
        mark === 'wrong' && styles.wrongLine,
        mark === 'consequence' && styles.consequenceLine,
      )}
    >
      <time>{format.time(event.at)}</time>
      {role && !mark && about !== 'mentor' ? (
        <Face character={role.character} side={role.side} size={26} />
      ) : (
        <span className={styles.lineIcon}>
          <Icon name={lineIcon(line)} size={14} />
        </span>
      )}
      <p>
        <b>
          <SideText side={about === 'mentor' && event.by_staff ? 'mentor' : (role?.side ?? null)}>
            {name}
          </SideText>
        </b>
        {told}
        {words}
      </p>
      {onPick ? (
        <button
          type="button"
          className={styles.pick}
          aria-pressed={isPicked}
          aria-label={t('evaluate:quote.pick', { words: `${name} ${told}` })}
          onClick={() => onPick(line.seq)}
        >
          <Icon name={isPicked ? 'check' : 'link'} size={14} />
        </button>
      ) : (
        isQuoted && <Icon name="link" size={14} label={t('evaluate:quote.is_quoted')} />
      )}
    </div>
  );
});
