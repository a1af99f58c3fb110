import { type JoinableTeam, type Team, teamOpenList } from '@lets/contract';
import { useEffect } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { FilterBar, Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar, Card, Tag } from '../../../components/surface/surface.tsx';
import { CaseSelect } from '../../../domain/case/case-select/case-select.tsx';
import { useJoinTeam } from '../../../domain/team/invitations/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive, useListParams } from '../../../lib/use-list-params.ts';
import styles from './open-teams.module.css';
import stack from './stack.module.css';
import teamView from './team-view.module.css';

const SIZE = 10;
/** Nobody tells a class of every join anywhere in it; the list looks by itself while it is open. */
const LOOK_MS = 4000;
const FACES = 5;

/** Teams that are open to join, and why one of them is not at the moment. */
export function OpenTeams({ onJoined }: { onJoined: (team: Team) => void }) {
  const { t } = useTranslation('team');
  const params = useListParams();
  const projectId = positive(params.get('case'), 0);
  const read = useCall(
    teamOpenList,
    {
      page: params.page,
      size: SIZE,
      ...(params.q && { q: params.q }),
      ...(projectId && { project_id: projectId }),
    },
    { keepPrevious: true },
  );
  const { refetch } = read;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), LOOK_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const isFiltered = params.q !== '' || projectId > 0;
  return (
    <section className={teamView.middle} aria-label={t('view.open')}>
      <Card className={teamView.card}>
        <header className={styles.openHead}>
          <h2>
            {t('find.title')}
            {read.data && <small>{t('count', { count: read.data.total })}</small>}
          </h2>
          <FilterBar>
            <SearchBox
              value={params.q}
              onChange={(q) => params.change({ q })}
              placeholder={t('find.search')}
              width={220}
            />
            <CaseSelect
              className={styles.caseFilter ?? ''}
              aria-label={t('find.case')}
              among={{ scope: 'type', multi_user: true }}
              isOptional
              value={projectId}
              placeholder={t('find.all_cases')}
              onChange={(id) => params.change({ case: id || null })}
            />
          </FilterBar>
        </header>
        <QueryView
          query={read}
          skeleton={<SkeletonRows count={4} height={72} />}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState
              icon="users"
              title={t(isFiltered ? 'find.none_found' : 'find.none')}
              text={t(isFiltered ? 'find.none_found_text' : 'find.none_text')}
            />
          }
        >
          {({ list }) => (
            <ul aria-label={t('find.title')}>
              {list.map((team) => (
                <OpenTeamLine key={team.id} team={team} onJoined={onJoined} />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
      {read.data && read.data.total > SIZE && (
        <Pager {...read.data} onPage={(page) => params.change({ page })} />
      )}
    </section>
  );
}

function OpenTeamLine({ team, onJoined }: { team: JoinableTeam; onJoined: (team: Team) => void }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const join = useJoinTeam(onJoined);
  const left = team.capacity - team.members.length;
  return (
    <li className={styles.openLine} data-blocked={team.blocked ?? undefined}>
      <span>
        <b>{team.name}</b>
        {team.class_task_id !== null && <Tag tone="line">{t('class_task')}</Tag>}
        <i>
          {team.class_task_name && `${team.class_task_name}${t('joiner')}`}
          {format.pick(team.project.name)}
          {t('joiner')}
          {team.leader ? t('led_by', { name: team.leader.name }) : t('find.nobody')}
        </i>
      </span>
      <span className={classNames(stack.stack, styles.faces)}>
        {team.members.slice(0, FACES).map((member) => (
          <Avatar key={member.id} name={member.name} size={24} />
        ))}
        {team.members.length > FACES && <i>{t('in_all', { count: team.members.length })}</i>}
      </span>
      <span className={styles.seats}>
        {left > 0 ? t('find.left', { count: left }) : t('find.full')}
        <small>{t('find.taken', { count: team.members.length, capacity: team.capacity })}</small>
      </span>
      {team.blocked ? (
        <em>{t(`blocked.${team.blocked}`)}</em>
      ) : (
        <Button
          size="sm"
          busy={join.isPending}
          aria-label={t('join.of', { team: team.name })}
          onClick={() => join.mutate({ team_id: team.id })}
        >
          {t('join.act')}
        </Button>
      )}
    </li>
  );
}
