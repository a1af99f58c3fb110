import { inScript } from './layout.ts';

/**
 * A script that asks the platform to keep a value for this launch, or to give it back, where it does (LTI client-side postMessages): then
 * `done(value)`, else `failed()`. Only the platform's own pages are asked and believed: those where its log-in is.
 */
export function storageScript(
  {
    subject,
    target,
    origin,
    key,
    value,
  }: {
    readonly subject: 'lti.put_data' | 'lti.get_data';
    readonly target: string;
    readonly origin: string;
    readonly key: string;
    readonly value?: string;
  },
  { done, failed }: { readonly done: string; readonly failed: string },
): string {
  return `(() => {
  const origin = ${inScript(origin)}, target = ${inScript(target)};
  const asked = ${inScript({ subject, key, ...(value !== undefined && { value }) })};
  asked.message_id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const outer = window.opener || window.parent;
  let to = outer;
  try { if (target !== '_parent') to = outer.frames[target] || outer; } catch {}
  const timer = setTimeout(end, 2000);
  function end() { clearTimeout(timer); removeEventListener('message', hear); (${failed})(); }
  function hear({ origin: from, data }) {
    if (from !== origin || !data || data.message_id !== asked.message_id) return;
    if (data.error || data.subject !== asked.subject + '.response') return end();
    clearTimeout(timer); removeEventListener('message', hear); (${done})(String(data.value ?? ''));
  }
  addEventListener('message', hear);
  if (outer === window) return end();
  to.postMessage(asked, origin);
})();`;
}
