import type { Language } from '@lets/contract';
import type { OutsideAnswer } from '../../../http/outside.ts';
import { PATHS } from '../../../integrations/addresses.ts';
import type { Offer } from '../registering.ts';
import { escaped, hidden, layout } from './layout.ts';
import { WORDS } from './words.ts';

/** Shows who wants to be registered, before it is. */
export function confirmPage(
  lang: Language,
  {
    offer,
    fields,
    framers,
  }: {
    readonly offer: Offer;
    readonly fields: Readonly<Record<string, string>>;
    readonly framers: readonly string[];
  },
): OutsideAnswer {
  return {
    frameAncestors: framers,
    page: layout({
      lang,
      title: WORDS.register_title[lang],
      body: `<p>${escaped(WORDS.register_text[lang])}</p>
<dl><dt>${escaped(WORDS.register_platform[lang])}</dt><dd>${escaped(offer.name)}</dd>
<dt>${escaped(WORDS.register_issuer[lang])}</dt><dd>${escaped(offer.issuer)}</dd></dl>
<form method="post" action="${PATHS.ltiRegister}">${hidden(fields)}
<button class="main">${escaped(WORDS.register_submit[lang])}</button></form>`,
    }),
  };
}

/** Tells the platform that it may close the page, as the specification says. */
export function registeredPage(
  lang: Language,
  { isWaiting, framers }: { readonly isWaiting: boolean; readonly framers: readonly string[] },
): OutsideAnswer {
  const wait = isWaiting ? `<p>${escaped(WORDS.registered_wait[lang])}</p>` : '';
  return {
    frameAncestors: framers,
    page: layout({
      lang,
      title: WORDS.registered_title[lang],
      body: `<p>${escaped(WORDS.registered_text[lang])}</p>${wait}
<button class="main" id="close">${escaped(WORDS.close[lang])}</button>`,
      // It holds nothing that others may not know.
      script: `document.getElementById('close').addEventListener('click', () => {
  (window.opener || window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*');
});`,
    }),
  };
}
