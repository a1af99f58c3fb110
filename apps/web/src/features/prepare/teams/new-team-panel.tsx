import { projectDetail, type Team } from '@lets/contract';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { useDiscardQuestion } from '../../../components/dialog/discard-question.tsx';
import { useDismiss } from '../../../components/dialog/use-dismiss.ts';
import { Field } from '../../../components/field/field.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { CaseSelect } from '../../../domain/case/case-select/case-select.tsx';
import { NewTeamFields } from '../../../domain/team/new-team-fields.tsx';
import { useCreateTeam } from '../../../domain/team/use-create-team.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './new-team-panel.module.css';

/** Forms a team: first the case, then the name, then the members. */
export function NewTeamPanel(props: {
  projectId: number;
  onClose: () => void;
  onCreated: (team: Team) => void;
}) {
  const { t } = useTranslation(['task', 'common']);
  const [projectId, setProjectId] = useState(props.projectId);
  const detail = useCall(projectDetail, { project_id: projectId }, { enabled: projectId > 0 });
  const project = detail.data?.id === projectId ? detail.data : null;
  const team = useCreateTeam(project, props.onCreated);
  const box = useRef<HTMLElement>(null);
  const [close = props.onClose, question] = useDiscardQuestion(box, props.onClose);
  useDismiss(true, close);
  return (
    <aside ref={box} className={styles.panel} aria-label={t('team.new')}>
      <header className={styles.panelHead}>
        <h2>{t('team.new')}</h2>
        <IconButton icon="x" label={t('common:act.close')} onClick={close} />
      </header>
      <div className={classNames(styles.panelBody, styles.numbered)}>
        <div data-step="project">
          <Field
            label={t('team.project')}
            required
            error={team.fault === 'project_missing' ? t('fault.project_missing') : null}
            hint={
              project &&
              t('team.project_takes', {
                roles: project.role_count,
                min: project.team_min,
                max: project.team_max,
              })
            }
          >
            {(control) => (
              <>
                <CaseSelect
                  id={control.id}
                  className={styles.select ?? ''}
                  among={{ scope: 'type', multi_user: true }}
                  value={projectId}
                  placeholder={t('team.project_hint')}
                  onChange={setProjectId}
                />
                <ReadFault of={detail} />
              </>
            )}
          </Field>
        </div>
        <NewTeamFields team={team} isLocked={project === null} width={350} />
      </div>
      <footer className={styles.panelFoot}>
        <Button onClick={props.onClose}>{t('common:act.cancel')}</Button>
        <Button variant="primary" busy={team.isBusy} onClick={team.submit}>
          {t('team.form')}
        </Button>
      </footer>
      {question}
    </aside>
  );
}
