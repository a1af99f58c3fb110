import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './file-input.module.css';

export interface FileInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'className'> {
  onFile: (file: File | null) => void;
}

/** A file to be chosen or dropped, which says in the page's own words and language which one it is. */
export function FileInput({ onFile, ...rest }: FileInputProps) {
  const { t } = useTranslation('common');
  const [name, setName] = useState('');
  return (
    <span className={styles.box} data-invalid={rest['aria-invalid'] ? '' : undefined}>
      <span className={styles.choose} aria-hidden="true">
        <Icon name="upload" size={15} />
        {t(name ? 'file.another' : 'file.choose')}
      </span>
      <span className={name ? styles.name : styles.none} title={name || undefined}>
        {name || t('file.none')}
      </span>
      <input
        {...rest}
        type="file"
        className={styles.input}
        onChange={({ target }) => {
          const file = target.files?.[0] ?? null;
          setName(file?.name ?? '');
          onFile(file);
        }}
      />
    </span>
  );
}
