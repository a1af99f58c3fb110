import {
  type Bilingual,
  projectCreate,
  projectManageList,
  type WorkflowPattern,
  workflowList,
} from '@lets/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PatternChoice } from '../../../../domain/flow/begin/pattern-choice.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useAct } from '../../../../lib/query.ts';
import { useWish } from '../../../../lib/use-wish.ts';
import form from '../form.module.css';
import { casePath } from '../paths.ts';
import { FIRST_PLACING, NewCase, PlacingFields } from './new-case.tsx';

/** A new case of a pattern: its workflow is made and published with it. */
export function PatternForm() {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const [pattern, setPattern] = useState<WorkflowPattern | null>(null);
  const [name, setName] = useState<Bilingual>({ zh: '', en: '' });
  const [placing, setPlacing] = useState(FIRST_PLACING);
  const [isTried, setTried] = useState(false);
  const wish = useWish();
  const act = useAct(projectCreate, {
    invalidates: [projectManageList, workflowList],
    onSuccess: ({ project_id }) => void navigate(casePath(project_id, 'info')),
  });
  const submit = () => {
    setTried(true);
    if (!name.zh.trim() || !pattern) return;
    const { grade, courseId } = placing;
    const wanted = { pattern: pattern.id, name, grade, ...(courseId > 0 && { course_id: courseId }) };
    act.mutate({ ...wanted, request_id: wish(JSON.stringify(wanted)) });
  };
  return (
    <NewCase
      name={name}
      isTried={isTried}
      isBusy={act.isPending}
      onName={setName}
      onSubmit={submit}
      settings={<PlacingFields placing={placing} onChange={setPlacing} />}
    >
      <PatternChoice chosen={pattern?.id ?? null} onChoose={setPattern} />
      {isTried && !pattern && (
        <p role="alert" className={form.failed}>
          {t('create.begin.pattern_missing')}
        </p>
      )}
      <p className={form.note}>{t('create.begin.pattern_hint')}</p>
    </NewCase>
  );
}
