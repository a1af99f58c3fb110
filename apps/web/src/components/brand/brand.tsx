import { Link } from 'react-router';
import markUrl from '../../art/mark.svg?url';
import { setLanguage, useLanguage } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useBrand, useProductName } from '../../lib/brand.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './brand.module.css';

/** The school's own mark, else the product's. */
export function Mark({ size = 32 }: { size?: number }) {
  const { logo } = useBrand();
  const own = logo[useLanguage()];
  const fit = own ? ({ objectFit: 'contain' } as const) : undefined;
  return <img src={own || markUrl} width={size} height={size} alt="" className={styles.mark} style={fit} />;
}

/** The seal and the product's name. */
export function Brand({ to, tone = 'paper' }: { to?: string; tone?: 'paper' | 'ink' }) {
  const product = useProductName();
  const content = (
    <>
      <Mark />
      <b>{product}</b>
    </>
  );
  const classes = classNames(styles.brand, tone === 'ink' && styles.onInk);
  return to ? (
    <Link to={to} className={classes}>
      {content}
    </Link>
  ) : (
    <span className={classes}>{content}</span>
  );
}

/** One press to the other language; the word is in that language. */
export function LanguageButton({ tone = 'paper' }: { tone?: 'paper' | 'ink' }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      className={classNames(styles.language, tone === 'ink' && styles.languageInk)}
      aria-label={t(`language.switch_to_${other}`)}
      onClick={() => void setLanguage(other)}
    >
      {t(other === 'en' ? 'language.short_en' : 'language.zh')}
    </button>
  );
}

/** Both languages side by side, on pages before the login. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('language.label')}</legend>
      {(['zh', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one === 'zh' ? 'zh-CN' : 'en'}
          aria-pressed={one === language}
          onClick={() => void setLanguage(one)}
        >
          {t(`language.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
