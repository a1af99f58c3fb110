import type { Language } from '@lets/contract';
import type { OutsideAnswer } from '../../../http/outside.ts';
import { escaped, hidden, layout } from './layout.ts';
import { WORDS } from './words.ts';

/** Takes what was chosen back to the platform by the browser. */
export function returnPage(
  lang: Language,
  { to, jwt, framers }: { readonly to: string; readonly jwt: string; readonly framers: readonly string[] },
): OutsideAnswer {
  return {
    frameAncestors: framers,
    formAction: [...new Set([new URL(to).origin, ...framers])],
    page: layout({
      lang,
      title: WORDS.returning[lang],
      body: `<form method="post" action="${escaped(to)}">${hidden({ JWT: jwt })}
<button class="main">${escaped(WORDS.go_on[lang])}</button></form>`,
      script: 'document.forms[0].submit();',
    }),
  };
}
