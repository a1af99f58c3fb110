import type { Team } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { Pager, SearchBox, StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { Invitations } from '../../../domain/team/invitations/index.ts';
import { filterTeams, isOfRole, TEAM_ROLES } from '../../../domain/team/team-rules.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { oneOf, useListParams } from '../../../lib/use-list-params.ts';
import { useUser } from '../../../lib/user.ts';
import { TeamCard } from './team-card.tsx';
import styles from './team-column.module.css';

const SIZE = 8;
/** With so few a search would only be in the way. */
const FEW = 1;

interface ColumnProps {
  teams: readonly Team[];
  shown: number;
  onShow: (team: Team) => void;
}

/** The way between my teams and those I could join, my invitations, and my teams. */
export function TeamColumn({ teams, shown, onShow }: ColumnProps) {
  const { t } = useTranslation('team');
  const params = useListParams();
  const isOpenView = params.get('view') === 'open';
  return (
    <section className={styles.left}>
      <div className={styles.leftHead}>
        <h1>{t('title')}</h1>
        {params.get('new') === null && (isOpenView || teams.length > 0) && (
          <Button size="sm" icon="plus" onClick={() => params.change({ new: 1 })}>
            {t('new')}
          </Button>
        )}
      </div>
      <StatusSegments
        label={t('view.label')}
        value={isOpenView ? 'open' : 'mine'}
        options={[
          { key: 'mine', label: t('view.mine'), count: teams.length },
          { key: 'open', label: t('view.open') },
        ]}
        onChange={(view) =>
          params.change({ view: view === 'open' ? 'open' : null, q: null, role: null, case: null })
        }
      />
      <Invitations onJoined={onShow} />
      {!isOpenView && teams.length > 0 && <MyTeams teams={teams} shown={shown} onShow={onShow} />}
    </section>
  );
}

function MyTeams({ teams, shown, onShow }: ColumnProps) {
  const { t } = useTranslation('team');
  const params = useListParams();
  const me = useUser()?.id ?? 0;
  const role = oneOf(params.get('role'), TEAM_ROLES) ?? 'all';
  const found = filterTeams(teams, { q: params.q, role, me });
  const page = Math.min(params.page, Math.max(1, Math.ceil(found.length / SIZE)));
  const onPage = found.slice((page - 1) * SIZE, page * SIZE);
  const part = (title: string, some: readonly Team[], of: 'led' | 'joined') =>
    some.length > 0 && (
      <>
        <h2 className={styles.listTitle}>
          {title}
          <span>{t('count', { count: found.filter((team) => isOfRole(team, of, me)).length })}</span>
        </h2>
        <ul>
          {some.map((team) => (
            <TeamCard key={team.id} team={team} isShown={team.id === shown} onShow={() => onShow(team)} />
          ))}
        </ul>
      </>
    );
  return (
    <>
      {teams.length > FEW && (
        <div className={styles.find}>
          <SearchBox
            value={params.q}
            onChange={(q) => params.change({ q })}
            placeholder={t('search')}
            width={300}
          />
          <StatusSegments
            label={t('role.label')}
            value={role}
            options={TEAM_ROLES.map((key) => ({ key, label: t(`role.${key}`) }))}
            onChange={(next) => params.change({ role: next === 'all' ? null : next })}
          />
        </div>
      )}
      {found.length === 0 && <p className={styles.nothing}>{t('nothing_found')}</p>}
      {part(
        t('led'),
        onPage.filter((team) => isOfRole(team, 'led', me)),
        'led',
      )}
      {part(
        t('joined'),
        onPage.filter((team) => isOfRole(team, 'joined', me)),
        'joined',
      )}
      {found.length > SIZE && (
        <Pager
          page={page}
          size={SIZE}
          total={found.length}
          onPage={(next) => params.change({ page: next })}
        />
      )}
    </>
  );
}
