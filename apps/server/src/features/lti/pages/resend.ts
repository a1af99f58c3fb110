import type { OutsideAnswer, OutsideVisit } from '../../../http/outside.ts';
import { escaped, hidden, layout } from './layout.ts';
import { storageScript } from './storage.ts';
import { WORDS } from './words.ts';

interface Resending {
  readonly fields: Readonly<Record<string, string>>;
  readonly state: string;
  readonly framers: readonly string[];
  /** Where the platform's page may have kept the state; null where it keeps none. */
  readonly storage: { readonly target: string; readonly origin: string } | null;
}

/**
 * Sends a launch that came without its cookie once more, from here: a browser brings cookies of this site along only where a page of this
 * site sends it. The state that the platform's page has kept goes with it.
 */
export function resendPage(
  { lang }: Pick<OutsideVisit, 'lang'>,
  { fields, state, framers, storage }: Resending,
): OutsideAnswer {
  const send = `document.forms[0].submit()`;
  const script = storage
    ? storageScript(
        { subject: 'lti.get_data', ...storage, key: `lti_state_${state}` },
        { done: `(value) => { document.forms[0].kept.value = value; ${send}; }`, failed: `() => ${send}` },
      )
    : `${send};`;
  return {
    frameAncestors: framers,
    page: layout({
      lang,
      title: WORDS.going_on[lang],
      body: `<form method="post">${hidden({ ...fields, resent: '1', kept: '' })}
<noscript><button class="main">${escaped(WORDS.go_on[lang])}</button></noscript></form>`,
      script,
    }),
  };
}
