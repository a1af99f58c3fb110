import { type RichDocument, templateCreate, templateNew } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { useState } from 'react';
import { only, useRoom } from '../room-context.tsx';
import type { NewDocument } from './new-document-dialog.tsx';
import { documentsOnDesk } from './section-documents.ts';

export interface Desk {
  readonly documents: readonly DocumentState[];
  /** The one lying open; null before the first. */
  readonly open: DocumentState | null;
  readonly openDocument: (id: string | null) => void;
  /** Makes a document, of a template's words unless it brings its own, and opens it. */
  readonly make: (made: NewDocument) => Promise<void>;
  readonly isDrafting: boolean;
}

const EMPTY_PAGE: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Which documents lie on the desk of the current role, and which of them is open. */
export function useDesk(): Desk {
  const { node, currentRole, act } = useRoom(only('node', 'currentRole', 'act'));
  const documents = useRoom(({ state, node, currentRole, me }) =>
    documentsOnDesk(state, node, currentRole, me.roleIds),
  );
  const [chosen, choose] = useState<string | null | undefined>(undefined);
  const [isDrafting, setDrafting] = useState(false);
  // Others' reports are read when asked for: what lies open by itself is one's own, or the way to begin it.
  const first = documents.find((one) => node.kind !== 'report' || one.author_role === currentRole) ?? null;
  const open = chosen === null ? null : (documents.find((document) => document.id === chosen) ?? first);

  const make = async ({ name, templateId, content }: NewDocument) => {
    setDrafting(true);
    try {
      const begun = content ?? (await firstWords(templateId));
      const template = templateId === null ? {} : { template_id: templateId };
      choose((await act(templateCreate, { name, content: begun, ...template })).document.id);
    } finally {
      setDrafting(false);
    }
  };
  const firstWords = async (templateId: string | null) =>
    templateId === null ? EMPTY_PAGE : (await act(templateNew, { template_id: templateId })).content;
  return { documents, open, openDocument: choose, make, isDrafting };
}
