import type { BoardFlow, BoardRow, UserBrief } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { FaceStack } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { RunTimer } from '../../../domain/run/run-timer/run-timer.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { partnerAs } from '../../../lib/partner-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Asked } from './asked.ts';
import styles from './board-line.module.css';
import { PathLine } from './path-line.tsx';
import { StuckStrip } from './stuck-strip.tsx';
import { isStuck, studentsOf, teamName } from './use-board.ts';
import { useLift } from './use-lift.ts';
import { useClockFrom } from './use-server-clock.ts';

interface LineProps {
  row: BoardRow;
  flow: BoardFlow | undefined;
  now: number;
  isChosen: boolean;
  onOpen: (act: Asked | null) => void;
}

/** One team: who is there, how far, who is waited for, and below why it is stuck. */
export function BoardLine({ row, flow, now, isChosen, onOpen }: LineProps) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const { card, cast } = row;
  const lift = useLift(card.eid);
  const clock = useClockFrom(now);
  const faces = cast.map((role) => ({
    id: role.role_id,
    character: role.character,
    side: role.side,
    dimmed: !role.present,
    size: 26,
  }));
  const meta = [card.leader.name, card.class_name || format.pick(card.project.name)].filter(Boolean);
  return (
    <li className={classNames(styles.row, isStuck(row) && styles.hotRow, isChosen && styles.chosen)}>
      <div className={styles.cells}>
        <div className={styles.name}>
          <button type="button" aria-pressed={isChosen} title={card.name} onClick={() => onOpen(null)}>
            {teamName(row)}
          </button>
          <span title={meta.join(t('joiner'))}>{meta.join(t('joiner'))}</span>
        </div>
        <div className={styles.present}>
          <FaceStack faces={faces} limit={8} />
          <span>{t('row.present', studentsOf(row))}</span>
        </div>
        <div className={styles.where}>
          {flow && <PathLine flow={flow} row={row} />}
          <Section row={row} flow={flow} now={now} />
          {row.timer && <RunTimer timer={row.timer} now={clock} />}
        </div>
        <Waiting row={row} now={now} />
        <time className={styles.last}>
          {ago(now - row.last_at, t('row.just_now'), (time) => t('row.ago', { time }), format.duration)}
        </time>
        <Icon name="cr" size={16} className={styles.go} />
      </div>
      {row.paused && (
        <p className={styles.paused}>
          <Icon name="ban" size={15} />
          <span>{[t('state.paused'), row.paused.reason].filter(Boolean).join(t('colon'))}</span>
          <Button size="sm" busy={lift.isUnderWay} onClick={lift.now}>
            {t('act.lift')}
          </Button>
        </p>
      )}
      <StuckStrip row={row} now={now} onOpen={onOpen} />
    </li>
  );
}

const MINUTE = 60_000;

function ago(
  past: number,
  justNow: string,
  say: (time: string) => string,
  duration: (time: number) => string,
): string {
  return past < MINUTE ? justNow : say(duration(past - (past % MINUTE)));
}

function Section({ row, flow, now }: Pick<LineProps, 'row' | 'flow' | 'now'>) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const [section, ...others] = row.card.open_sections;
  if (!section) return <p className={styles.section}>{t('row.between')}</p>;
  const spent = now - section.since;
  const planned = flow?.nodes.find(({ id }) => id === section.node_id)?.minutes ?? null;
  const isOver = planned !== null && spent > planned * MINUTE;
  const time = format.duration(Math.max(MINUTE, spent - (spent % MINUTE)));
  return (
    <p className={styles.section}>
      <b>{format.pick(section.name)}</b>
      <span className={isOver ? styles.over : undefined}>
        {isOver ? t('row.over', { time, planned }) : time}
      </span>
      {others.length > 0 && <span>{t('row.beside', { count: others.length })}</span>}
      <Helped row={row} />
    </p>
  );
}

/** How many questions wait for an answer; where none does, how many were answered. */
function Helped({ row }: { row: BoardRow }) {
  const { t } = useTranslation('guide');
  const answered = row.help.filter(({ answer }) => answer).length;
  const waiting = row.help.length - answered;
  if (row.help.length === 0) return null;
  return (
    <span className={styles.helped}>
      <Icon name="compass" size={13} />
      {waiting > 0 ? t('row.waiting', { count: waiting }) : t('row.answered', { count: answered })}
    </span>
  );
}

/** A role with the person who has it; a practice partner by its role alone. */
function calledIn(role: string, user: UserBrief | null): string {
  return user?.automatic && role ? partnerAs(role) : [role, user?.name].filter(Boolean).join(' ');
}

/** Who is waited for, and a line of what for. */
function Waiting({ row, now }: Pick<LineProps, 'row' | 'now'>) {
  const { t } = useTranslation(['guide', 'turn']);
  const format = useFormat();
  const waited = row.card.open_sections.flatMap(({ waited_for, due }) =>
    waited_for.map((one) => ({ ...one, due })),
  );
  const [first] = waited;
  const what = first?.due ? t(`turn:brief.${first.due}`) : '';
  const missing = row.stuck.find(({ reason, role_id }) => reason === 'missing' && role_id === first?.role_id);
  const note = missing
    ? t('row.away', { time: format.duration(now - missing.since) })
    : row.wrong_tries > 0
      ? t('row.wrong_tries', { count: row.wrong_tries })
      : row.signing.length > 0
        ? t('row.signing', { count: row.signing.length })
        : waited.length > 1
          ? t('row.more_waited', { what, count: waited.length - 1 })
          : what;
  return (
    <div className={styles.waiting}>
      <b>{first ? calledIn(format.pick(first.role_name), first.user) : t('row.nobody')}</b>
      <span>{note}</span>
    </div>
  );
}
