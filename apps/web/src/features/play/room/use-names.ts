import { useMemo } from 'react';
import { makeNames, type Names } from '../../../domain/run/names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useRoomContext } from './room-context.tsx';

/** Everybody and everything in this run by name, with who plays which role now. */
export function useNames(): Names {
  const { detail, state } = useRoomContext();
  const { pick } = useFormat();
  return useMemo(() => makeNames(detail, pick, state.holders), [detail, state.holders, pick]);
}
