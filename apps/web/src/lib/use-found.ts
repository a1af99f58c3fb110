import type { CallDeclaration, OutputOf } from '@lets/contract';
import { LIMITS } from '@lets/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallInput } from './api-client.ts';
import { useCall } from './query.ts';

const SIZE = 50;
/** Typing is answered after a pause, not at every key. */
const PAUSE_MS = 250;

interface Listed<Row> {
  readonly list: readonly Row[];
}
type RowOf<C extends CallDeclaration> = OutputOf<C> extends Listed<infer Row> ? Row : never;

type Fallible = Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'refetch'>;

export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** Tells with `ReadFault` what could not be read. */
  readonly read: Fallible;
  readonly onSearch: (text: string) => void;
}

interface Wanted<C extends CallDeclaration> {
  /** What narrows the list, besides what is typed. */
  readonly input: CallInput<C>;
  /** What finds the chosen row wherever in the list it stands; null while none is chosen. */
  readonly chosen: Partial<CallInput<C>> | null;
  readonly isChosen: (row: RowOf<C>) => boolean;
}

/** A choice among more rows than one page holds: the server finds what is typed, and what is chosen is always among them. */
export function useFound<C extends CallDeclaration>(
  declaration: C,
  { input, chosen, isChosen }: Wanted<C>,
): Found<RowOf<C>> {
  const [text, setText] = useState('');
  const q = usePaused(text.trim().slice(0, LIMITS.search));
  const found = useCall(declaration, { ...input, size: SIZE, ...(q && { q }) } as CallInput<C>, {
    keepPrevious: true,
  });
  const listed = rowsOf<C>(found.data);
  const isMissing = chosen !== null && found.data !== undefined && !listed.some(isChosen);
  const own = useCall(declaration, { ...input, ...chosen, size: SIZE } as CallInput<C>, {
    enabled: isMissing,
  });
  const missing = isMissing ? rowsOf<C>(own.data).filter(isChosen) : [];
  return {
    rows: [...missing, ...listed],
    isLoading: found.isFetching,
    read: own.isError ? own : found,
    onSearch: setText,
  };
}

function rowsOf<C extends CallDeclaration>(data: OutputOf<C> | undefined): readonly RowOf<C>[] {
  return (data as Listed<RowOf<C>> | undefined)?.list ?? [];
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
