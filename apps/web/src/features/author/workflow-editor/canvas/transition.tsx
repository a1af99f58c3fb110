import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath, useStore } from '@xyflow/react';
import { memo } from 'react';
import type { IconName } from '../../../../art/icon-names.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { HUES } from '../hues.ts';
import { middleOf, roundedPath } from '../model/route/path.ts';
import { STACK } from '../model/size.ts';
import { useEditor, useEditorState } from '../session/editor.ts';
import type { DrawTransition } from './drawn.ts';
import { ALONE, courseOf, labelShift } from './lanes.ts';
import styles from './transition.module.css';
import { NARROWEST, TUCKED, WRONG_SPOT } from './wrong-spots.ts';

/** A way from node to node: a right option with its words, or the loop of a wrong one with what it says back. */
export const TransitionEdge = memo(function TransitionEdge(props: EdgeProps<DrawTransition>) {
  const { id, data, selected = false } = props;
  const course = useCourse(props);
  if (!data) return null;
  const isWrong = data.transition.kind === 'wrong';
  const { path, x, y } = isWrong ? loopOf(props) : course;
  const colour = classNames(
    styles.line,
    isWrong && styles.wrong,
    data.hue !== null && styles.shared,
    data.hue !== null && HUES[data.hue],
    selected && styles.chosen,
    data.walk !== null && styles[data.walk],
  );
  const marker = isWrong ? 'url(#way-wrong)' : selected ? 'url(#way-chosen)' : 'url(#way-end)';
  const isDrawn = !isWrong || data.rank === 0;
  return (
    <>
      {isDrawn && (
        <BaseEdge id={id} path={path} className={colour} markerEnd={marker} interactionWidth={16} />
      )}
      {(isWrong || data.isOption || selected) && (
        <TransitionLabel data={data} selected={selected} x={x} y={y} />
      )}
    </>
  );
});

/** As it was led; while one of its ends is in the hand, straight after it. */
function useCourse(edge: EdgeProps<DrawTransition>) {
  const { led } = edge.data ?? {};
  const isHeld = useStore(
    ({ nodeLookup }) =>
      nodeLookup.get(edge.source)?.dragging === true || nodeLookup.get(edge.target)?.dragging === true,
  );
  if (!led || isHeld) return stepOf(edge);
  const { x, y } = led.label ?? middleOf(led.points);
  return { path: roundedPath(led.points), x, y };
}

function stepOf({ data, ...at }: EdgeProps<DrawTransition>) {
  // A bar is met squarely, wherever along it the branch stands.
  const sourceX = data?.fromBar && !data.toBar ? at.targetX : at.sourceX;
  const targetX = data?.toBar && !data.fromBar ? at.sourceX : at.targetX;
  const lane = data ?? ALONE;
  const ends = { ...at, sourceX, targetX };
  const [path, x] = getSmoothStepPath({ ...courseOf(ends, lane), borderRadius: 12 });
  const [, , y] = getSmoothStepPath({ ...courseOf(ends, ALONE), borderRadius: 12 });
  return { path, x, y: y + labelShift(lane) };
}

/** Out at one side, back in at the top. */
function loopOf({ sourceX: x, sourceY: y, data }: EdgeProps<DrawTransition>) {
  const { side, width, rank } = data ?? { ...WRONG_SPOT, rank: 0 };
  const top = y - 27;
  const reach = width / 2 - TUCKED;
  const [to, turn] = side === 'l' ? [-1, 1] : [1, 0];
  const path = `M${x} ${y + 14}H${x + to * (reach - 14)}a14 14 0 0 ${turn} ${to * 14} -14V${top - 5}a14 14 0 0 ${turn} ${-to * 14} -14H${x - to * 18}a12 12 0 0 ${turn} ${-to * 12} 12V${top - 3}`;
  return { path, x: x + to * reach, y: y - 16 + rank * STACK };
}

function TransitionLabel(props: {
  data: NonNullable<DrawTransition['data']>;
  selected: boolean;
  x: number;
  y: number;
}) {
  const { data, selected, x, y } = props;
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const isWrong = data.transition.kind === 'wrong';
  return (
    <EdgeLabelRenderer>
      <button
        type="button"
        className={classNames(
          'nodrag nopan',
          styles.label,
          isWrong ? styles.wrongLabel : styles.right,
          isWrong && data.width === NARROWEST && styles.crowded,
          selected && styles.chosenLabel,
        )}
        style={{
          transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
          ...(isWrong ? { maxWidth: data.width } : data.room > 0 && { maxWidth: data.room }),
        }}
        onClick={() => editor.select([data.transition.id])}
      >
        {data.isOption && <Icon name={iconOf(data)} size={13} />}
        <span title={data.label}>{data.label || t('way.unnamed')}</span>
        {data.route === 'default' && <small>{t('route.default')}</small>}
        {data.transition.outcome && <small>{t(`outcome.${data.transition.outcome}`)}</small>}
      </button>
      {isWrong && <Feedback data={data} x={x} y={y} />}
    </EdgeLabelRenderer>
  );
}

function iconOf({ transition, route }: NonNullable<DrawTransition['data']>): IconName {
  if (route) return route === 'default' ? 'skip' : 'arrowr';
  return transition.kind === 'wrong' ? 'x' : 'check';
}

/** What a wrong option says back, beside the section that is being worked on. */
function Feedback(props: { data: NonNullable<DrawTransition['data']>; x: number; y: number }) {
  const { data, x, y } = props;
  const { transition, side } = data;
  const { t } = useTranslation('draw');
  const format = useFormat();
  const isShown = useEditorState(({ selected, history }) => {
    if (selected.has(transition.id)) return true;
    if (!selected.has(transition.from)) return false;
    return (
      history.flow.transitions.find((one) => one.from === transition.from && one.kind === 'wrong')?.id ===
      transition.id
    );
  });
  const text = format.pick(transition.feedback);
  if (!isShown) return null;
  return (
    <div
      className={styles.feedback}
      style={{
        transform:
          side === 'l'
            ? `translate(-100%, 0) translate(${x + 20}px, ${y + 48}px)`
            : `translate(${x - 20}px, ${y + 48}px)`,
      }}
    >
      <b>
        <Icon name="alert" size={14} />
        {t('way.feedback')}
      </b>
      {text || t('way.no_feedback')}
    </div>
  );
}

/** The heads of all lines, drawn once. */
export function ArrowHeads() {
  return (
    <svg className={styles.heads} aria-hidden="true">
      <defs>
        {(['end', 'chosen', 'wrong'] as const).map((name) => (
          <marker
            key={name}
            id={`way-${name}`}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="10"
            markerHeight="10"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0L10 5L0 10z" className={styles[`head_${name}`]} />
          </marker>
        ))}
      </defs>
    </svg>
  );
}
