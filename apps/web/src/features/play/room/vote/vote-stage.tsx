import { useMemo } from 'react';
import { anchorsOf, SceneAt, type SeatMark } from '../../../../components/scene/index.ts';
import { type Ballot, readBallot } from '../../../../domain/run/stage/ballot.ts';
import { CourtScene } from '../../../../domain/run/stage/court-scene.tsx';
import { MotionCard } from '../../../../domain/run/stage/motion-card.tsx';
import { VoteBoard, VoteMark } from '../../../../domain/run/stage/voters.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import stage from '../court/stage.module.css';
import { TypedSpeech } from '../court/typed-speech.tsx';
import { useSpeaker } from '../court/use-speaker.ts';
import { usePresent } from '../hooks/use-people.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './vote.module.css';

/** Those who vote, in their seats where the section has a room, and the motion over them. */
export function VoteStage() {
  const { node, section } = useRoom(only('node', 'section'));
  const names = useNames();
  const present = usePresent();
  const ballot = useMemo(() => readBallot(node, section), [node, section]);
  if (!ballot) return null;
  const isSeated = node.scene !== null && node.roles.some((role) => role.seat !== null);
  if (!isSeated) return <VoteBoard ballot={ballot} names={names} present={present} />;
  return <Seated ballot={ballot} />;
}

function Seated({ ballot }: { ballot: Ballot }) {
  const { t } = useTranslation('room');
  const { node, section } = useRoom(only('node', 'section'));
  const { pick } = useFormat();
  const names = useNames();
  const present = usePresent();
  const speech = useSpeaker();
  return (
    <CourtScene
      className={stage.room ?? ''}
      node={node}
      section={section}
      names={names}
      speaker={speech?.role_id ?? null}
      present={present}
      label={t('stage.label', { section: pick(node.name) })}
      overlay={(seatOf) => (
        <>
          {ballot.entitled.map((id) => (
            <SeatBadge key={id} roleId={id} seat={seatOf(id)} ballot={ballot} />
          ))}
          <MotionCard ballot={ballot} names={names} isOver />
          {/* Over the heads there is the motion: what is said meanwhile stands below it. */}
          {speech && <TypedSpeech key={speech.seq} speech={speech} seat={undefined} />}
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
  return (
    <>
      <SceneAt x={seat.x + seat.width * 0.34} y={head - seat.width * 0.3}>
        <VoteMark hasVoted={ballot.voted.includes(roleId)} />
      </SceneAt>
      {roleId === currentRole && (
        <SceneAt x={seat.x} y={seat.base - seat.width * 1.12}>
          <span className={styles.you}>{t('vote.you')}</span>
        </SceneAt>
      )}
    </>
  );
}
