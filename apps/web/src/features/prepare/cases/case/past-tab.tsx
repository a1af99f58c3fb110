import { experimentList, type ProjectDetail } from '@lets/contract';
import { LinkButton } from '../../../../components/button/button.tsx';
import { QueryView } from '../../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../../components/states/states.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { AfterRun } from '../../../../domain/run/after-run/after-run.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { recordPath } from '../../../../lib/paths.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './past-tab.module.css';

/** My earlier runs of this case, with their records. */
export function PastTab({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation(['prepare', 'common']);
  const format = useFormat();
  const read = useCall(experimentList, { scope: 'done', project_id: project.id, size: 50 });
  return (
    <QueryView
      query={read}
      skeleton={<SkeletonRows count={2} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState icon="history" title={t('past.empty')} text={t('past.empty_text')} />}
    >
      {({ list }) => (
        <ul className={styles.past}>
          {list.map((card) => (
            <li key={card.eid}>
              <b>{card.name}</b>
              <Tag tone={card.ending === 'terminated' ? 'gold' : 'jade'}>
                {t(`past.${card.ending ?? 'completed'}`)}
              </Tag>
              <span>
                {format.list(card.my_roles.map((role) => format.pick(role.name))) || t('common:observer')}
              </span>
              <span>{card.ended_at !== null && format.moment(card.ended_at)}</span>
              <AfterRun eid={card.eid} hasWritten={card.experience_written} size="sm" variant="text" />
              <LinkButton size="sm" icon="play" to={recordPath(card.eid)}>
                {t('past.replay')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
