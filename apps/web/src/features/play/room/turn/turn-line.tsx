import { type Due, dueIn } from '@lets/engine';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/icon/icon.tsx';
import { dueWhat, dueWho } from '../../../../domain/run/due-words.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePicked } from '../../../../lib/use-picked.ts';
import { useClock } from '../hooks/use-clock.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { AskCall } from './ask-call.tsx';
import { awaitedSpeaker } from './awaited-role.ts';
import { GoOn } from './go-on.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { NudgeButton } from './nudge-button.tsx';
import { SeeToIt } from './see-to-it.tsx';
import styles from './turn.module.css';
import { turnCall } from './turn-call.ts';
import { useDueWording } from './use-due-wording.ts';
import { type Turn, turnOf } from './whose-turn.ts';

/** One sentence, always in sight: what is waited for, from whom, since when, and what I can do now. */
export function TurnLine() {
  const { t } = useTranslation('turn');
  const takesPart = useRoom(({ takesPart }) => takesPart);
  const turn = useRoom(({ detail, state, nid, me }) => turnOf(dueIn(detail.flow, state, nid), me));
  const speaker = useRoom(awaitedSpeaker);
  if (!turn || !takesPart) return null;
  // That I may end the section can wait until my line is said.
  const isMyLine = speaker !== null && (!turn.isMine || turn.due.kind === 'end');
  const isMine = turn.isMine || isMyLine;
  return (
    <section className={classNames(styles.line, isMine && styles.mine)} aria-label={t('label')}>
      <Icon name={isMine ? 'flag' : 'hourglass'} size={16} />
      {isMyLine ? <MyLine role={speaker} /> : <Sentence turn={turn} />}
      <Since due={turn.due} />
      <span className={styles.space} />
      <GoOn />
      {isMyLine && <Meanwhile />}
      {!isMyLine && turn.isMine && <SeeToIt key={turn.due.kind} due={turn.due} />}
      {!isMine && <Waiting due={turn.due} />}
    </section>
  );
}

/** Practice partners wait for what I have to say. */
function MyLine({ role }: { role: string }) {
  const { t } = useTranslation('turn');
  const names = useNames();
  const text = t('line_mine', { role: names.roleName(role) });
  return (
    <p role="status" title={text}>
      {text}
    </p>
  );
}

/** What can be done while others are waited for; first of all the question whether to be called, once. */
function Waiting({ due }: { due: Due }) {
  const isStaff = useRoom(({ me }) => me.isStaff);
  const isAsked = usePicked(turnCall, (wanted) => wanted !== null);
  return (
    <>
      {isAsked || isStaff ? <NudgeButton key={due.kind} due={due} /> : <AskCall />}
      <Meanwhile />
    </>
  );
}

function Sentence({ turn: { due, isMine, alsoMine } }: { turn: Turn }) {
  const { t } = useTranslation('turn');
  const wording = useDueWording();
  const what = dueWhat(due, wording);
  const text = isMine ? t('sentence_mine', { what }) : t('sentence', { who: dueWho(due, wording), what });
  return (
    <p role="status" title={text}>
      {text}
      {alsoMine > 0 && <small>{t('also', { count: alsoMine })}</small>}
    </p>
  );
}

/** How long it has been waited for, by the server's clock. */
export function Since({ due }: { due: Pick<Due, 'since'> }) {
  const { t } = useTranslation('turn');
  const format = useFormat();
  const now = useClock();
  return <small className={styles.since}>{t('since', { time: format.clock(now - due.since) })}</small>;
}
