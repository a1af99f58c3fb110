import { plainText, type RichNode } from '@lets/contract';

/** Pure: every text in something authored, each document as one: what a flow or a case says is nobody's own. */
export function givenTexts(authored: unknown): string[] {
  if (typeof authored === 'string') return [authored];
  if (Array.isArray(authored)) return authored.flatMap(givenTexts);
  if (typeof authored !== 'object' || authored === null) return [];
  if ('type' in authored && authored.type === 'doc') return [plainText(authored as RichNode)];
  return Object.values(authored).flatMap(givenTexts);
}
