import { likenessOf, type Text } from './likeness.ts';

export interface LikenessTask {
  readonly texts: readonly Text[];
  readonly templates: readonly string[];
  readonly most: number;
}

export default function work({ texts, templates, most }: LikenessTask) {
  return likenessOf(texts, templates, most);
}
