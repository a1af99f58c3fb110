import { courtOf } from '@lets/engine';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { anchorsOf, Scene, SceneAt, type SeatMark } from '../../../../components/scene/index.ts';
import { leanAt, occupantsOf } from '../../../../domain/run/seats.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { AnswerCard, OwnRequest } from '../frame/request-stack.tsx';
import { useClock } from '../hooks/use-clock.ts';
import { usePeople } from '../hooks/use-people.ts';
import { useRequests } from '../hooks/use-requests.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { QueuePanel } from './queue-panel.tsx';
import { SpeechBubble } from './speech-bubble.tsx';
import styles from './stage.module.css';
import { useSpeaker } from './use-speaker.ts';

type Seats = ReadonlyMap<string, SeatMark>;

/** The room with everybody in it; the speaker stands out, and requests pop from those who make them. */
export function CourtStage({ onScreen }: { onScreen: (() => void) | null }) {
  const { t } = useTranslation('room');
  const { node, section, me } = useRoom(only('node', 'section', 'me'));
  const { pick } = useFormat();
  const names = useNames();
  const { people } = usePeople();
  const [isQueueOpen, openQueue] = useState(false);
  const speech = useSpeaker();
  const speaker = speech?.role_id ?? null;
  const online = people
    .filter((one) => one.isOnline)
    .map((one) => one.role.id)
    .join();
  const occupants = useMemo(() => {
    const here = new Set(online.split(','));
    return occupantsOf({ node, section, role: names.role, isOnline: (id) => here.has(id), speaker });
  }, [node, section, names, online, speaker]);
  const seatOf = (roleId: string | null) => node.roles.find((role) => role.role_id === roleId)?.seat ?? '';
  return (
    <div className={styles.box}>
      <Scene
        className={styles.room ?? ''}
        scene={node.scene ?? 'courtroom'}
        occupants={occupants}
        label={t('stage.label', { section: pick(node.name) })}
        overlay={(seats) => (
          <>
            <Caption />
            {onScreen && (
              <div className={styles.toScreen}>
                <Button size="sm" icon="screen" onClick={onScreen}>
                  {t('display.back_to_screen')}
                </Button>
              </div>
            )}
            <QueuePanel isOpen={isQueueOpen} onOpen={openQueue} />
            <AwayChips seats={seats} seatOf={seatOf} />
            <ApartChips seats={seats} seatOf={seatOf} />
            {speech && (
              <SpeechBubble key={speech.seq} speech={speech} seat={seats.get(seatOf(speech.role_id))} />
            )}
            <Requests seats={seats} seatOf={seatOf} isQueueOpen={isQueueOpen} />
          </>
        )}
      />
      {me.isStaff && (
        <p className={styles.watching}>
          <Icon name="eye" size={18} />
          {t('stage.watching')}
        </p>
      )}
    </div>
  );
}

/** What this is, over the picture. */
function Caption() {
  const node = useRoom(({ node }) => node);
  const { pick } = useFormat();
  return (
    <div className={styles.caption}>
      <Icon name="gavel" size={17} />
      <b>{pick(node.name)}</b>
      {pick(node.introduction) && <span title={pick(node.introduction)}>{pick(node.introduction)}</span>}
    </div>
  );
}

interface OverlayProps {
  seats: Seats;
  seatOf: (roleId: string | null) => string;
}

function AwayChips({ seats, seatOf }: OverlayProps) {
  const { t } = useTranslation('room');
  const section = useRoom(({ section }) => section);
  const { people } = usePeople();
  const format = useFormat();
  const now = useClock();
  return people.map(({ role, isOnline, goneSince }) => {
    const seat = seats.get(seatOf(role.id));
    const isOutside = section?.status === 'open' && !section.inside.includes(role.id);
    if (!seat || isOnline || isOutside) return null;
    const { x, chip } = anchorsOf(seat);
    return (
      <SceneAt key={role.id} x={x} y={chip}>
        <span className={styles.away}>
          <Icon name="wifioff" size={13} />
          {goneSince === null
            ? t('people.offline')
            : t('stage.offline', { time: format.clock(now - goneSince) })}
        </span>
      </SceneAt>
    );
  });
}

/** Who talks with whom apart: everybody sees that they do. */
function ApartChips({ seats, seatOf }: OverlayProps) {
  const { t } = useTranslation('court');
  const section = useRoom(({ section }) => section);
  const roles = new Set(courtOf(section).apart.flatMap(({ role_ids }) => role_ids));
  return [...roles].map((roleId) => {
    const seat = seats.get(seatOf(roleId));
    if (!seat) return null;
    return (
      <SceneAt key={roleId} x={seat.x} y={anchorsOf(seat).chip}>
        <span className={styles.apart}>
          <Icon name="meet" size={13} />
          {t('apart.label')}
        </span>
      </SceneAt>
    );
  });
}

/** With the queue open, wishes to speak are answered there. */
function Requests({ seats, seatOf, isQueueOpen }: OverlayProps & { isQueueOpen: boolean }) {
  const { toAnswer: all, mine } = useRequests();
  const toAnswer = isQueueOpen ? all.filter(({ about }) => about !== 'speech') : all;
  const [first] = toAnswer;
  const seat = first && seats.get(seatOf(first.role_id));
  const card = first && (
    <AnswerCard key={first.id} request={first} behind={toAnswer.length - 1} {...tipOf(seat)} />
  );
  return (
    <>
      {card && seat && (
        <SceneAt x={seat.x} y={anchorsOf(seat).request}>
          <div className={styles.pinned} style={{ '--lean': `${leanAt(seat.x)}%` } as React.CSSProperties}>
            {card}
          </div>
        </SceneAt>
      )}
      {((card && !seat) || mine.length > 0) && (
        <div className={styles.corner}>
          {mine.map((request) => (
            <OwnRequest key={request.id} request={request} />
          ))}
          {!seat && card}
        </div>
      )}
    </>
  );
}

function tipOf(seat: SeatMark | undefined): { tip: number } | Record<string, never> {
  return seat ? { tip: leanAt(seat.x) } : {};
}
