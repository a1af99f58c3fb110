import type { FlowView } from '@lets/contract';
import { IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import type { Names } from '../../../../domain/run/names.ts';
import { SPEEDS } from '../../../../domain/run/timeline/player.ts';
import { lengthOf, type Timeline } from '../../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useStore } from '../../../../lib/store.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Player } from '../player.ts';
import { Track } from './track.tsx';
import styles from './transport.module.css';

interface TransportProps {
  flow: FlowView;
  names: Names;
  timeline: Timeline;
  player: Player;
  isLive: boolean;
}

/** Play, speed, sections, and the whole run as a line. */
export function Transport(props: TransportProps) {
  const { timeline, player } = props;
  const { t } = useTranslation('record');
  const isPlaying = useStore(player.isPlaying);
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          aria-label={t(isPlaying ? 'play.pause' : 'play.play')}
          onClick={player.toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </button>
        <IconButton icon="stepback" label={t('play.previous')} onClick={() => player.section(-1)} />
        <IconButton icon="skip" label={t('play.next')} onClick={() => player.section(1)} />
        <Elapsed player={player} timeline={timeline} />
        <span className={styles.grow} />
        <SilenceSwitch player={player} />
        <Speeds player={player} />
        <Sections {...props} />
      </div>
      <Track {...props} />
      <Legend />
    </div>
  );
}

function Elapsed({ player, timeline }: { player: Player; timeline: Timeline }) {
  const format = useFormat();
  const clock = useStore(player.clock);
  return (
    <span className={styles.time}>
      {format.clock(clock)}
      <span>{` / ${format.clock(timeline.clock.duration)}`}</span>
    </span>
  );
}

function SilenceSwitch({ player }: { player: Player }) {
  const { t } = useTranslation('record');
  const isOn = useStore(player.skipsSilence);
  return (
    <button
      type="button"
      className={styles.switch}
      role="switch"
      aria-checked={isOn}
      title={t('play.silence_text')}
      onClick={() => player.skipsSilence.set(!isOn)}
    >
      <i aria-hidden="true" />
      {t('play.silence')}
    </button>
  );
}

function Speeds({ player }: { player: Player }) {
  const { t } = useTranslation('record');
  const speed = useStore(player.speed);
  return (
    <fieldset className={styles.speeds}>
      <legend className="visually-hidden">{t('play.speed')}</legend>
      {SPEEDS.map((one) => (
        <button key={one} type="button" aria-pressed={one === speed} onClick={() => player.speed.set(one)}>
          {`${one}×`}
        </button>
      ))}
    </fieldset>
  );
}

function Sections({ names, timeline, player }: TransportProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const paths = new Set(timeline.visits.map((visit) => visit.path_id)).size;
  const items = [...timeline.visits]
    .sort((a, b) => a.from - b.from)
    .map((visit) => ({
      key: visit.id,
      label: names.nodeName(visit.node_id),
      note: [
        format.clock(visit.from),
        format.duration(lengthOf(visit, timeline)),
        paths > 1 ? t('play.path', { count: visit.path_id }) : '',
        visit.isCleared ? t('play.cleared') : '',
      ]
        .filter(Boolean)
        .join(t('joiner')),
      onSelect: () => player.seek(visit.from),
    }));
  return (
    <span className={styles.sections}>
      <Menu items={items} buttonClass={styles.jump}>
        {t('play.jump')}
        <Icon name="cd" size={13} />
      </Menu>
    </span>
  );
}

const MARKS = ['signature', 'mentor', 'wrong', 'consequence', 'vote'] as const;

function Legend() {
  const { t } = useTranslation('record');
  return (
    <div className={styles.legend}>
      {MARKS.map((kind) => (
        <span key={kind}>
          <i className={styles[kind]} aria-hidden="true" />
          {t(`mark.${kind}`)}
        </span>
      ))}
      <span className={styles.grow} />
      <span>
        <kbd>{t('key.space')}</kbd>
        {t('key.play')}
      </span>
      <span>
        <kbd>←</kbd>
        <kbd>→</kbd>
        {t('key.hop')}
      </span>
      <span>
        <kbd>{t('key.shift')}</kbd>
        <kbd>→</kbd>
        {t('key.section')}
      </span>
    </div>
  );
}
