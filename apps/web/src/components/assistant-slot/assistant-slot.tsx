import { createStore, useStore } from '../../lib/store.ts';
import { useUser } from '../../lib/user.ts';
import styles from './assistant-slot.module.css';

/** The slot of the page that is shown; a page without a bar has none. */
const shown = createStore<HTMLElement | null>(null);

function show(slot: HTMLElement | null) {
  shown.set(slot);
  return () => shown.set((now) => (now === slot ? null : now));
}

/** The assistant's place in a page's bar: there its button covers nothing that can be pressed. */
export function AssistantSlot() {
  const user = useUser();
  return user && <span ref={show} className={styles.slot} />;
}

export function useAssistantSlot(): HTMLElement | null {
  return useStore(shown);
}
