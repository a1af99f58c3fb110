import {
  type CompetencyGoal,
  RubricDetail,
  type RubricOfGoal,
  rubricAdapt,
  rubricDetail,
} from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog, Dialog } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { RubricFields } from '../../../domain/case/rubric/rubric-fields.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError, isChangedMeanwhile, useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './rubric-dialog.module.css';

interface RubricProps {
  eid: number;
  goal: CompetencyGoal;
  /** As it was when the window was opened. */
  course: NonNullable<RubricDetail['course']>;
  levels: RubricOfGoal;
  onClose: () => void;
}

/** Adapts the rubric of one goal to the course. What another teacher adapts meanwhile is told before it is replaced. */
export function RubricDialog({ eid, goal, levels: held, onClose, ...props }: RubricProps) {
  const { t } = useTranslation(['rubric', 'common']);
  const { pick } = useFormat();
  const [course, setCourse] = useState(props.course);
  const [levels, setLevels] = useState(held);
  const [isOvertaken, setOvertaken] = useState(false);
  const [isAsking, ask] = useState(false);
  const act = useAct(rubricAdapt, {
    invalidates: [rubricDetail],
    shown: 'in-place',
    onSuccess: (_, input) => {
      toast(t(input.levels ? 'adapt.saved' : 'adapt.restored'), { type: 'success' });
      onClose();
    },
    onError: (error) => {
      ask(false);
      if (!isChangedMeanwhile(error)) return;
      const now = RubricDetail.safeParse(error.data).data?.course;
      if (!now) return;
      setCourse(now);
      setOvertaken(true);
    },
  });
  const save = (adapted?: RubricOfGoal) =>
    act.mutate({ eid, revision: course.revision, goal_id: goal.id, levels: adapted });
  const name = pick(goal.name);
  const { error } = act;
  const refusal = isOvertaken && isChangedMeanwhile(error) ? null : error;
  return (
    <Dialog
      title={t('adapt.title', { goal: name })}
      icon="target"
      width={760}
      onClose={onClose}
      footer={
        <>
          {course.adapted.includes(goal.id) && (
            <span className={styles.own}>
              <Button variant="ghost" icon="undo" onClick={() => ask(true)}>
                {t('adapt.take_own')}
              </Button>
            </span>
          )}
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={act.isPending} onClick={() => save(levels)}>
            {t('common:act.save')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('adapt.text', { course: pick(course.name) })}</p>
      {(isOvertaken || refusal) && (
        <p className={styles.warning} role="alert">
          <Icon name="alert" size={15} />
          {refusal === null
            ? t('adapt.changed')
            : refusal instanceof ApiError
              ? refusal.message
              : t('common:error.network')}
        </p>
      )}
      <RubricFields levels={levels} onChange={setLevels} />
      {isAsking && (
        <ConfirmDialog
          title={t('adapt.question')}
          confirmLabel={t('adapt.take_own')}
          cancelLabel={t('adapt.keep')}
          busy={act.isPending}
          onConfirm={() => save()}
          onCancel={() => ask(false)}
        >
          <p>{t('adapt.question_text', { goal: name })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
