import type { OutsideAnswer, OutsideVisit } from '../../../http/outside.ts';
import { againAddress } from '../again.ts';
import type { Under } from '../state.ts';
import { escaped, inScript, layout } from './layout.ts';
import { storageScript } from './storage.ts';
import { WORDS } from './words.ts';

interface Storing extends Under {
  /** The platform, where the launch goes on. */
  readonly to: string;
  readonly framers: readonly string[];
  readonly storageOrigin: string;
}

/** In a frame without cookies: the platform's page keeps the state, where it can; else a window is opened, where cookies are kept. */
export function storePage(
  { lang }: Pick<OutsideVisit, 'lang'>,
  { asked, state, to, framers, storageOrigin: origin }: Storing,
): OutsideAnswer {
  const target = asked.lti_storage_target;
  const script =
    target &&
    storageScript(
      { subject: 'lti.put_data', target, origin, key: `lti_state_${state}`, value: state },
      {
        done: `() => location.replace(${inScript(to)})`,
        failed: `() => { document.getElementById('window').hidden = false; document.getElementById('waits').hidden = true; }`,
      },
    );
  const title = WORDS.window_title[lang];
  return {
    frameAncestors: framers,
    page: layout({
      lang,
      title,
      body: `<p id="waits"${script ? '' : ' hidden'}>${escaped(WORDS.going_on[lang])}</p>
<div id="window"${script ? ' hidden' : ''}><p>${escaped(WORDS.window_cookies[lang])}</p>
<a class="button main" target="_blank" href="${escaped(againAddress(asked))}">${escaped(WORDS.window_open[lang])}</a></div>`,
      ...(script && { script }),
    }),
  };
}
