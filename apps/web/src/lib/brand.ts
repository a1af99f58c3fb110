import { DEFAULT_ZONE, LIMITS, type OutputOf, systemBrand } from '@lets/contract';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/texts.ts';
import { call } from './api-client.ts';
import { createStore, useStore } from './store.ts';

type Brand = Omit<OutputOf<typeof systemBrand>, 'has_doors'> & {
  /** Null until the server has answered. */
  readonly has_doors: boolean | null;
};

const NOTHING = { zh: '', en: '' };

/** What the school calls and how it has set the product; its own words until the server has answered. */
export const brand = createStore<Brand>({
  zone: DEFAULT_ZONE,
  product: NOTHING,
  logo: NOTHING,
  login_headline: NOTHING,
  login_text: NOTHING,
  password: { min: LIMITS.password_min, kinds: 2 },
  upload_bytes: LIMITS.upload_bytes,
  wechat_on: false,
  has_doors: null,
  has_app: false,
});

/** At the start, and after the settings were saved in this window. */
export async function askBrand(): Promise<void> {
  try {
    brand.set(
      await call(systemBrand, {}, { quiet: "the product's own words stand until the school's are known" }),
    );
  } catch {
    // The client has logged it; the product's own words stand, and people log in with a password.
    brand.set((now) => ({ ...now, has_doors: now.has_doors ?? false }));
  }
}

export function useBrand(): Brand {
  return useStore(brand);
}

const zoneNow = () => brand.get().zone;

/** By whose clocks every screen tells time. */
export function useSchoolZone(): string {
  return useSyncExternalStore(brand.subscribe, zoneNow, zoneNow);
}

export function useProductName(): string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return useBrand().product[language] || t('product');
}

/** How many megabytes a file may have here, as the settings say it. */
export function useUploadLimit(): { readonly bytes: number; readonly max: number } {
  const { upload_bytes: bytes } = useBrand();
  return { bytes, max: bytes / 2 ** 20 };
}
