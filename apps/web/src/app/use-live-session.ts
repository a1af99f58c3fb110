import { accountQuery } from '@lets/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../lib/api-client.ts';
import { closeSocket, getSocket } from '../lib/socket.ts';
import { askSystemFlag } from '../lib/system-flag.ts';

/** What the server says of the session itself, wherever in the areas somebody is. */
export function useLiveSession(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const socket = getSocket();
    // Asked again rather than believed: another window may have logged in anew meanwhile. A refusal leads to the login.
    const onSessionEnded = () => void call(accountQuery, {}, { silent: true }).catch(() => {});
    const onSystemClosed = () => {
      // The server cuts this line for good; when the system opens again there must be a new one.
      closeSocket();
      void askSystemFlag().then(() => navigate('/system-close'));
    };
    socket.on('session_ended', onSessionEnded);
    socket.on('system_closed', onSystemClosed);
    return () => {
      socket.off('session_ended', onSessionEnded);
      socket.off('system_closed', onSystemClosed);
    };
  }, [navigate]);
}
