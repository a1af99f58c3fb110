import { LANGUAGE_KEY, LANGUAGES, type Language } from '@lets/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readLocal, writeLocal } from '../lib/browser-storage.ts';
import { useTranslation } from './texts.ts';

export { pick } from './pick.ts';

type Namespace = Record<string, unknown>;
const files = import.meta.glob<Namespace>('./locales/*/*.json', { import: 'default' });

const namespaces = [...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, '')))];

/** A namespace is one file a language; before the login each is fetched when the first page asks for it. */
const fileBackend = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: (error: unknown, data: Namespace | null) => void) {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`no texts ${language}/${namespace}`), null);
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error, null),
    );
  },
};

/** The languages as documents name them. */
const TAG: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };

function languageOf(name: string | null): Language {
  return LANGUAGES.find((one) => one === name) ?? 'zh';
}

function readLanguage(): Language {
  return languageOf(readLocal(LANGUAGE_KEY));
}

function applyToDocument(language: string): void {
  document.documentElement.lang = TAG[languageOf(language)];
}

const started = Promise.withResolvers<void>();
/** When words can be said outside components: the first guard may judge before the texts are here. */
export const textsReady = started.promise;

/** Ready when the texts that every screen needs are here, so that no screen shows a bare key. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(fileBackend)
    .use(initReactI18next)
    .init({
      lng: readLanguage(),
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  applyToDocument(i18next.language);
  started.resolve();
}

/**
 * Everything that is said behind the login, most of it in one file (vite.config.ts). A part of a screen that comes later and asks for
 * texts of its own would hide the whole page until they are here, and a person who was typing would type into nothing.
 */
export async function loadAllTexts(): Promise<void> {
  await textsReady;
  await i18next.loadNamespaces(namespaces);
}

/** Switches at once, without a reload: what is on the screen is loaded in the new language first. */
export async function setLanguage(language: Language): Promise<void> {
  writeLocal(LANGUAGE_KEY, language);
  await i18next.changeLanguage(language);
}

/** Calls `told` whenever the language on the screen has changed, until the answer is called. */
export function onLanguageChange(told: () => void): () => void {
  i18next.on('languageChanged', told);
  return () => i18next.off('languageChanged', told);
}

/** The language outside components (calls, formatters). */
export function currentLanguage(): Language {
  return languageOf(i18next.language);
}

/** The language inside components: they draw themselves again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return languageOf(i18n.language);
}
