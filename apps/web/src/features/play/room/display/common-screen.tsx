import { type FlowNodeView, messagePush } from '@lets/contract';
import type { DisplayedItem } from '@lets/engine';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { BlankBoard, DisplayBoard, ShownItem } from '../../../../domain/run/stage/display-board.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ShowDialog } from '../dock/show-dialog.tsx';
import { revisionOf } from '../documents/section-documents.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useClock } from '../hooks/use-clock.ts';
import { useItemNames } from '../hooks/use-item-names.ts';
import { usePeople } from '../hooks/use-people.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './display.module.css';
import { FollowedPointer } from './followed-pointer.tsx';
import over from './pointer.module.css';
import { ScreenControls } from './screen-controls.tsx';
import { SharedVideo } from './shared-video.tsx';
import { usePages } from './use-pages.ts';
import { usePointing } from './use-pointer.ts';

/** What everybody looks at, with who shows it. Pages and playback follow the presenter, unless somebody goes on by themselves. */
export function CommonScreen({ onLeave }: { onLeave?: () => void }) {
  const section = useRoom(({ section }) => section);
  const shown = section?.displayed ?? null;
  return shown ? <Shown key={`${shown.kind} ${shown.id}`} item={shown} onLeave={onLeave} /> : <Blank />;
}

function Blank() {
  const { t } = useTranslation('room');
  const { canAct, me } = useRoom(only('canAct', 'me'));
  const [isChoosing, setChoosing] = useState(false);
  const mayShow = !me.isStaff && (canAct('display') || canAct('request_display'));
  return (
    <BlankBoard title={t('display.blank')}>
      <p>{t(mayShow ? 'display.blank_mine' : 'display.blank_text')}</p>
      {mayShow && (
        <Button icon="screen" variant="primary" onClick={() => setChoosing(true)}>
          {t('act.show')}
        </Button>
      )}
      {isChoosing && <ShowDialog onClose={() => setChoosing(false)} />}
    </BlankBoard>
  );
}

function Shown({ item, onLeave }: { item: DisplayedItem; onLeave: (() => void) | undefined }) {
  const { eid, detail, me, currentRole, canAct, node } = useRoom(
    only('eid', 'detail', 'me', 'currentRole', 'canAct', 'node'),
  );
  const document = useRoom(({ state }) => (item.kind === 'document' ? state.documents[item.id] : undefined));
  const names = useNames();
  const nameOf = useItemNames();
  const box = useRef<HTMLDivElement>(null);
  const isPresenter =
    canAct('turn_page') && (item.role_id === currentRole || isHost(node, currentRole)) && !me.isStaff;
  const pages = usePages(box, item.page, isPresenter);
  const pointing = usePointing(box, isPresenter);
  const [isVideo, setVideo] = useState(false);
  const onVideo = useCallback(() => setVideo(true), []);
  const playback = {
    shared: item.playback,
    isPresenter,
    isFollowing: pages.isFollowing,
    leave: () => pages.follow(false),
    onVideo,
  };

  return (
    <DisplayBoard
      role={names.role(item.role_id)}
      title={nameOf(item)}
      about={<About item={item} onLeave={onLeave} />}
    >
      <div className={over.over}>
        <div
          ref={box}
          className={styles.sheet}
          onScrollCapture={isVideo ? undefined : pages.onScroll}
          onPointerMove={pointing.onMove}
          onPointerLeave={pointing.onLeave}
          style={pages.hasSheets ? undefined : { zoom: pages.zoom }}
        >
          <ShownItem
            eid={eid}
            projectId={detail.project.id}
            item={item}
            revision={document ? revisionOf(document) : ''}
            pages={{ page: pages.page, zoom: pages.zoom, onPage: pages.turn, onCount: pages.onCount }}
            film={(url) => <SharedVideo url={url} name={item.name} playback={playback} />}
          />
        </div>
        <FollowedPointer box={box} isFollowing={isPresenter || pages.isFollowing} />
      </div>
      <ScreenControls pages={pages} sharedPage={item.page} isPresenter={isPresenter} isVideo={isVideo} />
    </DisplayBoard>
  );
}

function isHost(node: FlowNodeView, roleId: string | null): boolean {
  return node.roles.some((role) => role.host && role.role_id === roleId);
}

/** Since when it is shown and to how many, and the ways to leave it. */
function About({ item, onLeave }: { item: DisplayedItem; onLeave: (() => void) | undefined }) {
  const { t } = useTranslation(['room', 'turn']);
  const { canAct, me, act } = useRoom(only('canAct', 'me', 'act'));
  const names = useNames();
  const format = useFormat();
  const now = useClock();
  const { presentCount } = usePeople();
  const [isBusy, run] = useBusy();
  const role = names.role(item.role_id);
  const event = useRoom(({ record, nodeId }) =>
    record.findLast((one) => one.type === 'displayed' && one.node_id === nodeId),
  );
  const who = role.user ? t('turn:person', { role: role.name, name: role.user.name }) : role.name;
  return (
    <>
      <span>
        {event
          ? t('display.shown_by', { who, time: format.clock(now - event.at) })
          : t('display.shown_by_now', { who })}
      </span>
      <span className={styles.space} />
      <span className={styles.watching}>
        <i />
        {t('display.watching', { count: presentCount })}
      </span>
      {onLeave && (
        <Button size="sm" icon="gavel" onClick={onLeave}>
          {t('display.to_room')}
        </Button>
      )}
      {!me.isStaff && canAct('end_display') && (
        <Button
          size="sm"
          icon="x"
          busy={isBusy}
          onClick={() => void run(() => act(messagePush, { kind: 'end_display' }))}
        >
          {t('display.end')}
        </Button>
      )}
    </>
  );
}
