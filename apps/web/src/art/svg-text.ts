/** Pure helpers on the text of our own drawings. They are compact, well-formed files: see `art.test.ts`. */

/** What stands between `<svg …>` and `</svg>`, without the title (the user of a drawing names it). */
export function innerMarkup(xml: string): string {
  return xml
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>[^<]*<\/title>/, '');
}

/** Prefixes every id and every reference to one, so that two drawings on a page cannot take each other's gradients. */
export function prefixIds(markup: string, prefix: string): string {
  return markup
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}
