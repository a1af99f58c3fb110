import { CODE, FLOW_ID } from '@lets/contract';
import { memo, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { readIsBanned } from '../../../lib/storage.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePicked } from '../../../lib/use-picked.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { type Room, whatFetchTells } from './apply-event.ts';
import { CourtSection } from './court/court-section.tsx';
import { DisplaySection } from './display/display-section.tsx';
import { ExperienceSection } from './experience/experience-section.tsx';
import { useAnnouncements } from './hooks/use-announcements.ts';
import { useGuidance } from './hooks/use-guidance.ts';
import { useRoomSession } from './hooks/use-room-session.ts';
import { useJumpAlong } from './linked/use-jump-along.ts';
import { RehearsalQuestions } from './rehearsal/questions.tsx';
import { useRoom } from './room-context.tsx';
import styles from './room-page.module.css';
import { RoomProvider } from './room-provider.tsx';
import { SectionChange } from './section-change.tsx';
import { openTo, routeOf, type SectionRoute } from './section-guide.ts';
import type { RoomSession } from './session/room-session.ts';
import { useTurnCall } from './turn/use-turn-call.ts';
import { useTurnNudged } from './turn/use-turn-nudged.ts';
import { VoteSection } from './vote/vote-section.tsx';
import { WaitSection } from './wait/wait-section.tsx';

/** What is written at has an editor that nobody needs who only listens and speaks. */
const edit = lazyPart(async () => (await import('./documents/edit-section.tsx')).EditSection);
const report = lazyPart(async () => (await import('./documents/report-section.tsx')).ReportSection);

const SECTIONS: Record<SectionRoute, () => ReactNode> = {
  court: () => <CourtSection />,
  edit: () => <edit.Part />,
  display: () => <DisplaySection />,
  report: () => <report.Part />,
  vote: () => <VoteSection />,
  experience: () => <ExperienceSection />,
  wait: () => <WaitSection />,
};

/** `/experiment/meta/{route}/{eid}/{nid}`: inside a running experiment. */
export function Component() {
  const { route = '', eid = '', nid: nodeId = '' } = useParams();
  const id = Number(eid);
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to="/404" replace />;
  return <Loader key={id} eid={id} route={route} nodeId={nodeId} />;
}

interface At {
  eid: number;
  route: string;
  nodeId: string;
}

function Loader(at: At) {
  const session = useRoomSession(at.eid, FLOW_ID.test(at.nodeId) ? at.nodeId : null);
  return session ? <Opened {...at} session={session} /> : <FrameSkeleton isPaused={readIsBanned(at.eid)} />;
}

function Opened({ session, ...at }: At & { session: RoomSession }) {
  const { t } = useTranslation('room');
  const { room, error } = usePicked(session.store, ({ room, error }) => ({ room, error }));
  usePageTitle(room?.detail.name ?? t('title'));
  if (error) return <Unopened error={error} onRetry={() => void session.open(at.nodeId)} />;
  if (!room) return <FrameSkeleton isPaused={readIsBanned(at.eid)} />;
  return <Inside {...at} session={session} room={room} />;
}

function Inside({ session, room, ...at }: At & { session: RoomSession; room: Room }) {
  const { guidance, change, closeChange } = useGuidance(room, at);
  useEffect(() => {
    whenIdle(edit.fetchSoon);
    whenIdle(report.fetchSoon);
  }, []);
  useFreshDetail(session, room);
  if (guidance.is === 'not_started') return <NotStarted room={room} />;
  if (guidance.is === 'refused') return <Refused room={room} eid={at.eid} />;
  const route = guidance.is === 'move' ? guidance.route : (at.route as SectionRoute);
  const nodeId = guidance.is === 'move' ? guidance.nodeId : at.nodeId;
  return (
    <RoomProvider session={session} eid={at.eid} nodeId={nodeId}>
      <Announcer />
      <RehearsalQuestions />
      <Section route={route} />
      {change && <SectionChange change={change} onClose={closeChange} />}
    </RoomProvider>
  );
}

/** Keyed by the visit: what one section's screen remembers must not leak into the next. */
const Section = memo(function Section({ route }: { route: SectionRoute }) {
  const visit = useRoom(({ nodeId, section }) => `${route} ${nodeId} ${section?.opened_seq ?? 0}`);
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <div key={visit}>{SECTIONS[route]()}</div>
    </Suspense>
  );
});

