import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/errors.ts';
import { faultPage, type OutsideAnswer, type OutsideVisit } from '../../http/outside.ts';
import { integrationsOf } from '../../integrations/integrations.ts';
import { attempt, takingTurns } from '../account/service.ts';
import { faultAnswer } from './pages/fault.ts';
import { framersOf } from './platform.ts';
import { auditRefusal, type LtiPlatform, LtiRefused } from './refused.ts';

/** What is known of a visit by the time that it is refused. */
export interface At {
  platform: LtiPlatform | null;
  lang: OutsideVisit['lang'];
}

/** A class that comes in at once waits here: those that are open count as failures until they are judged. */
const inLine = takingTurns({ atOnce: 20, waiting: 2000, longestMs: 40_000 });

/** What is forged counts like a wrong password for its address. */
export async function counted<T>(
  deps: Deps,
  { address }: Pick<OutsideVisit, 'address'>,
  judge: () => Promise<T>,
): Promise<T> {
  let fault: LtiRefused | null = null;
  const result = await inLine(() =>
    attempt(deps, { account: null, address }, async () => {
      try {
        return { value: await judge() };
      } catch (error) {
        if (!(error instanceof LtiRefused) || !error.isForged) throw error;
        fault = error;
        return null;
      }
    }),
  );
  if (result) return result.value;
  throw fault ?? new LtiRefused('invalid', 'refused');
}

/** Whatever is refused is a page that says why, and is told in the audit log. */
export async function answering(
  deps: Deps,
  visit: OutsideVisit,
  work: (at: At) => Promise<OutsideAnswer>,
): Promise<OutsideAnswer> {
  const at: At = { platform: null, lang: visit.lang };
  try {
    return await work(at);
  } catch (error) {
    const framers = await framersFor(deps, at);
    if (error instanceof LtiRefused) {
      await auditRefusal(deps, at.platform, { message: error.message, address: visit.address });
      return error.answer?.() ?? faultAnswer(error.fault, { lang: at.lang, shown: error.shown, framers });
    }
    if (!(error instanceof Refused)) throw error;
    const { code } = error;
    if (code === 'too_many_tries' || code === 'come_again')
      return faultAnswer('busy', { lang: at.lang, framers });
    if (code === 'system_closed') return faultAnswer('closed', { lang: at.lang, framers });
    return { redirect: faultPage(code), status: 303 };
  }
}

/** A page that only says why may stand in the frame of any platform of the school, where it is not yet known of which. */
async function framersFor(deps: Deps, { platform }: At): Promise<readonly string[]> {
  const platforms = platform ? [platform] : await integrationsOf(deps, 'lti');
  return [...new Set(platforms.flatMap(framersOf))];
}
