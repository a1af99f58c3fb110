import { announcementList, type OutputOf } from '@lets/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ApiError, call, type NetworkError } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';

type Page = OutputOf<typeof announcementList>;

/** What I sent to many, page by page into the past. */
export function useAnnouncements(q: string) {
  return useInfiniteQuery<Page, ApiError | NetworkError, Page[], unknown[], number | undefined>({
    queryKey: [...callKey(announcementList), 'pages', q],
    queryFn: ({ pageParam, signal }) =>
      call(
        announcementList,
        { ...(q && { q }), ...(pageParam && { before: pageParam }) },
        { shown: 'in-place', signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ list, has_more }) => (has_more ? list.at(-1)?.id : undefined),
    select: ({ pages }) => pages,
  });
}
