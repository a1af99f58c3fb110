import type { Language } from '@lets/contract';
import type { OutsideAnswer } from '../../../http/outside.ts';
import { PATHS } from '../../../integrations/addresses.ts';
import { escaped, hidden, inScript, layout } from './layout.ts';
import { FAULTS, WORDS } from './words.ts';

/** In a frame: one press opens LETS in a window of its own, where the ticket becomes a session. */
export function windowPage(
  lang: Language,
  { ticket, framers, isToLink = false }: { ticket: string; framers: readonly string[]; isToLink?: boolean },
): OutsideAnswer {
  const title = isToLink ? FAULTS.no_account.title[lang] : WORDS.window_title[lang];
  const text = isToLink ? FAULTS.no_account.text[lang] : WORDS.window_wide[lang];
  const act = isToLink ? WORDS.window_link[lang] : WORDS.window_open[lang];
  return {
    frameAncestors: framers,
    page: layout({
      lang,
      title,
      body: `<p id="text">${escaped(text)}</p>
<form id="open" method="post" action="${PATHS.ltiEnter}" target="_blank">${hidden({ ticket })}
<button class="main">${escaped(act)}</button></form>`,
      // The ticket works once.
      script: `document.getElementById('open').addEventListener('submit', ({ target }) => setTimeout(() => {
  target.hidden = true; document.getElementById('text').textContent = ${inScript(WORDS.window_opened[lang])};
}));`,
    }),
  };
}
