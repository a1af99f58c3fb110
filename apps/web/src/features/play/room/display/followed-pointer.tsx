import { type RefObject, useEffect, useReducer } from 'react';
import { useNames } from '../use-names.ts';
import styles from './pointer.module.css';
import { placeIn, shownIn, useFollowedPointer } from './use-pointer.ts';

/** The presenter's pointer on the screen of whoever follows, on the very word it points at. */
export function FollowedPointer(props: { box: RefObject<HTMLDivElement | null>; isFollowing: boolean }) {
  const { box, isFollowing } = props;
  const names = useNames();
  const pointer = useFollowedPointer(isFollowing);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const element = box.current;
    if (!pointer || !element) return;
    // What is shown moves under the pointer.
    element.addEventListener('scroll', look, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', look, { capture: true });
  }, [box, pointer]);
  const shown = shownIn(box.current);
  if (!pointer?.at || !shown || !box.current) return null;
  const place = placeIn(shown.getBoundingClientRect(), box.current.getBoundingClientRect(), pointer.at);
  if (!place) return null;
  return (
    <span className={styles.pointer} style={place} data-testid="pointer" aria-hidden="true">
      <svg width="20" height="22" viewBox="0 0 20 22" aria-hidden="true">
        <path
          d="M1 1v17l5-4.6 3.2 7.2 3-1.3-3.2-7.1H16z"
          fill="currentColor"
          stroke="#fff"
          strokeWidth="1.2"
        />
      </svg>
      <b>{names.user(pointer.user_id)?.name}</b>
    </span>
  );
}
