import { dueNow, holderOf, isSectionKind, isVoteRunning, openSections } from '@lets/engine';
import type { IconName } from '../../../art/icon-names.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Asked } from './asked.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { BanDialog, EndVoteDialog } from './intervene-dialogs.tsx';
import type { InterveneProps } from './intervene-props.ts';
import styles from './interventions.module.css';
import { MoveOnDialog } from './move-on-dialog.tsx';
import { UndoLines } from './undo-lines.tsx';
import { useLift } from './use-lift.ts';

/** Hand over, move on, pause, end a vote: each asks first, and each is in the record. */
export function Interventions(
  props: InterveneProps & { asked: Asked | null; ask: (act: Asked) => void; onAnswered: () => void },
) {
  const { row, detail, state, asked, ask, onAnswered } = props;
  const { t } = useTranslation('guide');
  const { pick } = useFormat();
  const lift = useLift(row.card.eid);
  const { eid } = row.card;
  const open = openSections(state);
  const nodes = new Map(detail.flow.nodes.map((node) => [node.id, node]));
  const voting = open.find((section) => {
    const node = nodes.get(section.node_id);
    return node && isVoteRunning(node, section);
  });
  const isPaused = row.paused !== null;
  const mayHandOver = state.member_ids.length > 1;
  const awaited = awaitedRole(props);
  const away = pick(detail.flow.roles.find(({ id }) => id === awaited)?.name);
  const next = nextOf(props).map((id) => pick(nodes.get(id)?.name));
  return (
    <div className={styles.acts}>
      <ActButton
        icon="swap"
        name={t('act.hand_over')}
        note={
          !mayHandOver
            ? t('act.alone')
            : away
              ? t('act.hand_over_away', { role: away })
              : t('act.hand_over_note')
        }
        isOff={!mayHandOver}
        onClick={() => ask({ act: 'hand_over' })}
      />
      <ActButton
        icon="skip"
        name={t('act.move_on')}
        note={
          open.length === 0 || isPaused
            ? t('act.nothing_open')
            : next.length === 1
              ? t('act.move_on_to', { section: next[0] ?? '' })
              : t('act.move_on_note')
        }
        isOff={open.length === 0 || isPaused}
        onClick={() => ask({ act: 'move_on' })}
      />
      <ActButton
        icon={isPaused ? 'play' : 'ban'}
        name={t(isPaused ? 'act.lift' : 'act.ban')}
        note={t(isPaused ? 'act.lift_note' : 'act.ban_note')}
        onClick={() => (isPaused ? lift.now() : ask({ act: 'ban' }))}
      />
      <ActButton
        icon="ballot"
        name={t('act.end_vote')}
        note={t(voting ? 'act.end_vote_note' : 'act.no_vote')}
        isOff={!voting}
        onClick={() => ask({ act: 'end_vote' })}
      />
      <UndoLines row={row} detail={detail} state={state} />
      {asked?.act === 'hand_over' && (
        <HandOverDialog {...props} first={asked.role ?? null} awaited={awaited} onClose={onAnswered} />
      )}
      {asked?.act === 'move_on' && open.length > 0 && (
        <MoveOnDialog {...props} first={asked.nodeId ?? null} onClose={onAnswered} />
      )}
      {asked?.act === 'ban' && <BanDialog eid={eid} onClose={onAnswered} />}
      {asked?.act === 'end_vote' && voting && (
        <EndVoteDialog eid={eid} nodeId={voting.node_id} onClose={onAnswered} />
      )}
    </div>
  );
}

/** The role that everybody waits for and whose player is away. */
function awaitedRole({ row, detail, state }: InterveneProps): string | null {
  const waited = dueNow(detail.flow, state).flatMap(({ by }) => by.flatMap(({ role_id }) => role_id ?? []));
  const isAway = (role: string) => !row.present.includes(holderOf(state, role) ?? 0);
  return waited.find(isAway) ?? detail.flow.roles.map(({ id }) => id).find(isAway) ?? null;
}

/** Where the right options of the open sections lead, each once; nothing where a way on forks. */
function nextOf({ detail, state }: InterveneProps): readonly string[] {
  const open = new Set(openSections(state).map(({ node_id }) => node_id));
  const isSection = new Set(detail.flow.nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id));
  const targets = detail.flow.transitions.flatMap(({ from, to, kind }) =>
    open.has(from) && kind === 'advance' ? [to] : [],
  );
  return targets.every((id) => isSection.has(id)) ? [...new Set(targets)] : [];
}

function ActButton(props: {
  icon: IconName;
  name: string;
  note: string;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.act}
      title={props.note}
      disabled={props.isOff}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={18} />
      <b>{props.name}</b>
      <span>{props.note}</span>
    </button>
  );
}
