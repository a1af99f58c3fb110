import type { FlowNodeView, VoteSetup } from '@lets/contract';
import type { RunState, SectionState, VoteResult } from '@lets/engine';
import { Tag, type TagTone } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import styles from './earlier-motions.module.css';

const TONE: Readonly<Record<VoteResult['outcome'], TagTone>> = {
  passed: 'jade',
  rejected: 'ochre',
  tied: 'gold',
};

interface Motion {
  readonly seq: number;
  readonly node: FlowNodeView;
  readonly setup: VoteSetup;
  readonly result: VoteResult;
}

/** What has been decided on this path before the section's own vote, the latest first. Pure. */
function earlierMotions(
  nodes: readonly FlowNodeView[],
  { sections, past_visits }: Pick<RunState, 'sections' | 'past_visits'>,
  here: Pick<SectionState, 'node_id' | 'opened_seq'> | undefined,
): readonly Motion[] {
  return [...Object.values(sections), ...past_visits]
    .flatMap(({ node_id, opened_seq, vote }) => {
      const node = nodes.find(({ id }) => id === node_id);
      const isHere = node_id === here?.node_id && opened_seq === here.opened_seq;
      if (!node?.vote || !vote.result || isHere) return [];
      return [{ seq: opened_seq, node, setup: node.vote, result: vote.result }];
    })
    .sort((a, b) => b.seq - a.seq);
}

/** Earlier votes with what came of them; nothing where this is the first. */
export function EarlierMotions() {
  const { t } = useTranslation(['room-vote', 'stage']);
  const motions = useRoom(({ detail, state, section }) => earlierMotions(detail.flow.nodes, state, section));
  const { pick } = useFormat();
  if (motions.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label={t('earlier')}>
      <h3>{t('earlier')}</h3>
      <ul>
        {motions.map(({ seq, node, setup, result }) => (
          <li key={`${node.id} ${seq}`}>
            <span title={pick(setup.question)}>{pick(node.name)}</span>
            <Bar setup={setup} result={result} />
            <Tag tone={TONE[result.outcome]}>{t(`stage:vote.outcome.${result.outcome}`)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The votes for, against and withheld, in their colours and in figures. */
function Bar({ setup, result }: { setup: VoteSetup; result: VoteResult }) {
  const { pick, list } = useFormat();
  const { t } = useTranslation('stage');
  const votes = setup.options.map((option) => ({ option, count: result.tally[option.id] ?? 0 }));
  const label = list(votes.map(({ option, count }) => `${pick(option.label)} ${t('vote.votes', { count })}`));
  return (
    <span className={styles.bar} role="img" aria-label={label} title={label}>
      {votes.map(({ option, count }) => (
        <i key={option.id} data-counts={option.counts} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
