import { RichDocument } from '@lets/contract';
import { readDraft as readText, writeDraft as writeText } from '../../../lib/storage.ts';

interface KeptDraft {
  readonly content: RichDocument;
  readonly base_version: number;
}

const name = (documentId: string) => `document:${documentId}`;

/** Keeps what is being written until the server has it: a reload or a dead battery loses nothing. */
export function keepDraft(documentId: string, draft: KeptDraft): void {
  writeText(name(documentId), JSON.stringify(draft));
}

export function forgetDraft(documentId: string): void {
  writeText(name(documentId), '');
}

/** What was kept, when it still reads as a document: storage is anybody's to write. */
export function readDraft(documentId: string): KeptDraft | null {
  const text = readText(name(documentId));
  if (!text) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft>;
    const content = RichDocument.safeParse(kept.content);
    if (!content.success || typeof kept.base_version !== 'number') return null;
    return { content: content.data, base_version: kept.base_version };
  } catch {
    return null;
  }
}
