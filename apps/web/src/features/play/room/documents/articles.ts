import { plainText, type RichDocument } from '@lets/contract';

/** An article of a law in the case file, as a document cites it. */
export interface Article {
  readonly citation: string;
  readonly text: string;
}

const ARTICLE =
  /^\s*(第[〇零一二三四五六七八九十百千\d]+条(?:之[一二三四五六七八九十]+)?|Article\s+\d+)[\s.:：]*/;
const EXTRACTS = /\s*[（(][^（(]*[）)]\s*$/;

/** Chinese cites a law's name in title marks, and its articles without a comma. */
const CHINESE = /^\p{Script=Han}/u;

/** Pure: the articles of a law, each paragraph that begins with a number with those that follow it, under the title they stand under. */
export function articlesOf(body: RichDocument, name: string): Article[] {
  const articles: Article[] = [];
  let law = name;
  for (const block of body.content ?? []) {
    const text = plainText(block).trim();
    const number = ARTICLE.exec(text);
    const last = articles.at(-1);
    if (block.type === 'heading') {
      if (block.attrs?.level === 1) law = text.replace(EXTRACTS, '');
    } else if (number?.[1]) {
      const citation = CHINESE.test(number[1]) ? `\u300a${law}\u300b${number[1]}` : `${law}, ${number[1]}`;
      articles.push({ citation, text: text.slice(number[0].length) });
    } else if (last && text) {
      articles[articles.length - 1] = { ...last, text: `${last.text} ${text}` };
    }
  }
  return articles;
}
