import { useLocation } from 'react-router';
import { MessageButton } from '../features/school/messages/message-button.tsx';
import { NoticeButton } from '../features/school/notices/notice-button.tsx';
import { PinnedNotices } from '../features/school/notices/pinned-notices.tsx';
import { useToldNews } from './use-told-news.ts';

/** What stands in every area's bar beside the language and the account. */
export function HeaderTools() {
  useToldNews();
  return (
    <>
      <MessageButton />
      <NoticeButton />
    </>
  );
}

/** Pages as high as the window: a notice above would push their foot out of it, so it waits for the next page. */
const FULL_HEIGHT = /^\/experiment\/(prepare\/edit|done\/detail)\//;

export function UnreadNotices() {
  const { pathname } = useLocation();
  return FULL_HEIGHT.test(pathname) ? null : <PinnedNotices />;
}
