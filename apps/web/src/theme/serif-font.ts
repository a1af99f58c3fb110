/**
 * The shipped bold serif, for machines without one of those that stand before it in `--serif` (Windows). Even its list of
 * slices weighs more than a page, so it is fetched only where it is needed; of the slices, those a text needs.
 */
const OWN = ['Source Han Serif SC', 'Noto Serif CJK SC', 'Songti SC', 'STSong'];

/** A font that is missing leaves its fallback's widths; two fallbacks of different widths tell for sure. */
function hasFont(name: string, context: CanvasRenderingContext2D): boolean {
  return ['monospace', 'sans-serif'].some((fallback) => {
    const widthIn = (font: string) => {
      context.font = `700 40px ${font}`;
      return context.measureText('mmmllliii0123WQ@').width;
    };
    return widthIn(`"${name}", ${fallback}`) !== widthIn(fallback);
  });
}

export async function loadSerifIfMissing(): Promise<void> {
  const context = document.createElement('canvas').getContext('2d');
  if (context && OWN.some((name) => hasFont(name, context))) return;
  await import('@fontsource/noto-serif-sc/700.css');
}
