import type { CallDeclaration, OutputOf } from '@lets/contract';
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { onLanguageChange } from '../i18n/index.ts';
import { ApiError, type CallInput, call, isChangedMeanwhile, NetworkError } from './api-client.ts';
import { readAgainWhenOvertaken, useRevision } from './read-again.ts';
import { onSessionEnd } from './session.ts';
import type { Telling } from './telling.ts';

const RETRIES = 3;
const backoff = (attempt: number) => Math.min(8000, 500 * 2 ** attempt);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is an answer; only silence is worth asking again.
      retry: (count, error) => error instanceof NetworkError && count < RETRIES,
      retryDelay: backoff,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
    },
  },
});

onSessionEnd(() => queryClient.clear());
readAgainWhenOvertaken(queryClient);

// What the server says in the reader's language, a run's name among it, is asked for again.
onLanguageChange(() => void queryClient.invalidateQueries());

/** The cache key of a call; with no input, of all its inputs. */
export function callKey<C extends CallDeclaration>(declaration: C, input?: CallInput<C>): unknown[] {
  return input === undefined ? [declaration.path] : [declaration.path, input];
}

export interface UseCallOptions {
  /** Why nobody need know when the read is refused. Left out: what shows the read shows its refusal. */
  quiet?: string;
  /** False waits: an input is still missing. */
  enabled?: boolean;
  staleTime?: number;
  /** Keeps the last page on the screen while the next one loads. */
  keepPrevious?: boolean;
  /** Milliseconds: asks again so often, for what nobody is told of. */
  refetchInterval?: number;
  /** The state of the thing as live events tell it: when it has become another, here or while nobody looked, it is read anew. */
  revision?: string | number | undefined;
}

/** Reads by a declared call: `{data, error, isPending, refetch, …}`. Toasts nothing: `QueryView`, `ErrorState` or `ReadFault` stands where it is read. */
export function useCall<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  { quiet, enabled = true, staleTime, keepPrevious = false, refetchInterval, revision }: UseCallOptions = {},
) {
  const client = useQueryClient();
  const queryKey = callKey(declaration, input);
  const telling: Telling = quiet === undefined ? { shown: 'in-place' } : { quiet };
  const read = useQuery<OutputOf<C>, ApiError | NetworkError>({
    queryKey,
    queryFn: ({ signal }) => call(declaration, input, { ...telling, signal }),
    enabled,
    // What is on the screen stays there while nobody answers, and is asked for again until someone does.
    retry: (count, error) =>
      error instanceof NetworkError && (count < RETRIES || client.getQueryData(queryKey) !== undefined),
    ...(staleTime !== undefined && { staleTime }),
    ...(refetchInterval !== undefined && { refetchInterval }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
  useRevision(queryKey, revision);
  return read;
}

export type UseActOptions<C extends CallDeclaration> = ActOptions<C> & Telling;
interface ActOptions<C extends CallDeclaration> {
  /** Reads whose cached answers this act makes old. */
  invalidates?: readonly CallDeclaration[];
  onSuccess?: (output: OutputOf<C>, input: CallInput<C>) => void;
  onError?: (error: ApiError | NetworkError, input: CallInput<C>) => void;
  /** `always` says at once that the line is down; else the act waits and is sent when it is back. */
  networkMode?: 'always';
}

/** Acts by a declared call: `mutate(input)`. With a `request_id` in the input a lost answer is asked for again. */
export function useAct<C extends CallDeclaration>(declaration: C, options: UseActOptions<C> = {}) {
  const client = useQueryClient();
  const { invalidates = [], onSuccess, onError, networkMode, ...telling } = options;
  return useMutation<OutputOf<C>, ApiError | NetworkError, CallInput<C>>({
    mutationFn: (input) => callSafely(declaration, input, telling),
    onSuccess: async (output, input) => {
      onSuccess?.(output, input);
      await Promise.all(invalidates.map((read) => client.invalidateQueries({ queryKey: callKey(read) })));
    },
    onError: (error, input) => onError?.(error, input),
    ...(networkMode && { networkMode }),
  });
}

/** Sends an act again while nobody answers, but only one that the server can tell from a second wish. */
async function callSafely<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  telling: Telling,
): Promise<OutputOf<C>> {
  const isRepeatable = 'request_id' in input && Boolean(input.request_id);
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(declaration, input, telling);
    } catch (error) {
      if (!(error instanceof NetworkError) || !isRepeatable || attempt >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
  }
}

export { ApiError, isChangedMeanwhile, NetworkError };
