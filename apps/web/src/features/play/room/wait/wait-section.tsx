import { openSections } from '@lets/engine';
import { Face } from '../../../../components/face/face.tsx';
import { Scene } from '../../../../components/scene/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { SectionFrame } from '../frame/section-frame.tsx';
import { WalkStrip } from '../frame/walk-strip.tsx';
import { useClock } from '../hooks/use-clock.ts';
import { only, useRoom } from '../room-context.tsx';
import { NudgeButton } from '../turn/nudge-button.tsx';
import { Since as DueSince } from '../turn/turn-line.tsx';
import { useDueWording } from '../turn/use-due-wording.ts';
import { type Turn, turnIn, turnSentence } from '../turn/whose-turn.ts';
import { useNames } from '../use-names.ts';
import { JumpCard } from './jump-card.tsx';
import styles from './wait.module.css';

const NOBODY: readonly [] = [];

/** Nothing to do here now: who is at work, where and since when. Everybody moves on by themselves. */
export function WaitSection() {
  return <SectionFrame firstTab="documents" center={<WaitCenter />} />;
}

function WaitCenter() {
  const { t } = useTranslation('room');
  const { node, section, me } = useRoom(only('node', 'section', 'me'));
  const isJump = node.kind === 'jump' && section?.status === 'open';
  const mine = me.roleIdsHere.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <Scene scene={node.scene ?? 'courtroom'} occupants={NOBODY} plates={false} label={t('wait.title')} />
      </div>
      <div className={styles.column}>
        {isJump && (mine || section?.jumped_to) ? <JumpCard /> : <Waiting />}
      </div>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('room');
  const format = useFormat();
  const me = useRoom(({ me }) => me);
  const names = useNames();
  const waited = useRoom((room) =>
    openSections(room.state).map(({ node_id, opened_at: since }) => ({
      node_id,
      since,
      turn: turnIn(room, node_id),
    })),
  );
  const sections = format.list(
    waited.map((one) => t('wait.quote', { section: names.nodeName(one.node_id) })),
  );
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <div>
          <h1>{t('wait.heading', { section: sections })}</h1>
          <p>{t(me.roleIds.length > 0 ? 'wait.text' : 'wait.looks_on')}</p>
        </div>
        {waited[0] && <Since time={waited[0].since} />}
      </header>
      {waited.map(({ node_id, turn }) => turn && <WaitedSection key={node_id} turn={turn} />)}
      <div className={styles.chart}>
        <WalkStrip extent="around_now" />
      </div>
    </section>
  );
}

function Since({ time }: { time: number }) {
  const { t } = useTranslation('room');
  const format = useFormat();
  const now = useClock();
  return (
    <p className={styles.since}>
      <b>{format.clock(now - time)}</b>
      {t('wait.since', { time: format.moment(time, now) })}
    </p>
  );
}

/** What a section waits for, and whether those who are to do it are there. */
function WaitedSection({ turn }: { turn: Turn }) {
  const { due } = turn;
  const { t } = useTranslation('room');
  const { present, goneSince } = useRoom(only('present', 'goneSince'));
  const names = useNames();
  const wording = useDueWording();
  const format = useFormat();
  const now = useClock();
  const online = new Map(present.map((one) => [one.user_id, one.node_id]));
  const people = due.by.map(({ role_id, user_id }) => ({
    role: names.knownRole(role_id),
    user: names.user(user_id),
  }));
  return (
    <>
      <p className={styles.due}>
        {turnSentence(turn, wording, 'roles')}
        <DueSince due={due} />
        <span className={styles.nudge}>
          <NudgeButton due={due} />
        </span>
      </p>
      <ul className={styles.people}>
        {people.map(({ role, user }) => {
          const isOnline = user !== undefined && online.has(user.id);
          const gone = user && goneSince.get(user.id);
          return (
            <li key={role?.id ?? user?.id}>
              <Face
                character={role?.character ?? ''}
                side={role?.side ?? null}
                size={48}
                dimmed={!isOnline}
                presence={isOnline ? 'online' : 'away'}
              />
              <div>
                <b>{[role?.name, user?.name].filter(Boolean).join(' ')}</b>
                <span>{role?.party}</span>
              </div>
              <div className={styles.doing}>
                <b>{t(isOnline ? 'wait.at' : 'people.offline', { section: names.nodeName(due.node_id) })}</b>
                <span>
                  {!isOnline && gone ? t('people.offline_for', { time: format.duration(now - gone) }) : ''}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
