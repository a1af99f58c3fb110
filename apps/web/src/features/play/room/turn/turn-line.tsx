import type { Due } from '@lets/engine';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePicked } from '../../../../lib/use-picked.ts';
import { useClock } from '../hooks/use-clock.ts';
import { useRoom } from '../room-context.tsx';
import { AskCall } from './ask-call.tsx';
import { GoOn } from './go-on.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { NudgeButton } from './nudge-button.tsx';
import { SeeToIt, useTurnWindow } from './see-to-it.tsx';
import styles from './turn.module.css';
import { turnCall } from './turn-call.ts';
import { useDueWording } from './use-due-wording.ts';
import { keyOf, type Turn, turnIn, turnSentence } from './whose-turn.ts';

/** One sentence, always in sight: what is waited for, from whom, since when, and what I can do now. */
export function TurnLine() {
  const { t } = useTranslation('turn');
  const takesPart = useRoom(({ takesPart }) => takesPart);
  const turn = useRoom((room) => turnIn(room, room.nodeId));
  const [window, openWindow] = useTurnWindow();
  if (!turn || !takesPart) return null;
  const { due, isMine, line } = turn;
  return (
    <section className={classNames(styles.line, isMine && styles.mine)} aria-label={t('label')}>
      <Icon name={isMine ? 'flag' : 'hourglass'} size={16} />
      <Sentence turn={turn} />
      <Since due={due} />
      <span className={styles.space} />
      <GoOn />
      {line !== null && <Meanwhile />}
      {line === null && isMine && <SeeToIt due={due} open={openWindow} />}
      {!isMine && <Waiting due={due} />}
      {window}
    </section>
  );
}

/** What can be done while others are waited for; first of all the question whether to be called, once. */
function Waiting({ due }: { due: Due }) {
  const isStaff = useRoom(({ me }) => me.isStaff);
  const isAsked = usePicked(turnCall, (wanted) => wanted !== null);
  return (
    <>
      {isAsked || isStaff ? <NudgeButton key={keyOf(due)} due={due} /> : <AskCall />}
      <Meanwhile />
    </>
  );
}

function Sentence({ turn }: { turn: Turn }) {
  const { t } = useTranslation('turn');
  const text = turnSentence(turn, useDueWording());
  return (
    <p role="status" title={text}>
      {text}
      {turn.alsoMine > 0 && <small>{t('also', { count: turn.alsoMine })}</small>}
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