const Announcer = memo(function Announcer() {
  useAnnouncements();
  useJumpAlong();
  useTurnCall();
  useTurnNudged();
  return null;
});

/** A role taken over brings its private words along, and a vote those that follow it: only a fetch tells them. */
function useFreshDetail(session: RoomSession, { detail, state }: Room): void {
  const { user_id: userId } = detail.me;
  const { nodes } = detail.flow;
  const now = whatFetchTells(state, userId, nodes);
  const fetched = whatFetchTells(detail.state, userId, nodes);
  useEffect(() => {
    if (now !== fetched) void session.refresh();
  }, [now, fetched, session]);
}

function Unopened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('room');
  const code = error instanceof ApiError ? error.code : null;
  if (code === CODE.not_registered) return <OutOfClass />;
  return (
    <div className={styles.centred}>
      {error instanceof ApiError && code === CODE.ended_cannot_enter ? (
        <EmptyState icon="flag" title={error.message} action={<HomeLink />} />
      ) : (
        <>
          <ErrorState error={error} title={t('unopened')} onRetry={onRetry} />
          <HomeLink />
        </>
      )}
    </div>
  );
}

/** A person who was taken out of the class, as they enter or in the middle of it: trying again would not help. */
function OutOfClass() {
  const { t } = useTranslation('room');
  return (
    <div className={styles.centred}>
      <EmptyState
        icon="lock"
        title={t('out_of_class.title')}
        text={t('out_of_class.text')}
        action={
          <LinkButton variant="primary" to="/experiment/doing" icon="arrowl">
            {t('out_of_class.list')}
          </LinkButton>
        }
      />
    </div>
  );
}

function HomeLink() {
  const { t } = useTranslation('room');
  return (
    <LinkButton to="/" icon="arrowl">
      {t('home')}
    </LinkButton>
  );
}

function NotStarted({ room }: { room: Room }) {
  const { t } = useTranslation('room');
  const { me, eid } = room.detail;
  return (
    <div className={styles.centred}>
      <EmptyState
        icon="hourglass"
        title={t('not_started.title')}
        text={t('not_started.text')}
        action={
          me.is_member ? (
            <LinkButton variant="primary" to={`/experiment/prepare/edit/${eid}`}>
              {t('not_started.open')}
            </LinkButton>
          ) : (
            <HomeLink />
          )
        }
      />
    </div>
  );
}

/** The address was typed for a section that is not theirs: says so, and where they may go. */
function Refused({ room, eid }: { room: Room; eid: number }) {
  const { t } = useTranslation('room');
  const { pick } = useFormat();
  const { flow, me } = room.detail;
  const open = openTo(flow, room.state, { userId: me.user_id, isStaff: me.is_staff });
  return (
    <div className={styles.centred}>
      <EmptyState
        icon="lock"
        title={t('refused.title')}
        text={t(open.length > 0 ? 'refused.open' : 'refused.none')}
        action={
          open.length > 0 ? (
            open.map((id) => (
              <LinkButton
                key={id}
                variant="primary"
                to={`/experiment/meta/${routeOf(flow, id)}/${eid}/${id}`}
              >
                {pick(flow.nodes.find((node) => node.id === id)?.name)}
              </LinkButton>
            ))
          ) : (
            <LinkButton variant="primary" to={`/experiment/meta/wait/${eid}/${flow.nodes[0]?.id ?? '-'}`}>
              {t('refused.wait')}
            </LinkButton>
          )
        }
      />
    </div>
  );
}

/** The frame's shape while the run is on its way. */
function FrameSkeleton({ isPaused = false }: { isPaused?: boolean }) {
  const { t } = useTranslation(['common', 'room']);
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      <i className={styles.bar} />
      {isPaused && <b className={styles.banned}>{t('room:ban.paused')}</b>}
      <i className={styles.rail} />
      <i className={styles.center} />
      <i className={styles.side} />
    </div>
  );
}
