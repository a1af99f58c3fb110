import { useMemo } from 'react';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { anchorsOf, Scene, SceneAt, type SeatMark } from '../../../../components/scene/index.ts';
import { occupantsOf } from '../../../../domain/run/seats.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { SpeechBubble } from '../court/speech-bubble.tsx';
import stage from '../court/stage.module.css';
import { useSpeaker } from '../court/use-speaker.ts';
import { usePeople } from '../hooks/use-people.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { type Ballot, readBallot } from './ballot.ts';
import { MotionCard } from './motion-card.tsx';
import styles from './vote.module.css';

/** Those who vote, in their seats where the section has a room, and the motion over them. */
export function VoteStage() {
  const { node, section } = useRoom(only('node', 'section'));
  const ballot = useMemo(() => readBallot(node, section), [node, section]);
  if (!ballot) return null;
  const isSeated = node.scene !== null && node.roles.some((role) => role.seat !== null);
  return isSeated ? <Seated ballot={ballot} /> : <Faces ballot={ballot} />;
}

function Seated({ ballot }: { ballot: Ballot }) {
  const { t } = useTranslation('room');
  const { node, section } = useRoom(only('node', 'section'));
  const { pick } = useFormat();
  const names = useNames();
  const { people } = usePeople();
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
    <Scene
      className={stage.room ?? ''}
      scene={node.scene ?? 'meeting'}
      occupants={occupants}
      label={t('stage.label', { section: pick(node.name) })}
      overlay={(seats) => (
        <>
          {ballot.entitled.map((id) => (
            <SeatBadge key={id} roleId={id} seat={seats.get(seatOf(id))} ballot={ballot} />
          ))}
          <MotionCard ballot={ballot} />
          {/* Over the heads there is the motion: what is said meanwhile stands below it. */}
          {speech && <SpeechBubble key={speech.seq} speech={speech} seat={undefined} />}
        </>
      )}
    />
  );
}

function SeatBadge({ roleId, seat, ballot }: { roleId: string; seat: SeatMark | undefined; ballot: Ballot }) {
  const { t } = useTranslation('room');
  const currentRole = useRoom(({ currentRole }) => currentRole);
  if (!seat) return null;
  const { head } = anchorsOf(seat);
  const isMe = roleId === currentRole;
  return (
    <>
      <SceneAt x={seat.x + seat.width * 0.34} y={head - seat.width * 0.3}>
        <VoteMark hasVoted={ballot.voted.includes(roleId)} />
      </SceneAt>
      {isMe && (
        <SceneAt x={seat.x} y={seat.base - seat.width * 1.12}>
          <span className={styles.you}>{t('vote.you')}</span>
        </SceneAt>
      )}
    </>
  );
}

/** Voted or not yet; never how. */
function VoteMark({ hasVoted }: { hasVoted: boolean }) {
  const { t } = useTranslation('room');
  return (
    <span className={classNames(styles.mark, hasVoted && styles.voted)}>
      <Icon
        name={hasVoted ? 'check' : 'hourglass'}
        size={14}
        label={t(hasVoted ? 'vote.has_voted' : 'vote.has_not_voted')}
      />
    </span>
  );
}

function Faces({ ballot }: { ballot: Ballot }) {
  const names = useNames();
  const { people } = usePeople();
  const online = new Set(people.filter((one) => one.isOnline).map((one) => one.role.id));
  return (
    <div className={styles.plain}>
      <MotionCard ballot={ballot} />
      <ul className={styles.faces}>
        {ballot.entitled.map((id) => {
          const role = names.role(id);
          return (
            <li key={id}>
              <span className={styles.portrait}>
                <Face character={role.character} side={role.side} size={96} dimmed={!online.has(id)} />
                <VoteMark hasVoted={ballot.voted.includes(id)} />
              </span>
              <b>{role.name}</b>
              <span>{role.user?.name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
