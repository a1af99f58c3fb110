import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductName } from './brand.ts';

/** Names the browser's tab after the page, in the language on the screen. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('common');
  const product = useProductName();
  useEffect(() => {
    document.title = page ? t('page_title', { page, product }) : product;
  }, [page, product, t]);
}
