import { workflowList, workflowVersionNew } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useAct } from '../../../../lib/query.ts';

import { useFormat } from '../../../../lib/use-format.ts';
import { useUser } from '../../../../lib/user.ts';
import styles from './flow-card.module.css';
import { Part, type PartProps } from './part.tsx';

/** Which flow the case is played on, and whether it is complete. */
export function FlowCard({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project } = edit;
  const navigate = useNavigate();
  const isAuthor = useUser()?.modules.includes('workflow') ?? false;
  const change = useAct(workflowVersionNew, {
    invalidates: [workflowList],
    onSuccess: ({ flow_id }) => void navigate(`/workflowXML/draw/${flow_id}`),
  });
  const isSound = !project.faults.some(({ code }) => code === 'flow_unsound');
  const sections = project.flow.nodes.filter(({ kind }) => isSectionKind(kind)).length;
  return (
    <Part title={t('info.flow')}>
      <p className={styles.flowName}>
        <b>{format.pick(project.workflow_name)}</b>
        <small>
          {t('info.flow_size', { version: project.version, sections, roles: project.flow.roles.length })}
        </small>
      </p>
      <p className={isSound ? styles.sound : styles.unsound}>
        <Icon name={isSound ? 'checkc' : 'alert'} size={16} />
        {t(isSound ? 'info.flow_sound' : 'info.flow_unsound')}
      </p>
      <span className={styles.acts}>
        <LinkButton size="sm" icon="eye" to={`/workflowXML/view/${project.flow_id}`}>
          {t('info.flow_view')}
        </LinkButton>
        {isAuthor && (
          <Button
            size="sm"
            icon="pen"
            busy={change.isPending}
            onClick={() => change.mutate({ flow_id: project.flow_id })}
          >
            {t('info.flow_change')}
          </Button>
        )}
      </span>
      {isAuthor && <p className={styles.hint}>{t('info.flow_change_hint')}</p>}
    </Part>
  );
}
