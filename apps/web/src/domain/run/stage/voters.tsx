import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Names } from '../names.ts';
import type { Ballot } from './ballot.ts';
import { MotionCard } from './motion-card.tsx';
import styles from './voters.module.css';

interface VotersProps {
  readonly ballot: Ballot;
  readonly names: Names;
  /** The roles whose people are there; absent where that is not known, as in a replay. */
  readonly present?: readonly string[];
}

/** A motion and those who decide it, where they are not drawn in a room. */
export function VoteBoard(props: VotersProps) {
  return (
    <div className={styles.plain}>
      <MotionCard ballot={props.ballot} names={props.names} isOver={false} />
      <Voters {...props} />
    </div>
  );
}

function Voters({ ballot, names, present }: VotersProps) {
  return (
    <ul className={styles.faces}>
      {ballot.entitled.map((id) => {
        const role = names.role(id);
        const isAway = present !== undefined && !present.includes(id);
        return (
          <li key={id}>
            <span className={styles.portrait}>
              <Face character={role.character} side={role.side} size={96} dimmed={isAway} />
              <VoteMark hasVoted={ballot.voted.includes(id)} />
            </span>
            <b>{role.name}</b>
            {role.user && <span className={styles.person}>{role.user.name}</span>}
            <Chosen ballot={ballot} roleId={id} />
          </li>
        );
      })}
    </ul>
  );
}

/** Voted or not yet; never how. */
export function VoteMark({ hasVoted }: { hasVoted: boolean }) {
  const { t } = useTranslation('stage');
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

/** How somebody voted, where the reader may know; and who let it pass. */
function Chosen({ ballot, roleId }: { ballot: Ballot; roleId: string }) {
  const { t } = useTranslation('stage');
  const { pick } = useFormat();
  const option = ballot.setup.options.find(({ id }) => id === ballot.ballots[roleId]);
  if (option) return <Tag tone="jade">{pick(option.label)}</Tag>;
  return ballot.isEnded && !ballot.voted.includes(roleId) ? <Tag>{t('vote.abstained')}</Tag> : null;
}
