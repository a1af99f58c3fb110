import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { anchorsOf, SceneAt, type SeatMark } from '../../../../components/scene/index.ts';
import { leanAt } from '../../../../domain/run/seats.ts';
import { CourtScene, type SeatOf } from '../../../../domain/run/stage/court-scene.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { AnswerCard, OwnRequest } from '../frame/request-stack.tsx';
import { useClock } from '../hooks/use-clock.ts';
import { usePeople, usePresent } from '../hooks/use-people.ts';
import { useRequests } from '../hooks/use-requests.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { QueuePanel } from './queue-panel.tsx';
import styles from './stage.module.css';
import { TypedSpeech } from './typed-speech.tsx';
import { useSpeaker } from './use-speaker.ts';

/** The room with everybody in it; the speaker stands out, and requests pop from those who make them. */
export function CourtStage({ onScreen }: { onScreen: (() => void) | null }) {
  const { t } = useTranslation('room');
  const { node, section, me } = useRoom(only('node', 'section', 'me'));
  const { pick } = useFormat();
  const names = useNames();
  const present = usePresent();
  const [isQueueOpen, openQueue] = useState(false);
  const speech = useSpeaker();
  return (
    <div className={styles.box}>
      <CourtScene
        className={styles.room ?? ''}
        node={node}
        section={section}
        names={names}
        speaker={speech?.role_id ?? null}
        present={present}
        label={t('stage.label', { section: pick(node.name) })}
        overlay={(seatOf) => (
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
            <AwayChips seatOf={seatOf} />
            {speech && <TypedSpeech key={speech.seq} speech={speech} seat={seatOf(speech.role_id)} />}
            <Requests seatOf={seatOf} isQueueOpen={isQueueOpen} />
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

function AwayChips({ seatOf }: { seatOf: SeatOf }) {
  const { t } = useTranslation('room');
  const section = useRoom(({ section }) => section);
  const { people } = usePeople();
  const format = useFormat();
  const now = useClock();
  return people.map(({ role, isOnline, goneSince }) => {
    const seat = seatOf(role.id);
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

/** With the queue open, wishes to speak are answered there. */
function Requests({ seatOf, isQueueOpen }: { seatOf: SeatOf; isQueueOpen: boolean }) {
  const { toAnswer: all, mine } = useRequests();
  const toAnswer = isQueueOpen ? all.filter(({ about }) => about !== 'speech') : all;
  const [first] = toAnswer;
  const seat = first && seatOf(first.role_id);
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
