import { DocumentId } from '@lets/contract';

/** What a shared document is called on the wire. */
export interface DocumentName {
  readonly eid: number;
  readonly documentId: string;
}

/** Null for what names no document. */
export function parseName(name: string): DocumentName | null {
  const [, eid, documentId] = /^([1-9]\d{0,14})\/([0-9a-f-]{36})$/.exec(name) ?? [];
  if (eid === undefined || !DocumentId.safeParse(documentId).success) return null;
  return { eid: Number(eid), documentId: documentId ?? '' };
}
