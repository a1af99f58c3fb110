import { readBallot } from '../../../../domain/run/stage/ballot.ts';
import { VoteBoard } from '../../../../domain/run/stage/voters.tsx';
import { SaidAtTheEdge } from './said-at-the-edge.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';

/** A vote as it stood, and what was said about it. */
export function ReplayedVote(props: SectionProps) {
  return (
    <div className={styles.vote}>
      <VoteTally {...props} />
      <SaidAtTheEdge {...props} />
    </div>
  );
}

/** The motion, who had voted by now, and once it had ended the count. */
export function VoteTally({ names, section }: Pick<SectionProps, 'names' | 'section'>) {
  const node = names.node(section.node_id);
  const ballot = node && readBallot(node, section);
  return ballot && <VoteBoard ballot={ballot} names={names} />;
}
