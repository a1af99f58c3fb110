import { type LoaderFunctionArgs, redirect } from 'react-router';
import { toast } from '../components/toast/toast.tsx';
import { textsReady } from '../i18n/index.ts';
import { translate } from '../i18n/texts.ts';
import { noteLedHome } from '../lib/led-home.ts';
import { HOME } from '../lib/own-path.ts';
import { readFlowStep } from '../lib/storage.ts';
import { readSystemFlag } from '../lib/system-flag.ts';
import { readUser } from '../lib/user.ts';
import { judgeVisit } from './guards.ts';
import { mayManage } from './manager-access.ts';

/** Where a closed system is opened again. */
const SETTINGS = '/manager/user/setting';

/** Runs before every navigation, as the loader of the root route. */
export async function guardLoader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const url = new URL(request.url);
  const user = readUser();
  const verdict = judgeVisit({
    path: url.pathname,
    search: url.search,
    identity: user?.identity ?? null,
    mayReopen: mayManage(SETTINGS, user),
    systemClosed: await readSystemFlag(),
    flowStep: readFlowStep(),
  });
  if (!verdict) return null;
  if (verdict.warning) {
    await textsReady;
    toast(translate(`common:guard.${verdict.warning}`), { type: 'warning' });
  }
  if (user && verdict.to === HOME[user.identity]) noteLedHome();
  return redirect(verdict.to);
}
