import type { Language } from '@lets/contract';

interface Switching {
  readonly lang: Language;
  readonly nonce: string;
  /** Who is logged in in this browser, and whom ilab-x has told of. */
  readonly names: { readonly present: string; readonly arriving: string };
  readonly action: string;
  readonly ticket: string;
}

const WORDS = {
  zh: {
    title: '切换账号',
    present: (name: string) => `此浏览器已登录为“${name}”。`,
    arriving: (name: string) => `您从实验空间以“${name}”的身份进入。继续后，原来的登录将结束。`,
    go: '继续',
    stay: '保持原来的登录',
  },
  en: {
    title: 'Change account',
    present: (name: string) => `This browser is logged in as “${name}”.`,
    arriving: (name: string) => `You come from ilab-x as “${name}”. If you go on, the present session ends.`,
    go: 'Go on',
    stay: 'Stay logged in as before',
  },
} as const;

/** A page of the server's own, which asks before another person's session is ended. */
export function switchPage({ lang, nonce, names, action, ticket }: Switching): string {
  const words = WORDS[lang];
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style nonce="${nonce}">
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f1ea; color: #1f2a37;
    font: 16px/1.7 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
  main { box-sizing: border-box; width: min(28rem, calc(100vw - 2rem)); padding: 2rem; background: #fff;
    border-radius: 12px; box-shadow: 0 8px 32px rgb(31 42 55 / 12%); }
  h1 { margin: 0 0 1rem; font-size: 1.25rem; }
  p { margin: 0 0 0.75rem; }
  form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-top: 1.5rem; }
  button { padding: 0.5rem 1.5rem; border: 0; border-radius: 8px; background: #1f4b7a; color: #fff; font: inherit; cursor: pointer; }
  a { color: #1f4b7a; }
</style>
<main>
  <h1>${words.title}</h1>
  <p>${escaped(words.present(names.present))}</p>
  <p>${escaped(words.arriving(names.arriving))}</p>
  <form method="post" action="${action}">
    <input type="hidden" name="ticket" value="${escaped(ticket)}">
    <button>${words.go}</button>
    <a href="/">${words.stay}</a>
  </form>
</main>
`;
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
