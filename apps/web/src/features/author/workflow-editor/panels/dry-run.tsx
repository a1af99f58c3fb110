import type { OutputOf, workflowDryRun } from '@lets/contract';
import { useEffect, useMemo } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useStateFor } from '../../../../lib/use-state-for.ts';
import { useDrawnFlow } from '../session/editor.ts';
import { useCentre } from '../session/use-centre.ts';
import styles from './bottom.module.css';

export type DryRunResult = OutputOf<typeof workflowDryRun>;

const PACE = 450;

/** What of a walk is on the canvas after so many of its steps. */
export interface Walk {
  readonly here: ReadonlySet<string>;
  readonly been: ReadonlySet<string>;
  readonly missed: ReadonlySet<string>;
}

/** Pure: the walk after some steps; what it never comes to is shown once it is over. */
function walkAt({ steps, coverage }: DryRunResult, count: number): Walk {
  const here = new Set<string>();
  const been = new Set<string>();
  let play = 0;
  for (const step of steps.slice(0, count)) {
    if (step.play !== play) here.clear();
    play = step.play;
    for (const id of step.closed) here.delete(id);
    for (const id of step.opened) {
      here.add(id);
      been.add(id);
    }
    if (step.transition_id) been.add(step.transition_id);
  }
  if (count < steps.length) return { here, been, missed: new Set() };
  const { sections, transitions, missed } = coverage;
  return {
    here: new Set(),
    been: new Set([...sections, ...transitions]),
    missed: new Set([...missed.sections, ...missed.transitions]),
  };
}

/** Steps through a dry run at a pace that can be followed. */
export function useWalk(result: DryRunResult | null) {
  // A new run begins at its beginning.
  const [count, setCount] = useStateFor(result, 0);
  const total = result?.steps.length ?? 0;
  useEffect(() => {
    if (count >= total) return;
    // A long play is told in half a minute all the same.
    const pace = Math.min(PACE, 30_000 / total);
    const timer = setTimeout(() => setCount(count + 1), pace);
    return () => clearTimeout(timer);
  }, [count, total, setCount]);
  const walk = useMemo(() => (result ? walkAt(result, count) : null), [result, count]);
  return { walk, count, total, skip: () => setCount(total), again: () => setCount(0) };
}

export function DryRunPanel(props: {
  result: DryRunResult | null;
  busy: boolean;
  walk: ReturnType<typeof useWalk>;
  onRun: () => void;
}) {
  const { result, busy, walk, onRun } = props;
  const { t } = useTranslation('draw');
  if (!result) {
    return (
      <div className={styles.note}>
        <Button icon="play" busy={busy} onClick={onRun}>
          {t('dry.start')}
        </Button>
        {t('dry.about')}
      </div>
    );
  }
  const { coverage } = result;
  const isOver = walk.count >= walk.total;
  return (
    <div className={styles.dry}>
      <div className={styles.note}>
        <Button size="sm" icon="restart" busy={busy} onClick={onRun}>
          {t('dry.again')}
        </Button>
        {isOver ? (
          <Button size="sm" icon="play" onClick={walk.again}>
            {t('dry.replay')}
          </Button>
        ) : (
          <Button size="sm" icon="skip" onClick={walk.skip}>
            {t('dry.skip')}
          </Button>
        )}
        <Figure word="sections" done={coverage.sections} missed={coverage.missed.sections} />
        <Figure word="transitions" done={coverage.transitions} missed={coverage.missed.transitions} />
        <span>{t('dry.plays', { count: result.plays })}</span>
        {!isOver && <span role="status">{t('dry.step', { count: walk.count, total: walk.total })}</span>}
      </div>
      {isOver && <Verdict result={result} />}
    </div>
  );
}

function Figure(props: {
  word: 'sections' | 'transitions';
  done: readonly string[];
  missed: readonly string[];
}) {
  const { t } = useTranslation('draw');
  const isAll = props.missed.length === 0;
  return (
    <span className={isAll ? styles.passed : styles.warning}>
      {t(`dry.${props.word}`, { done: props.done.length, total: props.done.length + props.missed.length })}
    </span>
  );
}

function Verdict({ result }: { result: DryRunResult }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const flow = useDrawnFlow();
  const centre = useCentre();
  const { stuck, coverage } = result;
  const nameOf = (id: string | null) => format.pick(flow.nodes.find((node) => node.id === id)?.name);
  const transitions = coverage.missed.transitions.flatMap(
    (id) => flow.transitions.find((transition) => transition.id === id) ?? [],
  );
  return (
    <ul className={styles.rows}>
      {stuck && (
        <li>
          <Icon name="xc" size={17} className={styles.error ?? ''} />
          <button
            type="button"
            className={styles.where}
            onClick={() => stuck.node_id && centre(stuck.node_id)}
          >
            {nameOf(stuck.node_id) || t('dry.beginning')}
          </button>
          <span className={styles.why}>{t('dry.stuck')}</span>
        </li>
      )}
      {coverage.missed.sections.map((id) => (
        <li key={id}>
          <Icon name="alert" size={17} className={styles.warning ?? ''} />
          <button type="button" className={styles.where} onClick={() => centre(id)}>
            {nameOf(id)}
          </button>
          <span className={styles.why}>{t('dry.missed_section')}</span>
        </li>
      ))}
      {transitions.map((transition) => (
        <li key={transition.id}>
          <Icon name="alert" size={17} className={styles.warning ?? ''} />
          <button type="button" className={styles.where} onClick={() => centre(transition.from)}>
            {nameOf(transition.from)}
          </button>
          <span className={styles.why}>
            {t(transition.kind === 'wrong' ? 'dry.missed_wrong' : 'dry.missed_way', {
              label: format.pick(transition.label),
            })}
          </span>
        </li>
      ))}
      {!stuck && coverage.missed.sections.length + transitions.length === 0 && (
        <li>
          <Icon name="checkc" size={17} className={styles.passed ?? ''} />
          <span className={styles.all}>{t('dry.complete')}</span>
        </li>
      )}
    </ul>
  );
}
