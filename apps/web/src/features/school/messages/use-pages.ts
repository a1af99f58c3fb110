import { messageList, type OutputOf } from '@lets/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ApiError, call, type NetworkError } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';

type Page = OutputOf<typeof messageList>;

/** Conversations, or with a person named the messages with them, page by page into the past; all refetched on a nudge. */
export function useMessagePages(input: { with_user?: number; q?: string }) {
  return useInfiniteQuery<Page, ApiError | NetworkError, Page[], unknown[], number | undefined>({
    queryKey: [...callKey(messageList), 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      call(messageList, { ...input, ...(pageParam && { before: pageParam }) }, { shown: 'in-place', signal }),
    initialPageParam: undefined,
    getNextPageParam: oldestOf,
    select: ({ pages }) => pages,
  });
}

/** Pure: the id before which the next page begins, or undefined when there is none. */
export function oldestOf(page: Page): number | undefined {
  if (!page.has_more) return undefined;
  return page.with ? page.messages[0]?.id : page.conversations.at(-1)?.last.id;
}
