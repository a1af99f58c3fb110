import { isSectionKind } from '@lets/engine';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { softHyphens } from '../../../lib/soft-hyphens.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './flow-chart.module.css';
import type { FlowChartProps, NodeMark } from './flow-chart-props.ts';
import type { FlowBox } from './flow-lines.ts';
import { type FlowStep, tellFlow } from './flow-order.ts';
import { KIND_ICON } from './kind-icon.ts';
import { type FlowDrawing, type FlowLine, type FlowMeasures, layoutFlow } from './layout-flow.ts';
import { StepList, useNextWords } from './step-list.tsx';
import { useWidth } from './use-width.ts';

const SECTION = {
  right: { zh: { width: 108, height: 58 }, en: { width: 124, height: 58 } },
  down: { zh: { width: 176, height: 48 }, en: { width: 200, height: 60 } },
} as const;
/** A flow that has a name of two lines has all sections this high. */
const TWO_LINES = { right: 78, down: 60 } as const;
const PADDING = 16;
/** About how wide a letter is at the size that names have. */
const LETTER = { zh: 13, en: 6.6 } as const;
/** A column that is too narrow makes its sections narrower, down to this. */
const NARROWEST = 124;
/** What the icon and the spaces beside it take of a section in a column. */
const ICON_AND_GAPS = 53;
const NARROW_ICON_AND_GAPS = 38;
/** Names in a column are bold. */
const BOLD_LETTER = 7.2;
/** From here on English names need a third line. */
const NARROW = 150;
const NARROW_HEIGHT = { zh: 60, en: 74 } as const;

