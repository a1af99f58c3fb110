import { useEffect } from 'react';
import { usePageVisible } from '../../../../lib/use-page-visible.ts';
import { useRoom } from '../room-context.tsx';

/** Notes whether the record is in sight: what is said while it is not is new. */
export function useReading(isOpen: boolean): void {
  const setReading = useRoom(({ setReading }) => setReading);
  const isReading = usePageVisible() && isOpen;
  useEffect(() => setReading(isReading), [setReading, isReading]);
}
