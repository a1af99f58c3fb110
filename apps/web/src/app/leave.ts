import { logOut } from '../components/leave/log-out.ts';
import { withLoading } from '../components/loading/loading.tsx';
import { flushAll } from '../lib/autosave/open-autosaves.ts';
import { closeSocket } from '../lib/socket.ts';

/** Saves what is typed and logs out. */
export async function leave(navigate: (to: string) => unknown): Promise<void> {
  await withLoading(flushAll());
  // Or the server's word that the session has ended would come as news to the one who ends it.
  closeSocket();
  await withLoading(logOut(navigate));
}
