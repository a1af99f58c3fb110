import { accountUsers } from '@lets/contract';
import { Session } from '@lets/players';
import type { Person } from './people.ts';
import type { Product } from './product.ts';

/** What people are called, and what they call their classes: the same in every language. */
const names = new Set<string>();

/** Learns what everybody of a product is called, who may be shown by the first letter of it alone. */
export async function learnNames(product: Product): Promise<void> {
  const admin = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  for (const identity of [1, 2, 3, 4] as const) {
    const { list } = await admin.call(accountUsers, { identity, size: 100 });
    for (const user of list) names.add(user.name);
  }
  for (const name of [...names]) names.add(name.slice(0, 1));
}

/** Learns words that stay in the language they were given in: the name of a run, of a document, of its fields. */
export function learnName(words: string): void {
  names.add(words);
}

/** Chinese on the screen that is neither a learnt name nor marked as Chinese, nor words of a document. */
export async function chineseOn({ page }: Person): Promise<string[]> {
  const found = await page.evaluate<string[]>(`(() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isData = (element) => element.closest('[lang^=zh], [translate=no], [contenteditable]') !== null;
    while (walker.nextNode()) {
      const { parentElement: at, textContent: text } = walker.currentNode;
      if (!at || !/[\\u4e00-\\u9fff]/.test(text) || isData(at) || !at.checkVisibility()) continue;
      found.add(text.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name) ?? '';
        if (/[\\u4e00-\\u9fff]/.test(text) && !isData(element)) found.add(name + ': ' + text);
      }
    }
    return [...found];
  })()`);
  return found.filter(isForeign);
}

/** Whether anything but names is Chinese in a text. */
function isForeign(text: string): boolean {
  if (names.has(text)) return false;
  const left = [...names]
    .filter((name) => name.length > 1)
    .reduce((rest, name) => rest.replaceAll(name, ''), text);
  return /[\u4e00-\u9fff]/u.test(left.replaceAll(/(法学|法律诊所) ?\d+/gu, ''));
}
