import { type Gap, gapsOf, type Language, plainText, type RichDocument, templateNew } from '@lets/contract';
import { useDeferredValue, useMemo } from 'react';
import { useCall } from '../../../../lib/query.ts';
import { only, useRoom } from '../room-context.tsx';
import type { DocumentDetail } from './document-detail.ts';

/** What is still open in a document, as it stands on the page: found while it is written, a moment after the key. */
export function useGaps(detail: DocumentDetail, content: RichDocument = detail.content): readonly Gap[] {
  const template = useTemplateWords(detail);
  const standing = useDeferredValue(content);
  const { signatures, author_role } = detail;
  return useMemo(() => {
    const signed = signedBy(signatures, author_role);
    return gapsOf(standing, { signed, ...(template && { template }) });
  }, [standing, template, signatures, author_role]);
}

/** Pure: who has signed; a form's signature block that names no role is its drafter's. */
export function signedBy(signatures: DocumentDetail['signatures'], author: string): ReadonlySet<string> {
  const signed = signatures.filter(({ status }) => status === 'signed').map(({ role_id }) => role_id);
  return new Set(signed.includes(author) ? [...signed, ''] : signed);
}

/** Pure: what a document is written in: names of the other language stand in either. */
export function writtenIn(content: RichDocument): Language | undefined {
  const words = plainText(content);
  const han = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = words.match(/[a-z]+/giu)?.length ?? 0;
  if (han + latin === 0) return undefined;
  return han > latin ? 'zh' : 'en';
}

/** What it was drafted from, in its own language, where the role may draft from that here and now. */
function useTemplateWords({ template_id, content }: DocumentDetail): RichDocument | undefined {
  const { eid, nodeId, node, currentRole, isOpen } = useRoom(
    only('eid', 'nodeId', 'node', 'currentRole', 'isOpen'),
  );
  const row = node.templates.find(({ id }) => id === template_id);
  const mayDraft = isOpen && currentRole !== null && row?.role_ids.includes(currentRole) === true;
  const language = useMemo(() => writtenIn(content), [content]);
  const asked = { eid, nid: nodeId, role_id: currentRole ?? '', template_id: template_id ?? '', language };
  const read = useCall(templateNew, asked, {
    enabled: mayDraft,
    staleTime: 3_600_000,
    quiet: 'without its template a document marks no gaps, and is written all the same',
  });
  return mayDraft ? read.data?.content : undefined;
}
