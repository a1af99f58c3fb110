import { CODE, type FactorWay, type Me, wechatLogin, wechatUrl } from '@lets/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, call } from '../../../../lib/api-client.ts';
import { untilThereIsRoom } from '../../../../lib/come-again.ts';
import { noteLedHome } from '../../../../lib/led-home.ts';
import { homeOf, ownPath } from '../../../../lib/own-path.ts';
import { readWanted, writeWanted } from '../../../../lib/storage.ts';
import { readUser } from '../../../../lib/user.ts';
import { waysOf } from '../later-step.tsx';

export type WechatFault = 'expired' | 'declined' | 'network' | { message: string };

export type WechatStep =
  | { is: 'opening' }
  | { is: 'exchanging' }
  | { is: 'binding'; ticket: string; nickname: string }
  | { is: 'second'; ways: readonly FactorWay[] }
  | { is: 'failed'; why: WechatFault };

/** What someone came back from WeChat with: both, the state alone when they declined, or nothing on the way out. Pure. */
export function returnOf(query: URLSearchParams): { code: string; state: string } | 'declined' | null {
  const [code, state] = [query.get('code'), query.get('state')];
  if (code && state) return { code, state };
  return state ? 'declined' : null;
}

/** Pure: the fault in words of this page's own where the server's would mislead. */
export function faultFrom(error: unknown): WechatFault {
  if (!(error instanceof ApiError)) return 'network';
  // The code or the state was used, or is too old.
  return error.code === CODE.bad_credentials ? 'expired' : { message: error.message };
}

/** Out to WeChat's own page in this window, and back with a code. */
export function useWechat() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [step, setStep] = useState<WechatStep>({ is: 'opening' });

  const enter = useCallback(
    (me: Me) => {
      readUser();
      noteLedHome();
      void navigate(ownPath(readWanted()) ?? homeOf(me.identity), { replace: true });
    },
    [navigate],
  );

  const open = useCallback(async () => {
    setStep({ is: 'opening' });
    try {
      const { url } = await call(wechatUrl, {}, { shown: 'in-place' });
      // In place of this page: the way back leads to the login page, not out again.
      location.replace(url);
    } catch (error) {
      setStep({ is: 'failed', why: faultFrom(error) });
    }
  }, []);

  const exchange = useCallback(
    async (back: { code: string; state: string }) => {
      setStep({ is: 'exchanging' });
      // The code is used up with the first try: a reload must not send it again.
      void navigate('/wechatLogin', { replace: true });
      try {
        const { user, ticket, nickname } = await untilThereIsRoom(() =>
          call(wechatLogin, back, { shown: 'in-place' }),
        );
        if (user) enter(user);
        else if (ticket) setStep({ is: 'binding', ticket, nickname });
        else setStep({ is: 'failed', why: 'expired' });
      } catch (error) {
        const ways = waysOf(error);
        setStep(ways ? { is: 'second', ways } : { is: 'failed', why: faultFrom(error) });
      }
    },
    [navigate, enter],
  );

  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const back = returnOf(query);
    if (back === 'declined') setStep({ is: 'failed', why: 'declined' });
    else if (back) void exchange(back);
    else {
      writeWanted(query.get('redirect') ?? '');
      void open();
    }
  }, [query, exchange, open]);

  const goOn = useCallback((ways: readonly FactorWay[]) => setStep({ is: 'second', ways }), []);

  return { step, open, enter, goOn };
}
