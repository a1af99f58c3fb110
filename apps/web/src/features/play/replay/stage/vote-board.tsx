import { SpeechStrip } from './speech-strip.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';
import { VoteTally } from './vote-tally.tsx';

/** A vote as it stood, and what was said about it. */
export function VoteBoard(props: SectionProps) {
  return (
    <div className={styles.vote}>
      <VoteTally names={props.names} section={props.section} />
      <SpeechStrip {...props} />
    </div>
  );
}
