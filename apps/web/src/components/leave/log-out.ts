import { logout } from '@lets/contract';
import { call } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.ts';

/**
 * Ends the session here, even when the server does not answer, since the person meant to leave. Then the browser goes to the log-in page,
 * or to the school's sign-on server where that is to be left too, which sends it back.
 */
export async function logOut(navigate: (to: string) => unknown): Promise<void> {
  const answer = await call(logout, {}, { quiet: 'the person leaves all the same' }).catch(() => null);
  endSession();
  if (answer?.to) location.assign(answer.to);
  else await navigate('/login');
}
