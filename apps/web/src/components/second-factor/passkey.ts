import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@lets/contract';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Why the browser made no passkey, or had none sign: its person waited or said no, the device has one, or it is at another address. */
export type PasskeyFault = 'not_done' | 'known' | 'elsewhere' | 'failed';

const FAULTS: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'not_done',
  AbortError: 'not_done',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
};

/** Has the browser make a passkey. It rejects with what `faultOf` reads. */
export const makePasskey = (options: PasskeyCreationOptions) => startRegistration({ optionsJSON: options });

/** Has it sign by one. It rejects with what `faultOf` reads. */
export const signByPasskey = (options: PasskeyRequestOptions) =>
  startAuthentication({ optionsJSON: options });

/** Pure. The library's errors have the browser's own as their cause, and its name. */
export function faultOf(error: unknown): PasskeyFault {
  return (error instanceof Error && FAULTS[error.name]) || 'failed';
}
