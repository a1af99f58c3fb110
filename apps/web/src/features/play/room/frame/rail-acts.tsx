import { nodeEnd } from '@lets/contract';
import { openSections } from '@lets/engine';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { only, useRoom } from '../room-context.tsx';
import type { RoomView } from '../room-view.ts';
import { useNames } from '../use-names.ts';
import styles from './rail.module.css';

const MOVES = ['back', 'restart'] as const;
type Move = (typeof MOVES)[number];
const CODES: Record<string, Move> = { KeyB: 'back', KeyR: 'restart' };

/** Stepping back and starting over: with a question first, and only for those who may. */
export function RailActs({ isFolded }: { isFolded: boolean }) {
  const { t } = useTranslation('room');
  const { abilityOf, canAct, me } = useRoom(only('abilityOf', 'canAct', 'me'));
  const [asking, ask, close] = useOpen<Move>();
  const mayBack = canAct('back');
  const mayRestart = canAct('restart');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const move = event.altKey && !event.ctrlKey && !event.metaKey ? CODES[event.code] : undefined;
      if (!move || event.repeat || !(move === 'back' ? mayBack : mayRestart)) return;
      event.preventDefault();
      ask(move);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [mayBack, mayRestart, ask]);
  const shown = me.isStaff ? [] : MOVES.filter((move) => abilityOf(move).is !== 'hidden');
  if (shown.length === 0) return null;
  return (
    <div className={styles.acts}>
      {shown.map((move) => {
        const ability = abilityOf(move);
        const icon = move === 'back' ? 'stepback' : 'restart';
        const isOff = ability.is === 'disabled';
        const title = isOff ? ability.reason : t(`${move}.title`);
        return isFolded ? (
          <IconButton
            key={move}
            icon={icon}
            label={t(`${move}.act`)}
            disabled={isOff}
            onClick={() => ask(move)}
          />
        ) : (
          <Button key={move} size="sm" icon={icon} disabled={isOff} title={title} onClick={() => ask(move)}>
            {t(`${move}.act`)}
          </Button>
        );
      })}
      {asking && <ConfirmMove move={asking} onClose={close} />}
    </div>
  );
}

function ConfirmMove({ move, onClose }: { move: Move; onClose: () => void }) {
  const { t } = useTranslation('room');
  const act = useRoom(({ act }) => act);
  const [isBusy, setBusy] = useState(false);
  const text = useLosses(move);
  const confirm = async () => {
    setBusy(true);
    await act(nodeEnd, { option: move }).catch(() => null);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`${move}.ask`)}
      icon={move === 'back' ? 'stepback' : 'restart'}
      confirmLabel={t(`${move}.confirm`)}
      cancelLabel={t(`${move}.cancel`)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

/** What would be cleared, in numbers. */
function useLosses(move: Move): string {
  const { t } = useTranslation('room');
  const names = useNames();
  const { nodeId, previous, ...counts } = useRoom((room) => lossesOf(room, move));
  const words = { section: names.nodeName(nodeId), previous: names.nodeName(previous) };
  return t(`${move}.loses`, { ...counts, ...words });
}

function lossesOf({ state, nodeId, record, section }: RoomView, move: Move) {
  const since = move === 'back' ? (section?.opened_seq ?? 0) : 0;
  const documents = Object.values(state.documents).filter(
    (one) => !one.archived && (move === 'restart' || one.node_id === nodeId),
  );
  const speeches = record.filter(
    (one) => one.type === 'spoke' && one.seq > since && (move === 'restart' || one.node_id === nodeId),
  );
  const signatures = documents.flatMap((one) => Object.values(one.signatures));
  return {
    nodeId,
    previous: section?.pre_node_id ?? null,
    sections: Object.keys(state.sections).length,
    open: openSections(state).length,
    speeches: speeches.length,
    documents: documents.length,
    signatures: signatures.filter(({ status }) => status === 'signed').length,
  };
}
