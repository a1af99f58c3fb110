import { readDraft, writeDraft } from '../storage.ts';
import { readUser } from '../user.ts';

/** What was typed here and has not reached the server, with the revision it was typed over. */
interface Copy<Value> {
  readonly revision: number;
  readonly parts: readonly string[];
  readonly value: Value;
}

export interface KeptCopy<Value> {
  /** Null when there is none, or none that can be read: storage is anybody's to write. */
  read(): Copy<Value> | null;
  write(copy: Copy<Value> | null): void;
}

/**
 * The copy that the browser keeps of one document's unsaved parts, over a reload, a crash and a closed tab. Each person has their own:
 * another person's log-in on this computer neither sees nor sends it.
 */
export function keptCopy<Value>(name: string, parse: (value: unknown) => Value): KeptCopy<Value> {
  const key = `${name}:${readUser()?.id ?? 0}`;
  return {
    read() {
      try {
        const { revision, parts, value } = JSON.parse(readDraft(key) || 'null') as Copy<unknown>;
        if (!Number.isSafeInteger(revision) || !Array.isArray(parts)) return null;
        return { revision, parts: parts.map(String), value: parse(value) };
      } catch {
        return null;
      }
    },
    write: (copy) => writeDraft(key, copy ? JSON.stringify(copy) : ''),
  };
}
