import { messagePush } from '@lets/contract';
import type { PendingRequest } from '@lets/engine';
import { type KeyboardEvent, useState } from 'react';
import { only, useRoom } from '../room-context.tsx';

/** What waits for my answer as the host, oldest first, and what I myself wait for. */
export function useRequests(): { toAnswer: readonly PendingRequest[]; mine: readonly PendingRequest[] } {
  const { me, isOpen } = useRoom(only('me', 'isOpen'));
  const pending = useRoom(({ section }) => (section?.status === 'open' ? section.requests : []));
  const isHost = me.hostRole !== undefined && !me.isStaff;
  return {
    toAnswer: isHost && isOpen ? pending : [],
    mine: isHost ? [] : pending.filter((request) => request.user_id === me.userId),
  };
}

/** Answers a request; Y and N do the same while its card has the focus, so that no key pressed elsewhere decides anything. */
export function useAnswer(request: PendingRequest | undefined) {
  const { act, me } = useRoom(only('act', 'me'));
  const [busy, setBusy] = useState<number | null>(null);
  const id = request?.id;
  const answer = async (agree: boolean, reason = '') => {
    if (id === undefined) return;
    setBusy(id);
    try {
      await act(messagePush, {
        kind: 'answer',
        role_id: me.hostRole ?? null,
        answer_to: id,
        agree,
        ...(reason.trim() && { reason: reason.trim() }),
      });
    } catch {
      // Told in a toast; the request stands, or its answer by another person is on its way.
    } finally {
      setBusy(null);
    }
  };
  const onKeyDown = (event: KeyboardEvent, decide: (agree: boolean) => void) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (busy !== null || (key !== 'y' && key !== 'n')) return;
    event.preventDefault();
    decide(key === 'y');
  };
  return { answer, onKeyDown, isBusy: busy === id && id !== undefined };
}

/** Whether a key belongs to a text, or to a dialog that is open. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('dialog, [role="menu"]')) return true;
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
