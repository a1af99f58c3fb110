import { type Team, teamList } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar, Tag } from '../../../components/surface/surface.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive, useListParams } from '../../../lib/use-list-params.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './group.module.css';
import { NewTeamPanel } from './new-team-panel.tsx';
import { TeamView } from './team-view.tsx';

/** `/experiment/group`: my teams on the left, the chosen one in the middle, a new one on the right. */
export function Component() {
  const { t } = useTranslation('task');
  usePageTitle(t('group.title'));
  const params = useListParams();
  const read = useCall(teamList, {});
  const isForming = params.get('new') !== null;
  const form = () => params.change({ new: positive(params.get('project'), 0) || 1 });
  return (
    <div className={classNames(styles.page, isForming && styles.withPanel)}>
      <QueryView
        query={read}
        skeleton={
          <div className={styles.whole}>
            <SkeletonRows count={4} />
          </div>
        }
        isEmpty={({ list }) => list.length === 0}
        empty={
          <div className={styles.whole}>
            <h1>{t('group.title')}</h1>
            <EmptyState
              icon="users"
              title={t('group.empty')}
              text={t('group.empty_text')}
              action={
                isForming ? null : (
                  <Button variant="primary" icon="plus" onClick={form}>
                    {t('team.new')}
                  </Button>
                )
              }
            />
          </div>
        }
      >
        {({ list }) => <Teams teams={list} onNew={form} />}
      </QueryView>
      {isForming && (
        <NewTeamPanel
          projectId={positive(params.get('project'), 0)}
          onClose={() => params.change({ new: null, project: null })}
          onCreated={(team) => params.change({ new: null, project: null, team: team.id })}
        />
      )}
    </div>
  );
}

function Teams({ teams, onNew }: { teams: readonly Team[]; onNew: () => void }) {
  const { t } = useTranslation('task');
  const params = useListParams();
  const me = useUser()?.id;
  const led = teams.filter((team) => team.leader.id === me);
  const others = teams.filter((team) => team.leader.id !== me);
  const ordered = [...led, ...others];
  const shown = ordered.find((team) => team.id === positive(params.get('team'), 0)) ?? ordered[0];
  const list = (title: string, some: readonly Team[]) =>
    some.length > 0 && (
      <TeamList
        title={title}
        teams={some}
        shown={shown?.id ?? 0}
        onShow={(id) => params.change({ team: id })}
      />
    );
  return (
    <div className={styles.teams}>
      <section className={styles.left}>
        <div className={styles.leftHead}>
          <h1>{t('group.title')}</h1>
          <Button size="sm" icon="plus" onClick={onNew}>
            {t('team.new')}
          </Button>
        </div>
        {list(t('group.led'), led)}
        {list(t('group.joined'), others)}
      </section>
      {shown && <TeamView key={shown.id} team={shown} />}
    </div>
  );
}

const FACES = 8;

function TeamList(props: {
  title: string;
  teams: readonly Team[];
  shown: number;
  onShow: (id: number) => void;
}) {
  const { title, teams, shown, onShow } = props;
  const { t } = useTranslation('task');
  const format = useFormat();
  const me = useUser()?.id;
  return (
    <>
      <h2 className={styles.listTitle}>
        {title}
        <span>{t('group.count', { count: teams.length })}</span>
      </h2>
      <ul>
        {teams.map((team) => (
          <li key={team.id}>
            <button
              type="button"
              className={styles.team}
              aria-pressed={team.id === shown}
              onClick={() => onShow(team.id)}
            >
              <span className={styles.teamHead}>
                <b>{team.name}</b>
                {team.leader.id === me && <Tag tone="ink">{t('members.leader')}</Tag>}
                <i>{t('members.count', { count: team.members.length })}</i>
              </span>
              <span className={styles.teamCase}>{format.pick(team.project.name)}</span>
              <span className={styles.stack}>
                {team.members.slice(0, FACES).map((member) => (
                  <Avatar key={member.id} name={member.name} size={24} />
                ))}
                {team.members.length > FACES && <i>{`+${team.members.length - FACES}`}</i>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
