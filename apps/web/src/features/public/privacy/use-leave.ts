import { useNavigate } from 'react-router';
import { logOut } from '../../../components/leave/log-out.ts';

/** Logs out. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return () => logOut(navigate);
}
