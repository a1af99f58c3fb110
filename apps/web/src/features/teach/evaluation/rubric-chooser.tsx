import { type CompetencyGoal, type RubricDetail, rubricDetail, saysAnything } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { NO_LEVELS } from '../../../domain/case/rubric/rubric-fields.tsx';
import { RubricFold } from '../../../domain/case/rubric/rubric-fold.tsx';
import { RubricLevels } from '../../../domain/case/rubric/rubric-levels.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './rubric-chooser.module.css';
import { RubricDialog } from './rubric-dialog.tsx';

interface ChooserProps {
  eid: number;
  goal: CompetencyGoal;
  /** What counts; null: nothing yet. */
  score: number | null;
  onScore: (score: number) => void;
}

/** The rubric of a goal beside its score: a level that is chosen sets the score, which can still be changed. */
export function RubricChooser({ eid, goal, score, onScore }: ChooserProps) {
  const read = useCall(rubricDetail, { eid });
  if (!read.data) return <ReadFault of={read} />;
  return <OfGoal eid={eid} goal={goal} detail={read.data} score={score} onScore={onScore} />;
}

function OfGoal({ eid, goal, detail, score, onScore }: ChooserProps & { detail: RubricDetail }) {
  const { t } = useTranslation('rubric');
  const { pick } = useFormat();
  const [isAdapting, adapt] = useState(false);
  const levels = detail.rubric[goal.id] ?? NO_LEVELS;
  const isWritten = saysAnything(levels);
  const { course } = detail;
  const isAdapted = course?.adapted.includes(goal.id) ?? false;
  const act = (words: string) => (
    <Button size="sm" variant="text" icon="pen" onClick={() => adapt(true)}>
      {words}
    </Button>
  );
  return (
    <div className={styles.rubric}>
      {isWritten ? (
        <RubricFold>
          <RubricLevels label={pick(goal.name)} levels={levels} score={score} onChoose={onScore} />
          {course && (
            <p className={styles.adapt}>
              {act(t('adapt.act'))}
              {isAdapted && <small>{t('adapt.is_adapted')}</small>}
            </p>
          )}
        </RubricFold>
      ) : (
        course && act(t('write'))
      )}
      {isAdapting && course && (
        <RubricDialog eid={eid} goal={goal} course={course} levels={levels} onClose={() => adapt(false)} />
      )}
    </div>
  );
}
