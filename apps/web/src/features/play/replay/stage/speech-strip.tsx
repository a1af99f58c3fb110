import { Face } from '../../../../components/face/face.tsx';
import { SideText } from '../../../../components/surface/surface.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';
import { useSpeech } from './use-speech.ts';

/** What is said where nobody is drawn. */
export function SpeechStrip(props: SectionProps) {
  const { names } = props;
  const speech = useSpeech(props);
  if (!speech?.isSpeaking) return null;
  const role = names.knownRole(speech.event.role_id);
  return (
    <div key={speech.event.seq} className={styles.strip}>
      {role && <Face character={role.character} side={role.side} size={40} />}
      <div>
        <p className={styles.who}>
          <SideText side={role?.side ?? null}>{role?.name}</SideText>
          <i>{names.user(speech.event.actor_id)?.name}</i>
        </p>
        <p className={styles.words}>{speech.event.data.text}</p>
      </div>
    </div>
  );
}
