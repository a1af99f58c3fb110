import { messageList } from '@lets/contract';
import { useEffect, useRef } from 'react';
import { NEWS_MS, toast } from '../components/toast/toast.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { useCall } from '../lib/query.ts';
import { useUser } from '../lib/user.ts';
import { toldNews } from './told-news.ts';

/** What others did to me or my team is told at once on any page; the message stays until it is read. */
export function useToldNews(): void {
  const { t } = useTranslation('message');
  const me = useUser()?.id ?? 0;
  const list = useCall(messageList, { size: 5 }, { quiet: 'news are an extra; the messages themselves tell' })
    .data?.conversations;
  const seen = useRef<typeof list>(undefined);
  useEffect(() => {
    if (!list) return;
    for (const { from, content } of toldNews(seen.current, list, me))
      toast(t('told', { name: from.name, text: content }), { type: 'info', duration: NEWS_MS });
    seen.current = list;
  }, [list, me, t]);
}
