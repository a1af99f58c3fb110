import type { Bilingual, ProjectDetail } from '@lets/contract';
import { Button } from '../../../../components/button/button.tsx';
import { WithPictures } from '../../../../components/guide-text/guide-text.tsx';
import { Goals } from '../../../../domain/case/goals/goals.tsx';
import { RoleCard } from '../../../../domain/case/role-card/role-card.tsx';
import { FlowChart } from '../../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './case-tab.module.css';
import projectPage from './project-page.module.css';

/** What the case is about, what it teaches, who plays in it, and the way it goes. */
export function CaseTab({ project, onFlow }: { project: ProjectDetail; onFlow: () => void }) {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const { team_min: min, team_max: max, multi_user } = project;
  return (
    <>
      <div className={styles.two}>
        <section>
          <h2>{t('part.introduction')}</h2>
          <WithPictures of={{ text: project.introduction, pictures: project.introduction_pictures }}>
            {(text) => <p className={styles.lead}>{text}</p>}
          </WithPictures>
        </section>
        <section>
          <h2>{t('part.objectives')}</h2>
          <Numbered items={project.objectives} />
        </section>
      </div>
      {project.requirements.length > 0 && (
        <section className={styles.part}>
          <h2>{t('part.requirements')}</h2>
          <ul className={styles.requirements}>
            {project.requirements.map((one) => (
              <li key={one.zh}>{format.pick(one)}</li>
            ))}
          </ul>
        </section>
      )}
      {project.competency_goals.length > 0 && (
        <section className={styles.part}>
          <h2>{t('part.goals')}</h2>
          <Goals goals={project.competency_goals} />
        </section>
      )}
      <section className={styles.part}>
        <h2>
          {t('part.roles')}
          <small>{multi_user ? t('part.roles_note', { min, max }) : t('part.roles_solo')}</small>
        </h2>
        <ul className={styles.roles}>
          {project.flow.roles.map((role) => {
            const own = project.roles.find((one) => one.role_id === role.id);
            const party = format.pick(own?.name);
            return (
              <RoleCard
                key={role.id}
                character={own?.character || role.character}
                side={role.side}
                name={format.pick(role.name)}
                note={party || format.pick(own?.duty)}
              />
            );
          })}
        </ul>
      </section>
      <section className={styles.part}>
        <h2>
          {t('part.flow')}
          <small>{t('part.flow_note')}</small>
          <Button variant="text" size="sm" className={projectPage.more} onClick={onFlow}>
            {t('part.flow_more')}
          </Button>
        </h2>
        <FlowChart flow={project.flow} label={t('part.flow')} hasToggle={false} />
      </section>
    </>
  );
}

function Numbered({ items }: { items: readonly Bilingual[] }) {
  const format = useFormat();
  return (
    <ol className={styles.objectives}>
      {items.map((item, index) => (
        <li key={item.zh}>
          <u aria-hidden="true">{index + 1}</u>
          {format.pick(item)}
        </li>
      ))}
    </ol>
  );
}
