import { useMemo } from 'react';
import { makeNames, type Names } from '../../../domain/run/names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useRoom } from './room-context.tsx';

/** Everybody and everything in this run by name, with who plays which role now. */
export function useNames(): Names {
  const detail = useRoom(({ detail }) => detail);
  const holders = useRoom(({ state }) => state.holders);
  const { pick } = useFormat();
  return useMemo(() => makeNames(detail, pick, holders), [detail, holders, pick]);
}
