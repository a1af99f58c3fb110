import { useEffect } from 'react';
import { useTranslation } from '../i18n/texts.ts';
import { useProductName } from './brand.ts';
import { createStore } from './store.ts';
import { usePicked } from './use-picked.ts';

/** What stands before every title: news for people who see only the tab. */
const badge = createStore('');

export function setTitleBadge(text: string): void {
  if (badge.get() !== text) badge.set(() => text);
}

/** Names the browser's tab after the page, in the language on the screen. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('common');
  const product = useProductName();
  const news = usePicked(badge, (text) => text);
  useEffect(() => {
    document.title = news + (page ? t('page_title', { page, product }) : product);
  }, [page, product, t, news]);
}
