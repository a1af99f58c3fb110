import { templateCreate, templateNew } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import { useState } from 'react';
import { useRoomContext } from '../room-context.tsx';
import { documentsOnDesk } from './section-documents.ts';

export interface Desk {
  readonly documents: readonly DocumentState[];
  /** The one lying open; null before the first. */
  readonly open: DocumentState | null;
  readonly openDocument: (id: string | null) => void;
  /** Drafts from a template and opens what came of it. */
  readonly draftFrom: (templateId: string) => Promise<void>;
  /** Begins a report on an empty page; only reports may be. */
  readonly beginBlank: (name: string) => Promise<void>;
  readonly isDrafting: boolean;
}

const EMPTY_PAGE = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Which documents lie on the desk of the current role, and which of them is open. */
export function useDesk(): Desk {
  const { state, node, currentRole, me, act } = useRoomContext();
  const documents = documentsOnDesk(state, node, currentRole, me.roleIds);
  const [chosen, choose] = useState<string | null | undefined>(undefined);
  const [isDrafting, setDrafting] = useState(false);
  // Others' reports are read when asked for: what lies open by itself is one's own, or the way to begin it.
  const first = documents.find((one) => node.kind !== 'report' || one.author_role === currentRole) ?? null;
  const open = chosen === null ? null : (documents.find((document) => document.id === chosen) ?? first);

  const drafting = async (make: () => Promise<{ document: { id: string } }>) => {
    setDrafting(true);
    try {
      choose((await make()).document.id);
    } finally {
      setDrafting(false);
    }
  };
  const draftFrom = (templateId: string) =>
    drafting(async () => {
      const draft = await act(templateNew, { template_id: templateId });
      return act(templateCreate, { ...draft, template_id: templateId });
    });
  const beginBlank = (name: string) => drafting(() => act(templateCreate, { name, content: EMPTY_PAGE }));
  return { documents, open, openDocument: choose, draftFrom, beginBlank, isDrafting };
}
