import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const between = (start: string, end: string) => page.split(start)[1]?.split(end)[0] ?? '';
const linksOf = (html: string) => [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))];

describe('the page for old browsers', () => {
  it('reads as specified in Internet Explorer up to version 9', () => {
    const old = between('<!--[if lte IE 9]>', '<![endif]-->');
    expect(linksOf(old)).toEqual([
      'https://www.google.com/chrome/',
      'https://www.microsoft.com/download/internet-explorer.aspx',
      'https://www.mozilla.org/firefox/new/',
    ]);
  });

  it('sends versions 10 and 11 to browsers that run the product', () => {
    const old = between('<div id="old-browser" hidden>', '</div>');
    expect(linksOf(old)).toEqual([
      'https://www.google.com/chrome/',
      'https://www.microsoft.com/edge/download',
      'https://www.mozilla.org/firefox/new/',
    ]);
    expect(old).not.toMatch(/Internet Explorer|\bIE\b/);
  });

  it('is shown by a script that only browsers without modules run', () => {
    const script = between('<script nomodule>', '</script>');
    const shownWith = (window: object) => {
      let isShown = false;
      const element = { removeAttribute: (name: string) => (isShown = name === 'hidden') };
      const document = { getElementById: (id: string) => (id === 'old-browser' ? element : null) };
      new Function('window', 'document', script)(window, document);
      return isShown;
    };
    expect(shownWith({ atob: () => '' })).toBe(true);
    expect(shownWith({})).toBe(false);
  });
});
