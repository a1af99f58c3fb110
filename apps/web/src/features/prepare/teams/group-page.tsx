import { type Team, teamList } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { ledFirst } from '../../../domain/team/team-rules.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { positive, useListParams } from '../../../lib/use-list-params.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './group-page.module.css';
import { JoinByLink } from './join-by-link.tsx';
import { NewTeamPanel } from './new-team-panel.tsx';
import { OpenTeams } from './open-teams.tsx';
import { TeamColumn } from './team-column.tsx';
import { TeamView } from './team-view.tsx';
import { useTeamNews } from './use-team-news.ts';

/** `/experiment/group`: my teams and invitations on the left, the chosen team or the open ones in the middle, a new one on the right. */
export function Component() {
  const { t } = useTranslation('team');
  usePageTitle(t('title'));
  const params = useListParams();
  const read = useCall(teamList, {});
  useTeamNews(read.data?.list);
  const isForming = params.get('new') !== null;
  const linked = positive(params.get('join'), 0);
  const show = (team: Team) => params.change({ ...NOWHERE, team: team.id });
  return (
    <div className={classNames(styles.page, isForming && styles.withPanel)}>
      <QueryView
        query={read}
        skeleton={
          <div className={styles.whole}>
            <SkeletonRows count={4} />
          </div>
        }
      >
        {({ list }) => <Teams teams={list} onShow={show} />}
      </QueryView>
      {isForming && (
        <NewTeamPanel
          projectId={positive(params.get('project'), 0)}
          onClose={() => params.change({ new: null, project: null })}
          onCreated={show}
        />
      )}
      {linked > 0 && read.data && (
        <JoinByLink
          teamId={linked}
          mine={read.data.list}
          onShow={show}
          onClose={() => params.change({ join: null })}
        />
      )}
    </div>
  );
}

const NOWHERE = { new: null, project: null, join: null, view: null, q: null, role: null, case: null };

function Teams({ teams, onShow }: { teams: readonly Team[]; onShow: (team: Team) => void }) {
  const params = useListParams();
  const me = useUser()?.id ?? 0;
  const ordered = ledFirst(teams, me);
  const wanted = positive(params.get('team'), 0);
  const shown = ordered.find((team) => team.id === wanted) ?? ordered[0];
  const isOpenView = params.get('view') === 'open';
  return (
    <div className={styles.teams}>
      <TeamColumn teams={ordered} shown={isOpenView ? 0 : (shown?.id ?? 0)} onShow={onShow} />
      {isOpenView ? (
        <OpenTeams onJoined={onShow} />
      ) : shown ? (
        <TeamView key={shown.id} team={shown} />
      ) : (
        <NoTeam />
      )}
    </div>
  );
}

function NoTeam() {
  const { t } = useTranslation('team');
  const params = useListParams();
  return (
    <EmptyState
      icon="users"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          {params.get('new') === null && (
            <Button variant="primary" icon="plus" onClick={() => params.change({ new: 1 })}>
              {t('new')}
            </Button>
          )}
          <Button icon="search" onClick={() => params.change({ view: 'open' })}>
            {t('empty.find')}
          </Button>
        </>
      }
    />
  );
}
