import { logout } from '@lets/contract';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { endSession } from '../../../lib/session.ts';

/** Logs out and goes to the login page, even when the server does not answer: the person meant to leave. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await call(logout, {}, { quiet: 'the person leaves either way' }).catch(() => null);
    endSession();
    await navigate('/login');
  };
}
