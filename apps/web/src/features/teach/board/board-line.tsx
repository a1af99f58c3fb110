import type { BoardFlow, BoardRow, StuckReason, UserBrief } from '@lets/contract';
import type { IconName } from '../../../art/icon-names.ts';
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
import { isStuck, studentsOf, teamName } from './use-board.ts';
import { useLift } from './use-lift.ts';
import { useReason } from './use-reason.ts';
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
      {row.stuck[0] && <Stuck row={row} reason={row.stuck[0]} now={now} onOpen={onOpen} />}
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
    </p>
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

/** What would help against each reason, the likeliest first. */
const REMEDIES: Readonly<Record<StuckReason['reason'], readonly Asked['act'][]>> = {
  help: ['guide'],
  missing: ['hand_over', 'guide'],
  wrong_tries: ['guide', 'move_on'],
  unsigned: ['guide', 'hand_over'],
  idle: ['guide', 'move_on'],
};
const ICONS: Readonly<Partial<Record<Asked['act'], IconName>>> = {
  hand_over: 'swap',
  guide: 'compass',
  move_on: 'skip',
};

function Stuck(props: Pick<LineProps, 'row' | 'now' | 'onOpen'> & { reason: StuckReason }) {
  const { row, reason, now, onOpen } = props;
  const { t } = useTranslation('guide');
  const tell = useReason();
  return (
    <div className={classNames(styles.reason, reason.reason === 'help' && styles.calling)}>
      <Icon name={reason.reason === 'help' ? 'compass' : 'alert'} size={16} />
      <p>
        {tell(reason, row, now)}
        {row.stuck.length > 1 && <span>{t('row.more_reasons', { count: row.stuck.length - 1 })}</span>}
      </p>
      {REMEDIES[reason.reason].map((act) => (
        <Button key={act} size="sm" {...(ICONS[act] && { icon: ICONS[act] })} onClick={() => onOpen({ act })}>
          {t(reason.reason === 'help' ? 'act.answer' : `act.${act}`)}
        </Button>
      ))}
    </div>
  );
}
