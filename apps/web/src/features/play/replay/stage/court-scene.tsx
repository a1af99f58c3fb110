import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorsOf, Scene, SceneAt, type SeatMark } from '../../../../components/scene/index.ts';
import { SideText } from '../../../../components/surface/surface.tsx';
import type { Cast } from '../../../../domain/run/cast.ts';
import { occupantsOf } from '../../../../domain/run/occupants.ts';
import { SpeechStrip } from './speech-strip.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage.tsx';
import { type Speech, useSpeech } from './use-speech.ts';

/** The drawn room as it was: who was in it, who spoke, who asked for the floor. */
export function CourtScene(props: SectionProps) {
  const { cast, section } = props;
  const { t } = useTranslation('record');
  const node = cast.node(section.node_id);
  const speech = useSpeech(props);
  const speaker = speech?.isSpeaking ? speech.event.role_id : null;
  const occupants = useMemo(
    () => (node ? occupantsOf(node, section, cast, speaker) : []),
    [node, section, cast, speaker],
  );
  const seat = occupants.find((one) => one.id === speech?.event.role_id)?.seat;
  return (
    <>
      <Scene
        scene={node?.scene ?? 'courtroom'}
        occupants={occupants}
        label={t('stage.scene', { section: cast.nodeName(section.node_id) })}
        className={styles.scene ?? ''}
        overlay={(seats) => <Bubble speech={speech} seat={seat ? seats.get(seat) : undefined} cast={cast} />}
      />
      {!seat && <SpeechStrip {...props} />}
    </>
  );
}

/** What somebody says, at their head. The record has the whole of it. */
function Bubble({ speech, seat, cast }: { speech: Speech | null; seat: SeatMark | undefined; cast: Cast }) {
  if (!speech || !seat) return null;
  const { event } = speech;
  const role = cast.role(event.role_id);
  const lean = Math.round(Math.min(82, Math.max(18, ((seat.x - 180) / 1040) * 100)));
  return (
    <SceneAt x={seat.x} y={anchorsOf(seat).bubble}>
      <div
        key={event.seq}
        className={styles.bubble}
        data-past={!speech.isSpeaking || undefined}
        style={{ '--lean': `${lean}%` } as CSSProperties}
      >
        <p className={styles.who}>
          <SideText side={role?.side ?? null}>{role?.name}</SideText>
          <i>{cast.user(event.actor_id)?.name}</i>
        </p>
        <p className={styles.words}>{event.data.text}</p>
      </div>
    </SceneAt>
  );
}
