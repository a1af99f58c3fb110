/**
 * Gives the page's nonce to every <style> made later: component libraries write style elements at run time, and the
 * strict policy refuses those without it. Must be the very first import of the app.
 */
function readNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}

export const cspNonce = readNonce();

if (cspNonce) {
  const createElement = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = cspNonce;
    return element;
  }) as typeof document.createElement;
}
