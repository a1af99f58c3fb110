import { noticeRead, systemNoticeList, unreadCount } from '@lets/contract';
import { useCallback } from 'react';
import { useAct } from '../../../lib/query.ts';

/** Marks notices as read and lets the bell and the list follow. */
export function useReadNotices(): (ids: number[]) => void {
  const { mutate } = useAct(noticeRead, { invalidates: [systemNoticeList, unreadCount] });
  return useCallback((ids: number[]) => mutate({ ids }), [mutate]);
}
