import { experimentList, type Team } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { casePath, roomDoor, taskPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './team-runs.module.css';

/** What the team has waiting and in progress. */
export function TeamRuns({ team }: { team: Team }) {
  const { t } = useTranslation('task');
  const format = useFormat();
  const about = { project_id: team.project.id, size: 50 };
  const waiting = useCall(experimentList, { scope: 'type', ...about });
  const doing = useCall(experimentList, { scope: 'doing', ...about });
  const runs = [...(doing.data?.list ?? []), ...(waiting.data?.list ?? [])].filter(
    (card) => card.team?.id === team.id,
  );
  if (!waiting.data || !doing.data) return <ReadFault of={waiting.isError ? waiting : doing} />;
  if (runs.length === 0) return <NothingPrepared team={team} />;
  return (
    <Card className={styles.runs}>
      <h3>{t('group.runs')}</h3>
      <ul>
        {runs.map((card) => {
          const isRunning = card.status === 'in_progress';
          const sections = card.open_sections.map((section) => format.pick(section.name));
          const at = format.list(sections);
          return (
            <li key={card.eid}>
              <b>{card.name}</b>
              <span>
                {card.unregistered
                  ? t('group.unregistered')
                  : isRunning
                    ? t('group.at', { sections: at })
                    : t('waiting')}
              </span>
              {!card.unregistered && (
                <LinkButton
                  size="sm"
                  iconAfter="arrowr"
                  to={isRunning ? roomDoor(card.eid, card.open_sections[0]?.node_id) : taskPath(card.eid)}
                >
                  {t(isRunning ? 'group.enter' : 'group.open')}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** A team is formed for a case: its page leads on to it. */
function NothingPrepared({ team }: { team: Team }) {
  const { t } = useTranslation('task');
  return (
    <Card className={styles.runs}>
      <h3>{t('group.runs')}</h3>
      <p className={styles.none}>
        <span>{t('group.none')}</span>
        <LinkButton size="sm" variant="primary" iconAfter="arrowr" to={casePath(team.project.id)}>
          {t('group.open')}
        </LinkButton>
      </p>
    </Card>
  );
}
