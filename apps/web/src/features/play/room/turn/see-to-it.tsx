import type { Due } from '@lets/engine';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { CallDialog } from '../dock/call-dialog.tsx';
import { EndSectionDialog } from '../dock/end-section-dialog.tsx';
import { SubmitDialog } from '../dock/submit-dialog.tsx';
import { only, useRoom } from '../room-context.tsx';
import { leadTo, placeOf } from './lead-to.ts';
import { useLeadToCondition } from './use-lead-to-condition.ts';
import { roleFor } from './whose-turn.ts';

type TurnWindow = 'end' | 'call' | 'submit';

/** The button that leads to what waits for me: it opens the window for it, or puts the focus where it is done. */
export function SeeToIt({ due, open }: { due: Due; open: (window: TurnWindow) => void }) {
  const { t } = useTranslation('turn');
  const { me, node, section, nodeId, canAct } = useRoom(only('me', 'node', 'section', 'nodeId', 'canAct'));
  const { currentRole, setCurrentRole, openDocument, openRecord } = useRoom(
    only('currentRole', 'setCurrentRole', 'openDocument', 'openRecord'),
  );
  const leadToCondition = useLeadToCondition();
  if (due.kind === 'lift_pause' || due.kind === 'step_in') return null;
  const role = roleFor(due, me.userId);
  // A hearing is led by speaking: its end stands below, for when all is done.
  const isLed = due.kind === 'end' && node.kind === 'court' && canAct('speak');
  const start = () => {
    if (isLed && leadTo('speak')) return;
    if (due.kind === 'meet' && leadToCondition(due)) return;
    if (due.kind === 'end' || due.kind === 'meet') return open('end');
    if (due.kind === 'call_in') return open('call');
    if (due.kind === 'sign' && due.item) return openDocument(due.item.id);
    if (due.kind === 'sign_record' || due.kind === 'answer_correction')
      return openRecord(nodeId, section?.opened_seq ?? 0);
    const place = placeOf(due.kind);
    if (place && leadTo(place)) return;
    if (due.kind === 'hand_in' && (canAct('submit') || canAct('request_submission'))) open('submit');
  };
  const go = () => {
    const isOther = role !== null && role !== currentRole && me.roleIdsHere.includes(role);
    if (!isOther) return start();
    setCurrentRole(role);
    // What belongs to the other role stands on the screen once it has been drawn.
    requestAnimationFrame(start);
  };
  return (
    <Button size="sm" variant="primary" iconAfter="arrowr" onClick={go}>
      {t(isLed ? 'act.speak' : `act.${due.kind}`)}
    </Button>
  );
}

/** The window for what waits for me. It stays open when something else is waited for meanwhile. */
export function useTurnWindow(): [ReactNode, (window: TurnWindow) => void] {
  const [window, open] = useState<TurnWindow | null>(null);
  const close = () => open(null);
  const shown = (
    <>
      {window === 'end' && <EndSectionDialog onClose={close} />}
      {window === 'call' && <CallDialog onClose={close} />}
      {window === 'submit' && <SubmitDialog onClose={close} />}
    </>
  );
  return [shown, open];
}
