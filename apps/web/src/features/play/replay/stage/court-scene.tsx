import { type CSSProperties, useMemo } from 'react';
import { anchorsOf, Scene, SceneAt, type SeatMark } from '../../../../components/scene/index.ts';
import { SideText } from '../../../../components/surface/surface.tsx';
import type { Names } from '../../../../domain/run/names.ts';
import { leanAt, occupantsOf } from '../../../../domain/run/seats.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { SpeechStrip } from './speech-strip.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';
import { type Speech, useSpeech } from './use-speech.ts';

/** The drawn room as it was: who was in it, who spoke, who asked for the floor. */
export function CourtScene(props: SectionProps) {
  const { names, section } = props;
  const { t } = useTranslation('record');
  const node = names.node(section.node_id);
  const speech = useSpeech(props);
  const speaker = speech?.isSpeaking ? speech.event.role_id : null;
  const occupants = useMemo(
    () => (node ? occupantsOf({ node, section, role: names.role, speaker }) : []),
    [node, section, names, speaker],
  );
  const seat = occupants.find((one) => one.id === speech?.event.role_id)?.seat;
  return (
    <>
      <Scene
        scene={node?.scene ?? 'courtroom'}
        occupants={occupants}
        label={t('stage.scene', { section: names.nodeName(section.node_id) })}
        className={styles.scene ?? ''}
        overlay={(seats) => (
          <Bubble speech={speech} seat={seat ? seats.get(seat) : undefined} names={names} />
        )}
      />
      {!seat && <SpeechStrip {...props} />}
    </>
  );
}

/** What somebody says, at their head. The record has the whole of it. */
function Bubble({
  speech,
  seat,
  names,
}: {
  speech: Speech | null;
  seat: SeatMark | undefined;
  names: Names;
}) {
  if (!speech || !seat) return null;
  const { event } = speech;
  const role = names.knownRole(event.role_id);
  return (
    <SceneAt x={seat.x} y={anchorsOf(seat).bubble}>
      <div
        key={event.seq}
        className={styles.bubble}
        data-past={!speech.isSpeaking || undefined}
        style={{ '--lean': `${leanAt(seat.x)}%` } as CSSProperties}
      >
        <p className={styles.who}>
          <SideText side={role?.side ?? null}>{role?.name}</SideText>
          <i>{names.user(event.actor_id)?.name}</i>
        </p>
        <p className={styles.words}>{event.data.text}</p>
      </div>
    </SceneAt>
  );
}
