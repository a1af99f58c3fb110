import type { Bilingual } from '@lets/contract';
import { type RefObject, useId } from 'react';
import { TextArea, TextInput } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from './inspector.module.css';

/** One text in both languages, under each other. */
export function TextPair(props: {
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  disabled: boolean;
  rows?: number;
  max: number;
  firstRef?: RefObject<HTMLInputElement | null>;
}) {
  const { label, value, onChange, disabled, rows, max, firstRef } = props;
  const { t } = useTranslation('draw');
  const id = useId();
  return (
    <fieldset className={styles.pair}>
      <legend id={id}>{label}</legend>
      {(['zh', 'en'] as const).map((language, index) => {
        const shared = {
          value: value[language],
          maxLength: max,
          disabled,
          lang: language,
          'aria-label': t(`text.${language}`, { label }),
        };
        const mark = (
          <abbr key="mark" className={styles.language} title={t(`text.${language}`, { label })}>
            {t(`mark.${language}`)}
          </abbr>
        );
        return rows ? (
          <div key={language} className={styles.area}>
            <TextArea
              key="text"
              {...shared}
              rows={rows}
              onChange={(event) => onChange({ ...value, [language]: event.target.value })}
            />
            {mark}
          </div>
        ) : (
          <TextInput
            key={language}
            {...shared}
            {...(index === 0 && firstRef && { inputRef: firstRef })}
            after={mark}
            onChange={(event) => onChange({ ...value, [language]: event.target.value })}
          />
        );
      })}
    </fieldset>
  );
}
