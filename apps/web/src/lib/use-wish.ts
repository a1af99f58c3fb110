import { useRef } from 'react';
import { newRequestId } from './request-id.ts';

/** A name for what is sent: the same words go out under the same name, however often, and other words under another. */
export function useWish(): (words: string) => string {
  const last = useRef({ words: '', id: '' });
  return (words) => {
    if (last.current.id === '' || last.current.words !== words) last.current = { words, id: newRequestId() };
    return last.current.id;
  };
}
