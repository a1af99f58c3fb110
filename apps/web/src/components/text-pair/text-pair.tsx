import type { Bilingual } from '@lets/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { TextArea, TextInput } from '../field/inputs.tsx';
import styles from './text-pair.module.css';

export interface TextPairProps {
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  max: number;
  /** More than one line. */
  rows?: number;
  /** Marks Chinese that is not written: a reader in English is shown it where English is missing. */
  required?: boolean;
  /** Nothing is missing yet: the form was not sent. */
  untried?: boolean;
  /** For a row among others, whose label stands above the column. */
  quiet?: boolean;
  id?: string;
}

/** One text in both languages, side by side. */
export function TextPair({ label, value, onChange, max, rows, required, untried, quiet, id }: TextPairProps) {
  const { t } = useTranslation('common');
  return (
    <fieldset className={styles.pair} {...(id && { id })}>
      <legend className={classNames(quiet && 'visually-hidden')}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={styles.two}>
        {(['zh', 'en'] as const).map((language) => {
          const isMissing = language === 'zh' && required === true && !untried && value.zh.trim() === '';
          const shared = {
            value: value[language],
            maxLength: max,
            lang: language,
            placeholder: t(`pair.placeholder_${language}`),
            'aria-label': t(`pair.${language}`, { label }),
            'aria-invalid': isMissing,
          };
          const write = (text: string) => onChange({ ...value, [language]: text });
          return rows ? (
            <TextArea key={language} {...shared} rows={rows} onChange={({ target }) => write(target.value)} />
          ) : (
            <TextInput key={language} {...shared} onChange={({ target }) => write(target.value)} />
          );
        })}
      </div>
    </fieldset>
  );
}
