import type { CallDeclaration, OutputOf } from '@lets/contract';
import { useState } from 'react';
import { type ApiError, type CallInput, call, type NetworkError } from '../../lib/api-client.ts';

/** One call of a form that shows its refusal itself. Pages before the login do without the query library. */
export function useSubmit<C extends CallDeclaration>(declaration: C) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | NetworkError | null>(null);

  /** The answer, or null when it was refused. */
  async function submit(input: CallInput<C>): Promise<OutputOf<C> | null> {
    setPending(true);
    setError(null);
    try {
      return await call(declaration, input, { silent: true });
    } catch (fault) {
      setError(fault as ApiError | NetworkError);
      return null;
    } finally {
      setPending(false);
    }
  }

  return { submit, isPending, error, forget: () => setError(null) };
}
