import type { BilingualDocument, Language, ReadWord } from '@lets/contract';
import { plainText } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Chip } from '../surface/surface.tsx';
import styles from './word-file.module.css';
import { LeftOut } from './word-file.tsx';

const LANGUAGES: readonly Language[] = ['zh', 'en'];
const HAN = /\p{Script=Han}/gu;

/** Pure: which language a text is written in, by its letters. */
function languageOf(text: string): Language {
  const han = text.match(HAN)?.length ?? 0;
  return han * 4 > text.replace(/\s/g, '').length ? 'zh' : 'en';
}

const isBlank = (body: BilingualDocument, language: Language) => plainText(body[language]).trim() === '';

/** Says what came of a Word file and which of the two texts it becomes, before anything is replaced. */
export function WordDialog(props: {
  word: ReadWord;
  /** What is there now. */
  body: BilingualDocument;
  onTake: (language: Language) => void;
  onClose: () => void;
}) {
  const { word, body, onTake, onClose } = props;
  const { t } = useTranslation(['word_file', 'common']);
  const [language, setLanguage] = useState(() => languageOf(plainText(word.content)));
  const other: Language = language === 'zh' ? 'en' : 'zh';
  const called = (one: Language) => t(`common:pair.placeholder_${one}`);
  return (
    <Dialog
      title={t('title', { name: word.name })}
      icon="upload"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="primary" onClick={() => onTake(language)}>
            {t('take')}
          </Button>
        </>
      }
    >
      <div className={styles.into}>
        <span>{t('into')}</span>
        {LANGUAGES.map((one) => (
          <Chip key={one} pressed={one === language} onClick={() => setLanguage(one)}>
            {called(one)}
          </Chip>
        ))}
      </div>
      <p className={styles.words}>
        {t(isBlank(body, language) ? 'fills' : 'replaces', { language: called(language) })}{' '}
        {isBlank(body, other) && t('other_blank', { language: called(other) })}
      </p>
      <LeftOut left_out={word.left_out} />
    </Dialog>
  );
}
