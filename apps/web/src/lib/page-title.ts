import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the browser's tab after the page, in the language on the screen. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    document.title = page ? t('page_title', { page, product: t('product') }) : t('product');
  }, [page, t]);
}
