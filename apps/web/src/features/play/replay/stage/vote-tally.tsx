import type { VoteSetup } from '@lets/contract';
import { entitledVoters, type SectionState, type VoteState } from '@lets/engine';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import type { Names } from '../../../../domain/run/names.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './stage.module.css';

/** The motion, who had voted by now, and once it had ended the count. */
export function VoteTally({ names, section }: { names: Names; section: SectionState }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const node = names.node(section.node_id);
  const setup = node?.vote;
  const { vote } = section;
  if (!node || !setup) return null;
  const voters = entitledVoters(node);
  return (
    <>
      <div className={styles.motion}>
        <h2>{format.pick(setup.question)}</h2>
        <p>
          {t(setup.secret ? 'vote.secret' : 'vote.open')}
          {t('joiner')}
          {t(`vote.threshold.${setup.threshold}`)}
        </p>
        <ul className={styles.options}>
          {setup.options.map((option) => (
            <Option key={option.id} option={option} vote={vote} all={voters.length} />
          ))}
        </ul>
        {vote.result && (
          <p className={styles.outcome}>
            <Icon name={vote.result.outcome === 'passed' ? 'checkc' : 'xc'} size={18} />
            {t(`vote.outcome.${vote.result.outcome}`)}
          </p>
        )}
      </div>
      <ul className={styles.voters}>
        {voters.map((id) => {
          const role = names.knownRole(id);
          const ballot = setup.options.find((option) => option.id === vote.ballots[id]);
          return (
            <li key={id}>
              {role && (
                <Face
                  character={role.character}
                  side={role.side}
                  size={44}
                  dimmed={!vote.voted.includes(id)}
                />
              )}
              <b>{role?.name}</b>
              <Ballot id={id} vote={vote} label={ballot ? format.pick(ballot.label) : null} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Ballot({ id, vote, label }: { id: string; vote: VoteState; label: string | null }) {
  const { t } = useTranslation('record');
  if (vote.voted.includes(id)) return <Tag tone="jade">{label ?? t('vote.voted')}</Tag>;
  return <Tag>{t(vote.ended ? 'vote.abstained' : 'vote.not_voted')}</Tag>;
}

function Option(props: { option: VoteSetup['options'][number]; vote: VoteState; all: number }) {
  const { option, vote, all } = props;
  const { t } = useTranslation('record');
  const format = useFormat();
  const count = vote.result?.tally[option.id] ?? null;
  return (
    <li className={classNames(styles.option, styles[option.counts])}>
      <span>{format.pick(option.label)}</span>
      <i aria-hidden="true">
        <u style={{ width: `${(100 * (count ?? 0)) / Math.max(1, all)}%` }} />
      </i>
      <b>{count === null ? '' : t('vote.count', { count })}</b>
    </li>
  );
}
