import { type CallDeclaration, CODE, type OutputOf } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toast/toast.tsx';
import { ApiError, type CallInput, call, type NetworkError } from '../../../lib/api-client.ts';
import { untilThereIsRoom } from '../../../lib/come-again.ts';

/** One call of a form that shows its refusal itself as well as in a toast. Pages before the login do without the query library. */
export function useSubmit<C extends CallDeclaration>(declaration: C, onRefused?: (fault: unknown) => void) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | NetworkError | null>(null);
  const [wait, setWait] = useState(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** The answer, or null when it was refused. While the server has no room it waits and tries again by itself. */
  async function submit(input: CallInput<C>): Promise<OutputOf<C> | null> {
    setPending(true);
    setError(null);
    const send = () => call(declaration, input, { shown: 'in-place' });
    try {
      return await untilThereIsRoom(send, { onWait: setWait, isOver: () => isLeft.current });
    } catch (fault) {
      setError(fault as ApiError | NetworkError);
      onRefused?.(fault);
      // The form says it too, beside what is to be corrected.
      if (fault instanceof ApiError && fault.code !== CODE.factor_needed)
        toast(fault.message, { type: 'error', isAnnounced: true });
      return null;
    } finally {
      setPending(false);
      setWait(0);
    }
  }

  /** `wait`: in how many seconds it is tried again; 0 when nothing is waited for. */
  return { submit, isPending, error, wait, forget: () => setError(null) };
}
