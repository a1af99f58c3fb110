import { type GradebookTask, gradebookDetail, gradebookWeights, sumOfWeights } from '@lets/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { isChangedMeanwhile, useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './dialogs.module.css';
import { Failure } from './entry-form.tsx';
import type { Gradebook } from './gradebook-page.tsx';
import { readTyped, shareEvenly } from './typed-number.ts';

interface WeightsProps {
  /** As it was when the window was opened. */
  opened: Gradebook;
  scope: { course_id: number; class_id?: number };
  onClose: () => void;
}

type Typed = ReadonlyMap<number, string>;

/** What each task weighs, class by class. What another teacher sets meanwhile is shown before it is replaced. */
export function WeightsDialog({ opened, scope, onClose }: WeightsProps) {
  const { t } = useTranslation(['gradebook', 'common']);
  const formId = useId();
  const [base, setBase] = useState<Pick<Gradebook, 'tasks' | 'weights_revision'>>(opened);
  const [isOvertaken, setOvertaken] = useState(false);
  const [typed, setTyped] = useState<Typed>(new Map());
  const [isTried, setTried] = useState(false);
  const act = useAct(gradebookWeights, {
    invalidates: [gradebookDetail],
    shown: 'in-place',
    onSuccess: () => {
      toast(t('weight.saved'), { type: 'success' });
      onClose();
    },
    onError: async (error) => {
      if (!isChangedMeanwhile(error)) return;
      setBase(await call(gradebookDetail, { ...scope, size: 1 }));
      setOvertaken(true);
    },
  });
  const set = (changes: Iterable<readonly [number, string]>) => setTyped(new Map([...typed, ...changes]));
  const changed = base.tasks.flatMap(({ id, weight }) => {
    const text = typed.get(id);
    const value = text === undefined ? weight : readWeight(text);
    return value === weight ? [] : [{ task_id: id, weight: value }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const weights = changed.flatMap(({ task_id, weight }) =>
      weight === undefined ? [] : [{ task_id, weight }],
    );
    if (weights.length < changed.length) return;
    if (weights.length === 0) onClose();
    else act.mutate({ course_id: scope.course_id, weights_revision: base.weights_revision, weights });
  };
  return (
    <Dialog
      title={t('weight.title')}
      icon="scales"
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={act.isPending}>
            {t('common:act.save')}
          </Button>
        </>
      }
    >
      <p>{t('weight.text')}</p>
      {isOvertaken && (
        <p className={styles.warning} role="alert">
          <Icon name="alert" size={15} />
          {t('weight.changed')}
        </p>
      )}
      <form id={formId} onSubmit={submit} noValidate>
        {[...Map.groupBy(base.tasks, (task) => task.class.id).values()].map((tasks) => (
          <OfClass
            key={tasks[0]?.class.id}
            tasks={tasks}
            before={opened.tasks}
            typed={typed}
            showsFaults={isTried}
            onType={set}
          />
        ))}
      </form>
      <Failure error={isOvertaken && isChangedMeanwhile(act.error) ? null : act.error} />
    </Dialog>
  );
}

/** An emptied field weighs nothing. */
function readWeight(text: string): number | undefined {
  return text.trim() === '' ? 0 : readTyped(text);
}

interface OfClassProps {
  tasks: readonly GradebookTask[];
  /** The weights when the window was opened. */
  before: readonly GradebookTask[];
  typed: Typed;
  showsFaults: boolean;
  onType: (changes: Iterable<readonly [number, string]>) => void;
}

function OfClass({ tasks, before, typed, showsFaults, onType }: OfClassProps) {
  const { t } = useTranslation('gradebook');
  const { number } = useFormat();
  const weightOf = ({ id, weight }: GradebookTask) => readWeight(typed.get(id) ?? String(weight));
  const sum = sumOfWeights(tasks.map((task) => weightOf(task) ?? 0));
  const share = () => {
    const parts = shareEvenly(tasks.length);
    onType(tasks.map(({ id }, index) => [id, String(parts[index] ?? 0)]));
  };
  return (
    <fieldset className={styles.weights}>
      <legend>{tasks[0]?.class.name}</legend>
      <ul>
        {tasks.map((task) => {
          const isWrong = showsFaults && weightOf(task) === undefined;
          const isNews = before.some(({ id, weight }) => id === task.id && weight !== task.weight);
          return (
            <li key={task.id}>
              <span>{task.name}</span>
              {isWrong && <em>{t('weight.wrong')}</em>}
              {!isWrong && isNews && <em>{t('weight.now', { weight: number(task.weight, 1) })}</em>}
              <TextInput
                aria-label={t('weight.label', { task: task.name })}
                aria-invalid={isWrong}
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                value={typed.get(task.id) ?? String(task.weight)}
                after={t('weight.percent')}
                onChange={({ target }) => onType([[task.id, target.value]])}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.sum}>
        <Button size="sm" variant="text" onClick={share}>
          {t('weight.even')}
        </Button>
        <output data-warning={sum !== 100 || undefined}>{t('weight.sum', { sum: number(sum, 1) })}</output>
      </p>
    </fieldset>
  );
}
