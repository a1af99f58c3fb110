import { dueNow, holderOf, isVoteRunning, openSections } from '@lets/engine';
import type { IconName } from '../../../art/icon-names.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
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
  return (
    <div className={styles.acts}>
      <ActButton
        icon="swap"
        name={t('act.hand_over')}
        note={t(mayHandOver ? 'act.hand_over_note' : 'act.alone')}
        isOff={!mayHandOver}
        onClick={() => ask('hand_over')}
      />
      <ActButton
        icon="skip"
        name={t('act.move_on')}
        note={t(open.length > 0 && !isPaused ? 'act.move_on_note' : 'act.nothing_open')}
        isOff={open.length === 0 || isPaused}
        onClick={() => ask('move_on')}
      />
      <ActButton
        icon={isPaused ? 'play' : 'ban'}
        name={t(isPaused ? 'act.lift' : 'act.ban')}
        note={t(isPaused ? 'act.lift_note' : 'act.ban_note')}
        onClick={() => (isPaused ? lift.now() : ask('ban'))}
      />
      <ActButton
        icon="ballot"
        name={t('act.end_vote')}
        note={t(voting ? 'act.end_vote_note' : 'act.no_vote')}
        isOff={!voting}
        onClick={() => ask('end_vote')}
      />
      <UndoLines row={row} detail={detail} state={state} />
      {asked === 'hand_over' && <HandOverDialog {...props} first={awaitedRole(props)} onClose={onAnswered} />}
      {asked === 'move_on' && open.length > 0 && <MoveOnDialog {...props} onClose={onAnswered} />}
      {asked === 'ban' && <BanDialog eid={eid} onClose={onAnswered} />}
      {asked === 'end_vote' && voting && (
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

function ActButton(props: {
  icon: IconName;
  name: string;
  note: string;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.act} disabled={props.isOff} onClick={props.onClick}>
      <Icon name={props.icon} size={18} />
      <b>{props.name}</b>
      <span>{props.note}</span>
    </button>
  );
}
