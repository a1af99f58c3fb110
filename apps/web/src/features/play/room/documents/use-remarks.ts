import { type DocumentComment, docComment, docCommentResolve, docComments } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { call } from '../../../../lib/api-client.ts';
import { callKey, useCall } from '../../../../lib/query.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { getSocket, onGap } from '../../../../lib/socket.ts';
import { only, useRoom } from '../room-context.tsx';

export interface RemarkThread {
  readonly head: DocumentComment;
  readonly answers: readonly DocumentComment[];
}

export interface NewRemark {
  readonly body: string;
  readonly quote?: string;
  readonly anchor?: { readonly from: string; readonly to: string };
  readonly parent_id?: number;
}

/** What is remarked on a document, live, and how to remark oneself. */
export function useRemarks(documentId: string) {
  const { eid, currentRole } = useRoom(only('eid', 'currentRole'));
  const read = useCall(docComments, { eid, doc_id: documentId });
  const client = useQueryClient();
  const look = useCallback(
    () => client.invalidateQueries({ queryKey: callKey(docComments, { eid, doc_id: documentId }) }),
    [client, eid, documentId],
  );
  useEffect(() => {
    const socket = getSocket();
    const onRemark = (remark: { doc_id: string }) => {
      if (remark.doc_id === documentId) void look();
    };
    socket.on('remark', onRemark);
    // What was said while the line was down is fetched when it is back.
    const stopWatching = onGap(socket, look);
    return () => {
      socket.off('remark', onRemark);
      stopWatching();
    };
  }, [documentId, look]);
  const list = read.data?.list;
  const threads = useMemo(() => threadsOf(list ?? []), [list]);
  return {
    threads,
    read,
    remark: async (remark: NewRemark) => {
      const request_id = newRequestId();
      await call(docComment, {
        eid,
        doc_id: documentId,
        request_id,
        ...remark,
        ...(currentRole !== null && { role_id: currentRole }),
      });
      await look();
    },
    resolve: async (id: number, resolved: boolean) => {
      await call(docCommentResolve, { eid, doc_id: documentId, comment_id: id, resolved });
      await look();
    },
  };
}

/** Pure: remarks with their answers, in the order they were made. */
function threadsOf(list: readonly DocumentComment[]): RemarkThread[] {
  return list
    .filter(({ parent_id }) => parent_id === null)
    .map((head) => ({ head, answers: list.filter(({ parent_id }) => parent_id === head.id) }));
}
