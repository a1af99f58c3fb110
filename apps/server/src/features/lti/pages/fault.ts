import type { Language } from '@lets/contract';
import type { OutsideAnswer } from '../../../http/outside.ts';
import { escaped, layout } from './layout.ts';
import { FAULTS, type Fault } from './words.ts';

/** Says why somebody cannot go on, and what to do. */
export function faultAnswer(
  fault: Fault,
  { lang, shown = '', framers = [] }: { lang: Language; shown?: string; framers?: readonly string[] },
): OutsideAnswer {
  const { title, text } = FAULTS[fault];
  const more = shown === '' ? '' : `<p class="shown">${escaped(shown)}</p>`;
  return {
    status: fault === 'unreachable' || fault === 'busy' || fault === 'closed' ? 503 : 403,
    frameAncestors: framers,
    page: layout({ lang, title: title[lang], body: `<p>${escaped(text[lang])}</p>${more}` }),
  };
}