/** A flow drawn to be read, not edited. For a screen reader its sections are a list, in the order they are met. */
export function FlowChart(props: FlowChartProps) {
  const { flow, direction = 'right', hasToggle = true, label, className } = props;
  const { t } = useTranslation('flow');
  const { language, pick } = useFormat();
  const [isList, setIsList] = useState(false);
  const [frame, width] = useWidth();
  const line = SECTION[direction][language].width - (direction === 'right' ? PADDING : ICON_AND_GAPS);
  const isLong = flow.nodes.some(({ name }) => pick(name).length * LETTER[language] > line);
  const section = useMemo(() => {
    const plain = SECTION[direction][language];
    return isLong ? { ...plain, height: TWO_LINES[direction] } : plain;
  }, [direction, language, isLong]);
  const drawing = useMemo(
    () =>
      width > 0 ? fitFlow(flow, { direction, section, maxWidth: width }, NARROW_HEIGHT[language]) : null,
    [flow, direction, section, width, language],
  );
  const steps = useMemo(() => tellFlow(flow), [flow]);
  return (
    <figure className={[styles.figure, className].filter(Boolean).join(' ')} aria-label={label}>
      {hasToggle && (
        <button
          type="button"
          className={styles.toggle}
          onClick={() => setIsList(!isList)}
          aria-pressed={isList}
        >
          <Icon name={isList ? 'fork' : 'list'} size={14} />
          {isList ? t('as_drawing') : t('as_list')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={frame} className={styles.frame} tabIndex={0}>
        {isList ? (
          <StepList {...props} steps={steps} />
        ) : (
          drawing && <Drawing {...props} direction={direction} drawing={drawing} steps={steps} />
        )}
      </div>
    </figure>
  );
}

function fitFlow(flow: FlowChartProps['flow'], measures: FlowMeasures, narrowHeight: number): FlowDrawing {
  const drawing = layoutFlow(flow, measures);
  const { section, direction, maxWidth } = measures;
  const isFitting = drawing.width <= maxWidth || section.width <= NARROWEST;
  if (direction === 'right' || isFitting) return drawing;
  const width = Math.max(NARROWEST, section.width - 12);
  const height = width < NARROW ? narrowHeight : section.height;
  return fitFlow(flow, { ...measures, section: { width, height } }, narrowHeight);
}

type Inner = FlowChartProps & { steps: readonly FlowStep[] };

function Drawing(props: Inner & { drawing: FlowDrawing; direction: 'right' | 'down' }) {
  const { flow, drawing, direction, steps, marks, walked } = props;
  const arrows = useId();
  const boxes = new Map(drawing.boxes.map((box) => [box.id, box]));
  const current = useRef<HTMLLIElement>(null);
  const pairs = useMemo(
    () =>
      new Set(flow.transitions.filter(({ id }) => walked?.has(id)).map(({ from, to }) => `${from} ${to}`)),
    [flow, walked],
  );
  const now = steps.find((step) => marks?.get(step.id)?.state === 'now')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame follows the run from section to section
  useEffect(() => {
    // With the frame that shows it: measuring at once would lay the page out once more.
    const request = requestAnimationFrame(() => {
      const item = current.current;
      const frame = item?.closest(`.${styles.frame}`);
      if (!item || !frame) return;
      frame.scrollTo({
        top: item.offsetTop - frame.clientHeight / 2,
        left: item.offsetLeft - frame.clientWidth / 2,
      });
    });
    return () => cancelAnimationFrame(request);
  }, [now]);
  return (
    <div className={styles.canvas} style={{ width: drawing.width, height: drawing.height }}>
      <svg className={styles.lines} width={drawing.width} height={drawing.height} aria-hidden="true">
        <Arrows id={arrows} />
        {drawing.lines.map((line) => {
          const state = lineState(line, Boolean(marks), pairs);
          return (
            <path
              key={line.id}
              d={line.d}
              className={`${styles[state]} ${line.isBack ? styles.back : ''}`}
              markerEnd={line.isBack ? `url(#${arrows}-${state})` : undefined}
            />
          );
        })}
        {drawing.boxes
          .filter((box) => !isSectionKind(box.kind))
          .map((box) => (
            <Routing key={box.id} box={box} />
          ))}
      </svg>
      <ol className={direction === 'right' ? styles.small : styles.wide}>
        {steps.map((step) => {
          const box = boxes.get(step.id);
          if (!box) return null;
          const { x: left, y: top, width, height } = box;
          return (
            <li
              key={step.id}
              ref={step.id === now ? current : null}
              className={styles.spot}
              style={{ left, top, width, height }}
            >
              <Section {...props} step={step} width={width} direction={direction} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type LineState = 'plain' | 'walked' | 'future';
const LINE_STATES: readonly LineState[] = ['plain', 'walked', 'future'];

function lineState(line: FlowLine, isPath: boolean, walkedPairs: ReadonlySet<string>): LineState {
  if (!isPath) return 'plain';
  return walkedPairs.has(`${line.from} ${line.to}`) ? 'walked' : 'future';
}

/** Heads for the ways back, in the colour of each state. */
function Arrows({ id }: { id: string }) {
  return (
    <defs>
      {LINE_STATES.map((state) => (
        <marker
          key={state}
          id={`${id}-${state}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 L8 4 L0 8 Z" className={styles[`${state}Head`]} />
        </marker>
      ))}
    </defs>
  );
}

function Routing({ box }: { box: FlowBox }) {
  if (box.kind === 'start') {
    const r = box.width / 2;
    return <circle cx={box.x + r} cy={box.y + r} r={r - 3} className={styles.start} />;
  }
  if (box.kind === 'choice') return <Choice box={box} />;
  return <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={4} className={styles.bar} />;
}

/** A lozenge with a cross, as an exclusive gateway is drawn. */
function Choice({ box: { x, y, width, height } }: { box: FlowBox }) {
  const [midX, midY, arm] = [x + width / 2, y + height / 2, width / 6];
  const lozenge = `M${midX} ${y}L${x + width} ${midY}L${midX} ${y + height}L${x} ${midY}Z`;
  const cross = `M${midX - arm} ${midY - arm}l${2 * arm} ${2 * arm}M${midX + arm} ${midY - arm}l${-2 * arm} ${2 * arm}`;
  return <path d={lozenge + cross} className={styles.choice} />;
}

type SectionProps = Inner & { step: FlowStep; width: number; direction: 'right' | 'down' };

function Section({ step, width, direction, ...props }: SectionProps) {
  const { flow, marks, noteOf, selected, onSelect } = props;
  const format = useFormat();
  const node = flow.nodes.find(({ id }) => id === step.id);
  if (!node || !isSectionKind(node.kind)) return null;
  const mark = marks?.get(step.id);
  const note = mark ? mark.note : noteOf?.(step.id);
  const isNarrow = direction === 'down' && width < NARROW;
  const around = direction === 'right' ? 12 : isNarrow ? NARROW_ICON_AND_GAPS : ICON_AND_GAPS;
  const letters = Math.floor((width - around) / (direction === 'right' ? LETTER.en : BOLD_LETTER));
  const inside: ReactNode = (
    <>
      <span className={`${styles.kind} ${styles[node.kind]}`}>
        <Icon name={KIND_ICON[node.kind]} size={16} />
      </span>
      <span className={styles.words}>
        <b>{softHyphens(format.pick(node.name), letters)}</b>
        {note && <i>{note}</i>}
      </span>
      {mark?.state === 'done' && (
        <span className={styles.tick}>
          <Icon name="check" size={12} />
        </span>
      )}
      {mark && <Counts mark={mark} />}
      <StepWords step={step} {...props} />
    </>
  );
  const classes = [
    styles.section,
    isNarrow && styles.narrow,
    mark && styles[mark.state],
    selected === step.id && styles.selected,
  ];
  const className = classes.filter(Boolean).join(' ');
  if (!onSelect) return <span className={className}>{inside}</span>;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={selected === step.id}
      onClick={() => onSelect(step.id)}
    >
      {inside}
    </button>
  );
}

function Counts({ mark: { wrongTries = 0, consequences = 0 } }: { mark: NodeMark }) {
  const { t } = useTranslation('flow');
  if (wrongTries + consequences === 0) return null;
  return (
    <span className={styles.counts}>
      {wrongTries > 0 && <span className={styles.wrong}>{t('wrong_tries', { count: wrongTries })}</span>}
      {consequences > 0 && (
        <span className={styles.consequences}>{t('consequences', { count: consequences })}</span>
      )}
    </span>
  );
}

/** What the drawing shows by place and colour, for those who listen. */
function StepWords({ step, flow, marks }: Pick<Inner, 'flow' | 'marks'> & { step: FlowStep }) {
  const { t } = useTranslation(['flow', 'common']);
  const node = flow.nodes.find(({ id }) => id === step.id);
  const state = marks?.get(step.id)?.state;
  return (
    <span className="visually-hidden">
      {node && isSectionKind(node.kind) && `, ${t(`common:kind.${node.kind}`)}`}
      {state && `, ${t(`state.${state}`)}`}
      {`, ${useNextWords(step, flow)}`}
    </span>
  );
}
