import { Face } from '../../../components/face/face.tsx';
import styles from './speech.module.css';
import { Said, type SpeechProps } from './speech-bubble.tsx';

/** What is said where its speaker is not drawn. */
export function SpeechStrip(props: SpeechProps) {
  const { speech, names, typed } = props;
  const role = names.knownRole(speech.role_id);
  return (
    <div className={styles.strip} aria-hidden={typed === undefined ? undefined : 'true'}>
      {role && <Face character={role.character} side={role.side} size={40} />}
      <div>
        <Said {...props} />
      </div>
    </div>
  );
}
