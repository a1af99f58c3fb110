import { dossierVerify, type IssuedDossier } from '@lets/contract';
import {
  type ByteSource,
  INDEX_PATH,
  type Unreadable,
  type Verdict,
  verifyArchive,
  verifyFiles,
} from '@lets/dossier';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api-client.ts';

/** What the server says of a head: the case it was handed out of, `null` if it never was, `unasked` when it could not be asked. */
export type Confirmation = IssuedDossier | null | 'unasked';

export type Verification =
  | { readonly phase: 'idle' }
  | { readonly phase: 'reading'; readonly name: string; readonly done: number }
  | { readonly phase: 'unreadable'; readonly name: string; readonly why: Unreadable | 'too_many' | 'failed' }
  | {
      readonly phase: 'done';
      readonly name: string;
      /** Single files were held against the index, not a whole archive. */
      readonly isPart: boolean;
      readonly verdict: Verdict;
      readonly confirmation: Confirmation;
    };

/** Verifies what was given in this browser; the server hears of nothing but the head. */
export function useVerification() {
  const [state, setState] = useState<Verification>({ phase: 'idle' });
  const latest = useRef(0);

  async function verify(files: readonly File[]) {
    const first = files[0];
    if (!first) return;
    const turn = ++latest.current;
    const tell = (next: Verification) => {
      if (turn === latest.current) setState(next);
    };
    const index = files.find((file) => file.name === INDEX_PATH);
    const loose = files.filter((file) => file !== index);
    const name = loose.map((file) => file.name).join(' · ') || first.name;
    if (!index && files.length > 1) return tell({ phase: 'unreadable', name, why: 'too_many' });
    tell({ phase: 'reading', name, done: 0 });
    try {
      const verdict = index
        ? await verifyFiles(
            await index.text(),
            loose.map((file) => ({ name: file.name, source: sourceOf(file) })),
          )
        : await verifyArchive(sourceOf(first), (done, total) =>
            tell({ phase: 'reading', name, done: total > 0 ? done / total : 1 }),
          );
      if (typeof verdict === 'string') return tell({ phase: 'unreadable', name, why: verdict });
      // A head that does not follow from its index stands for nothing.
      const confirmation = verdict.isIndexSound ? await confirm(verdict.head) : 'unasked';
      tell({ phase: 'done', name, isPart: index !== undefined, verdict, confirmation });
    } catch (error) {
      console.error('verify', error);
      tell({ phase: 'unreadable', name, why: 'failed' });
    }
  }

  return { state, verify };
}

async function confirm(head: string): Promise<Confirmation> {
  try {
    return (await call(dossierVerify, { head }, { shown: 'in-place' })).issued;
  } catch {
    return 'unasked';
  }
}

function sourceOf(file: File): ByteSource {
  return {
    size: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}
