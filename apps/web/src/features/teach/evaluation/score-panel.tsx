import { LIMITS, standingOf } from '@lets/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { CommentPhrases } from './comment-phrases.tsx';
import type { Evaluated } from './evaluated.ts';
import { GoalRemark } from './goal-remark.tsx';
import { GoalRow } from './goal-row.tsx';
import quoteStyles from './goals.module.css';
import { type NotesGuard, PrivateNotes } from './private-notes.tsx';
import { isAsPublished, PublishDialog } from './publish-dialog.tsx';
import { Published } from './published.tsx';
import { Quotes, type QuoteTools } from './quotes.tsx';
import { RubricChooser } from './rubric-chooser.tsx';
import styles from './score-panel.module.css';
import {
  judgedOf,
  momentsOn,
  scoreOn,
  unscored,
  type Whose,
  withDecision,
  withJudged,
  withRemark,
} from './scoring.ts';
import { Sheet } from './sheet.tsx';
import { Strip } from './strip.tsx';
import type { Draft } from './use-draft.ts';

interface ScoreProps {
  evaluation: Evaluated;
  names: Names;
  draft: Draft;
  whose: Whose;
  onOpen: (whose: Whose) => void;
  tools: QuoteTools;
  notesGuard: RefObject<NotesGuard>;
}

/** Scores by goal, for the team and for each member, and the way to publish them. */
export function ScorePanel(props: ScoreProps) {
  const { evaluation, names, draft, whose, onOpen, tools, notesGuard } = props;
  const { t } = useTranslation('evaluate');
  const { pick } = useFormat();
  const { goals, members } = evaluation;
  const { content } = draft;
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet begins at its top
  useEffect(() => void scroller.current?.scrollTo?.(0, 0), [whose]);
  const [isPublishing, publish] = useState(false);
  const [showsMissing, showMissing] = useState(false);
  const missing = unscored(
    content,
    members.map(({ id }) => id),
    goals,
  );
  const told = (['own', 'partly', 'team', 'excluded', 'missing'] as const)
    .map((key) => ({ key, count: members.filter(({ id }) => standingOf(content, id, goals) === key).length }))
    .flatMap(({ key, count }) => (count > 0 ? [t(`count.${key}`, { count })] : []))
    .join(t('joiner'));
  const judged = judgedOf(content, whose);
  const change = (next: typeof judged) => draft.change(withJudged(content, whose, next));
  const order: Whose[] = ['team', ...members.map(({ id }) => id)];
  const next = order[order.indexOf(whose) + 1];
  const name = (one: Whose | undefined) =>
    one === 'team' ? t('team') : (members.find(({ id }) => id === one)?.name ?? '');
  if (goals.length === 0) {
    return (
      <section className={styles.scores}>
        <EmptyState icon="target" title={t('no_goals')} text={t('no_goals_text')} />
      </section>
    );
  }
  const ask = () => {
    const [first] = missing;
    showMissing(missing.length > 0);
    if (first === undefined) publish(true);
    else onOpen(first);
  };
  return (
    <section className={styles.scores} aria-label={t('scoring')}>
      <Strip evaluation={evaluation} names={names} content={content} whose={whose} onOpen={onOpen} />
      <div ref={scroller} className={styles.sheet}>
        <div key={whose}>
          <Sheet
            evaluation={evaluation}
            names={names}
            content={content}
            whose={whose}
            onScoreAgain={() => whose !== 'team' && draft.change(withDecision(content, whose, null))}
          />
          <div>
            {goals.map((goal) => (
              <GoalRow
                key={goal.id}
                goal={goal}
                weights={goals.reduce((sum, { weight }) => sum + weight, 0)}
                own={judged.goals[goal.id] ?? null}
                counted={scoreOn(content, whose, goal.id)}
                isMissing={showsMissing && whose !== 'team' && scoreOn(content, whose, goal.id) === null}
                onChange={(score) => change({ ...judged, goals: { ...judged.goals, [goal.id]: score } })}
                quotes={
                  <Quotes
                    tools={tools}
                    about={goal.id}
                    label={pick(goal.name)}
                    seqs={momentsOn(judged, goal.id)}
                  />
                }
                remark={
                  <>
                    <RubricChooser
                      eid={evaluation.eid}
                      goal={goal}
                      score={scoreOn(content, whose, goal.id)}
                      onScore={(score) => change({ ...judged, goals: { ...judged.goals, [goal.id]: score } })}
                    />
                    <GoalRemark
                      goal={pick(goal.name)}
                      text={judged.remarks[goal.id]?.text ?? ''}
                      onChange={(text) => change(withRemark(judged, goal.id, { text }))}
                    />
                  </>
                }
              />
            ))}
          </div>
          <Field
            label={t(whose === 'team' ? 'comment.team' : 'comment.member')}
            count={{ value: judged.comment, max: LIMITS.evaluation_comment }}
            className={styles.comment ?? ''}
          >
            {(field) => (
              <TextArea
                {...field}
                rows={3}
                maxLength={LIMITS.evaluation_comment}
                value={judged.comment}
                placeholder={t('comment.placeholder')}
                onChange={(event) => change({ ...judged, comment: event.target.value })}
              />
            )}
          </Field>
          <p className={quoteStyles.commentQuotes}>
            <CommentPhrases
              text={judged.comment}
              max={LIMITS.evaluation_comment}
              onChange={(comment) => change({ ...judged, comment })}
            />
            <span>{t('quote.title')}</span>
            <Quotes
              tools={tools}
              about={null}
              label={t(whose === 'team' ? 'comment.team' : 'comment.member')}
              seqs={judged.moments}
            />
          </p>
        </div>
        <PrivateNotes eid={evaluation.eid} whose={whose} guard={notesGuard} />
        <Published evaluation={evaluation} />
      </div>
      <footer className={styles.foot}>
        <IconButton
          icon="cl"
          label={t('previous')}
          disabled={order.indexOf(whose) === 0}
          onClick={() => onOpen(order[order.indexOf(whose) - 1] ?? 'team')}
        />
        {next !== undefined && (
          <Button iconAfter="cr" onClick={() => onOpen(next)}>
            {t('next', { name: name(next) })}
          </Button>
        )}
        <span className={styles.count} title={told}>
          {showsMissing && missing.length > 0 && <Icon name="alert" size={14} />}
          <span>{told}</span>
        </span>
        <Button
          variant="seal"
          icon="send"
          disabled={isAsPublished(evaluation, draft)}
          title={isAsPublished(evaluation, draft) ? t('publish.unchanged') : undefined}
          onClick={ask}
        >
          {t(evaluation.published ? 'publish.again' : evaluation.withdrawn ? 'publish.anew' : 'publish.act')}
        </Button>
      </footer>
      {isPublishing && <PublishDialog evaluation={evaluation} draft={draft} onClose={() => publish(false)} />}
    </section>
  );
}
