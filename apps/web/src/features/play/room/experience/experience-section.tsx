import { type ExperimentResult, experimentResult } from '@lets/contract';
import { LinkButton } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { Card } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { SectionFrame } from '../frame/section-frame.tsx';
import { WalkStrip } from '../frame/walk-strip.tsx';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './experience.module.css';
import { Experiences } from './experiences.tsx';
import { WriteExperience } from './write-experience.tsx';

/** After the end: what it came to, what I learnt, what the others did. */
export function ExperienceSection() {
  return <SectionFrame isWithoutRail center={<Summary />} side={<Experiences />} />;
}

function Summary() {
  const { t } = useTranslation('room');
  const { eid, me, detail } = useRoom(only('eid', 'me', 'detail'));
  const ending = useRoom(({ state }) => state.ending);
  const { pick } = useFormat();
  const result = useCall(experimentResult, { eid });
  const isEarly = ending?.how === 'terminated';
  const last = result.data?.sections.findLast((section) => section.option !== null);
  const reason = ending?.reason;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t(isEarly ? 'experience.terminated' : 'experience.completed')}</h1>
          <p>
            {isEarly && reason
              ? t('experience.because', { reason })
              : last
                ? t('experience.last', { section: pick(last.name), option: pick(last.option) })
                : pick(detail.project.name)}
          </p>
        </div>
        <LinkButton icon="history" to={`/experiment/done/detail/${eid}`}>
          {t('experience.replay')}
        </LinkButton>
        {!me.isStaff && !detail.rehearsal && (
          <LinkButton icon="list" to="/experiment/done">
            {t('experience.done_list')}
          </LinkButton>
        )}
      </header>
      {result.isError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <SkeletonRows count={2} height={190} />}
      {result.data && <Walk result={result.data} />}
      {result.data && <Cast result={result.data} />}
      {me.isMember && !me.isStaff && <WriteExperience />}
    </div>
  );
}

const TOTALS = ['speeches', 'documents', 'signatures', 'votes', 'wrong_tries', 'consequences'] as const;

function Walk({ result }: { result: ExperimentResult }) {
  const { t } = useTranslation('room');
  const detail = useRoom(({ detail }) => detail);
  const format = useFormat();
  const length = result.started_at && result.ended_at ? result.ended_at - result.started_at : 0;
  return (
    <Card className={styles.walk ?? ''}>
      <div className={styles.chart}>
        <WalkStrip extent="walked" />
      </div>
      <dl className={styles.totals}>
        <div>
          <dt>{t('experience.time')}</dt>
          <dd>
            <b>{format.clock(length)}</b>
            {t('experience.suggested', { time: format.duration(detail.project.minutes * 60_000) })}
          </dd>
        </div>
        {TOTALS.filter((key) => key !== 'consequences' || result.totals.consequences > 0).map((key) => (
          <div key={key}>
            <dt>{t(`experience.total.${key}`)}</dt>
            <dd>
              <b>{format.number(result.totals[key])}</b>
              {t(`experience.unit.${key}`, { count: result.totals[key] })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Cast({ result }: { result: ExperimentResult }) {
  return (
    <Card className={styles.cast ?? ''}>
      <ul>
        {result.members.map((member) => (
          <Played key={member.id} member={member} />
        ))}
      </ul>
    </Card>
  );
}

/** A person with their roles; a practice partner by its role. */
function Played({ member: { id, name, roles } }: { member: ExperimentResult['members'][number] }) {
  const { t } = useTranslation(['room', 'common']);
  const { me, detail } = useRoom(only('me', 'detail'));
  const { pick, list } = useFormat();
  const names = useNames();
  const [first] = roles;
  const isPartner = detail.members.some((member) => member.id === id && member.automatic);
  const called = id === me.userId ? t('experience.me', { name }) : name;
  const played =
    roles.length > 2
      ? t('experience.roles', { first: pick(first?.name), count: roles.length })
      : list(roles.map((one) => pick(one.name))) || t('common:observer');
  return (
    <li>
      <Face
        character={first?.character ?? 'd1'}
        side={first ? names.role(first.role_id).side : null}
        size={64}
      />
      <b>{isPartner ? played : called}</b>
      <span>{isPartner ? t('common:partner_unnumbered') : played}</span>
    </li>
  );
}
