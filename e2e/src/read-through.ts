/** In the page: the texts of a long list, of which only what is in sight is drawn. */
export async function readThrough(box: HTMLElement): Promise<string[]> {
  const read = new Map<number, string>();
  const nextFrame = () => new Promise(requestAnimationFrame);
  box.scrollTop = 0;
  for (;;) {
    await nextFrame();
    await nextFrame();
    for (const row of box.querySelectorAll<HTMLElement>('[data-index]')) {
      // Where the news began is this page's own.
      if (!row.querySelector('[data-mark]')) read.set(Number(row.dataset.index), row.innerText);
    }
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) break;
    box.scrollTop += box.clientHeight / 2;
  }
  return [...read].sort(([a], [b]) => a - b).map(([, text]) => text);
}
