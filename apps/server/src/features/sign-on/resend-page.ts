import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';

const WORDS = {
  zh: { title: '正在登录…', go: '继续登录', lang: 'zh-CN' },
  en: { title: 'Logging in…', go: 'Continue', lang: 'en' },
} as const;

/** Sends a form that came from another site once more, from here, so that the browser brings its cookies along. */
export function resendPage({ lang }: OutsideVisit, fields: Readonly<Record<string, string>>): OutsideAnswer {
  const { title, go, lang: tag } = WORDS[lang];
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  return {
    page: (nonce) => `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${nonce}">body{font:16px/1.6 sans-serif;color:#2b2b2b;display:grid;place-items:center;min-height:90vh;margin:0}
button{font:inherit;padding:8px 24px}</style></head>
<body><form method="post"><p>${title}</p>${inputs}<noscript><button>${go}</button></noscript></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
