import { accountQuery, logout, signInStanding, stayActive } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { lastAct, lastTold, noteTold } from '../lib/activity.ts';
import { call } from '../lib/api-client.ts';
import { flushAll } from '../lib/autosave/open-autosaves.ts';
import { idleState } from '../lib/idle.ts';
import { useCall } from '../lib/query.ts';
import { endSession } from '../lib/session.ts';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 1000;
/** The setting changes rarely, and the server goes by it at once. */
const STALE_MS = 10 * MINUTE_MS;

/** Where the school ends idle sessions: tells the server that the person is there, and warns them before the end. */
export function IdleWatch() {
  const read = useCall(
    signInStanding,
    {},
    { quiet: 'without it only the warning is missing', staleTime: STALE_MS, refetchInterval: STALE_MS },
  );
  const minutes = read.data?.idle_minutes ?? 0;
  return minutes > 0 ? <Watch limitMs={minutes * MINUTE_MS} /> : null;
}

function Watch({ limitMs }: { limitMs: number }) {
  const [secondsLeft, setLeft] = useState<number | null>(null);
  const isEnding = useRef(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const state = idleState({ now: Date.now(), actAt: lastAct(), toldAt: lastTold(), limitMs });
      if (state.mustTell) void tell();
      setLeft(state.secondsLeft);
      if (state.secondsLeft !== 0 || isEnding.current) return;
      isEnding.current = true;
      void end();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [limitMs]);
  return secondsLeft === null ? null : <Warning seconds={secondsLeft} onLeave={() => void end()} />;
}

async function tell(): Promise<void> {
  noteTold();
  await call(stayActive, {}, { quiet: 'the end of the session tells' }).catch(() => null);
}

/**
 * What is typed is saved first. The refused question then leads to the login, and from there back to this page; where the school's sign-on
 * server is to be left too, the browser goes there instead.
 */
async function end(): Promise<void> {
  await flushAll();
  const left = await call(logout, {}, { quiet: 'the question after it tells' }).catch(() => null);
  if (left?.to) {
    endSession();
    location.assign(left.to);
    return;
  }
  await call(accountQuery, {}, { quiet: 'its refusal leads to the login' }).catch(() => null);
}

function Warning({ seconds, onLeave }: { seconds: number; onLeave: () => void }) {
  const { t } = useTranslation('factor');
  return (
    <Dialog
      title={t('idle.title')}
      icon="clock"
      alert
      footer={
        <>
          <Button onClick={onLeave}>{t('idle.leave')}</Button>
          <Button variant="primary" onClick={() => void tell()}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p>{t('idle.text', { count: seconds })}</p>
    </Dialog>
  );
}
