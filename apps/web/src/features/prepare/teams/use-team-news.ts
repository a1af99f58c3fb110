import type { Team } from '@lets/contract';
import { useEffect, useRef } from 'react';
import { NEWS_MS, toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useUser } from '../../../lib/user.ts';
import { teamNews } from './team-news.ts';

/** Tells what changed in my teams while I look at them. */
export function useTeamNews(teams: readonly Team[] | undefined): void {
  const { t } = useTranslation('team');
  const me = useUser()?.id ?? 0;
  const seen = useRef<readonly Team[]>(undefined);
  useEffect(() => {
    if (!teams) return;
    for (const news of teamNews(seen.current ?? [], teams, me))
      toast(t(`news.${news.kind}`, { ...news }), { type: 'info', duration: NEWS_MS });
    seen.current = teams;
  }, [teams, me, t]);
}
