import type { ExperimentDetail } from '@lets/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { PanelBoundary } from '../../../components/panel-boundary/panel-boundary.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { AfterRun } from '../../../domain/run/after-run/after-run.tsx';
import { makeNames } from '../../../domain/run/names.ts';
import { RunFiles } from '../../../domain/run/run-files/run-files.tsx';
import { stateAt, type Timeline } from '../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { roomDoor } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import { useUser } from '../../../lib/user.ts';
import { Transport } from './bar/transport.tsx';
import { FileDrawer } from './file/file-drawer.tsx';
import { keyOfEvent } from './file/file-items.ts';
import type { Lens } from './lens.ts';
import { LensMenu, LensNote, useLens } from './lens-menu.tsx';
import { PathPanel } from './path-panel.tsx';
import styles from './record.module.css';
import { RecordPanel } from './record-panel.tsx';
import { RunSwitch } from './run-switch.tsx';
import { Stage } from './stage/stage.tsx';
import { usePlayerKeys } from './use-keys.ts';
import { useIndex, usePlayer } from './use-player.ts';

/** The scene re-enacted on the left with its clock below; on the right the path and the record, both following it. */
export function Replay(props: { detail: ExperimentDetail; timeline: Timeline; isLive: boolean }) {
  const { detail, isLive } = props;
  const { lens, timeline } = useLens(detail, props.timeline);
  const format = useFormat();
  const names = useMemo(() => makeNames(detail, format.pick), [detail, format.pick]);
  const [address] = useSearchParams();
  const player = usePlayer(timeline, isLive, positive(address.get('seq'), 0));
  const index = useIndex(player, timeline);
  const state = useMemo(() => stateAt(timeline, index), [timeline, index]);
  usePlayerKeys(player);
  const { t } = useTranslation('replay');
  /** The key of what is read in the file; empty for whatever comes first, null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <div className={styles.page}>
      <Head detail={detail} timeline={timeline} isLive={isLive} lens={lens}>
        <RunSwitch detail={detail} timeline={timeline} player={player} path={state.path_id} />
        <Button icon="folder" onClick={() => setOpened('')}>
          {t('file.open')}
        </Button>
      </Head>
      {lens && <LensNote lens={lens} />}
      <div className={styles.columns}>
        <section className={styles.left}>
          <PanelBoundary>
            <Stage
              detail={detail}
              names={names}
              timeline={timeline}
              player={player}
              index={index}
              state={state}
              lens={lens}
            />
          </PanelBoundary>
          <PanelBoundary>
            <Transport flow={detail.flow} names={names} timeline={timeline} player={player} isLive={isLive} />
          </PanelBoundary>
        </section>
        <div className={styles.right}>
          <PanelBoundary>
            <PathPanel detail={detail} timeline={timeline} state={state} />
          </PanelBoundary>
          <PanelBoundary>
            <RecordPanel
              eid={detail.eid}
              names={names}
              timeline={timeline}
              player={player}
              index={index}
              keyOf={(event) => keyOfEvent(state, event)}
              onOpen={setOpened}
            />
          </PanelBoundary>
        </div>
      </div>
      {opened !== null && (
        <FileDrawer
          detail={detail}
          names={names}
          timeline={timeline}
          player={player}
          index={index}
          state={state}
          lens={lens}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** Where one came from: each identity has its own list. */
const BACK: Readonly<Record<number, string>> = {
  1: '/experiment/done',
  2: '/mentor/evaluate',
  3: '/manager/experiment',
  4: '/manager/experiment',
};

function Head({
  detail,
  timeline,
  isLive,
  lens,
  children,
}: {
  detail: ExperimentDetail;
  timeline: Timeline;
  isLive: boolean;
  lens: Lens | null;
  children: ReactNode;
}) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const identity = useUser()?.identity ?? 1;
  const { started_at, ended_at, team } = detail;
  const { pauses } = timeline.clock;
  const facts = [
    isLive ? t('live') : ended_at === null ? '' : t('ended', { time: format.dateTime(ended_at) }),
    started_at !== null && ended_at !== null ? format.duration(ended_at - started_at) : '',
    pauses.count > 0 ? t('pauses', { count: pauses.count, time: format.duration(pauses.total) }) : '',
  ];
  return (
    <header className={styles.head}>
      <BackLink to={BACK[identity] ?? '/'} label={t('back')} />
      <h1>{detail.name}</h1>
      {team && <Tag tone="ink">{team.name}</Tag>}
      {detail.state.ending?.how === 'terminated' && <Tag tone="gold">{t('terminated')}</Tag>}
      <span className={styles.facts}>{facts.filter(Boolean).join(t('joiner'))}</span>
      <span className={styles.acts}>
        {isLive && detail.may.enter && (
          <LinkButton to={roomDoor(detail.eid, detail.node?.id)} icon="eye">
            {t(detail.me.is_member ? 'enter' : 'watch')}
          </LinkButton>
        )}
        {children}
        {detail.status === 'ended' && detail.me.is_member && (
          <AfterRun eid={detail.eid} hasWritten={detail.state.experience_by.includes(detail.me.user_id)} />
        )}
        <LensMenu detail={detail} lens={lens} />
        <RunFiles eid={detail.eid} name={detail.name} />
      </span>
    </header>
  );
}
