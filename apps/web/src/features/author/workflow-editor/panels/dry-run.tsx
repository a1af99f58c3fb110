import { useEffect } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow } from '../session/editor.ts';
import { useCentre, useShow } from '../session/use-centre.ts';
import styles from './bottom.module.css';
import look from './dry-log.module.css';
import { DryLog, TakeLog } from './dry-log.tsx';
import { useDryWords } from './use-dry-words.ts';
import { type DryRunResult, type Player, placeOf, SPEEDS } from './walk.ts';

export function DryRunPanel(props: {
  result: DryRunResult | null;
  busy: boolean;
  walk: Player;
  onRun: () => void;
}) {
  const { result, busy, walk, onRun } = props;
  const { t } = useTranslation('draw');
  const show = useShow();
  const place = result && placeOf(result, walk.count);
  useEffect(() => {
    if (place !== null) show(place);
  }, [place, show]);
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
  return (
    <div className={styles.dry}>
      <div className={styles.note}>
        <Button size="sm" icon="restart" busy={busy} onClick={onRun}>
          {t('dry.again')}
        </Button>
        <Transport player={walk} />
        <Figure word="sections" done={coverage.sections} missed={coverage.missed.sections} />
        <Figure word="transitions" done={coverage.transitions} missed={coverage.missed.transitions} />
        <span>{t('dry.plays', { count: result.plays })}</span>
        <TakeLog result={result} />
      </div>
      <div className={look.told}>
        <DryLog result={result} player={walk} />
        {walk.isOver && <Verdict result={result} />}
      </div>
    </div>
  );
}

/** Play and pause, a step back or on, the speed, and the way to the result. */
function Transport({ player }: { player: Player }) {
  const { t } = useTranslation('draw');
  const { count, total, isOver, isPlaying } = player;
  return (
    <>
      {isPlaying ? (
        <Button size="sm" icon="pause" onClick={player.pause}>
          {t('dry.pause')}
        </Button>
      ) : (
        <Button size="sm" icon="play" onClick={player.play}>
          {t(isOver ? 'dry.replay' : 'dry.play')}
        </Button>
      )}
      <Button size="sm" icon="cl" disabled={count === 0} onClick={() => player.goTo(count - 1)}>
        {t('dry.back')}
      </Button>
      <Button size="sm" icon="cr" disabled={isOver} onClick={() => player.goTo(count + 1)}>
        {t('dry.next')}
      </Button>
      <Button size="sm" icon="skip" disabled={isOver} onClick={() => player.goTo(total)}>
        {t('dry.skip')}
      </Button>
      <fieldset className={look.speeds}>
        <legend className="visually-hidden">{t('dry.speed')}</legend>
        {SPEEDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === player.speed}
            onClick={() => player.setSpeed(one)}
          >
            {`${one}×`}
          </button>
        ))}
      </fieldset>
      <span role="status">{t('dry.step', { count, total })}</span>
    </>
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
  const words = useDryWords();
  const { stuck, coverage } = result;
  const last = result.steps.at(-1);
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
          <span className={styles.why}>
            {words.stuck(stuck)}
            {last && t('dry.last', { step: words.sentence(last) })}
          </span>
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
