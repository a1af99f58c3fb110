import { logout } from '@lets/contract';
import { withLoading } from '../components/loading/loading.tsx';
import { call } from '../lib/api-client.ts';
import { flushAll } from '../lib/autosave/open-autosaves.ts';
import { endSession } from '../lib/session.ts';
import { closeSocket } from '../lib/socket.ts';

/** Logs out and goes to the login page, even when the server does not answer: the person meant to leave. */
export async function leave(navigate: (to: string) => unknown): Promise<void> {
  await withLoading(flushAll());
  // Or the server's word that the session has ended would come as news to the one who ends it.
  closeSocket();
  await withLoading(call(logout, {}).catch(() => null));
  endSession();
  navigate('/login');
}
