import type { BilingualDocument, Language, ReadWord, RichDocument } from '@lets/contract';
import { plainText } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { FieldGroup } from '../field-picker/field-groups.ts';
import { Chip } from '../surface/surface.tsx';
import { GapList } from './gap-list.tsx';
import { useGapChoices } from './use-gap-choices.ts';
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

const NONE: readonly FieldGroup[] = [];

/** Says what came of a Word file, which of the two texts it becomes and what stands in its gaps, before anything is replaced. */
export function WordDialog(props: {
  word: ReadWord;
  /** What is there now. */
  body: BilingualDocument;
  /** The fields that may stand in its gaps; left out, the gaps stay as they are. */
  fields?: () => readonly FieldGroup[];
  onTake: (language: Language, content: RichDocument) => void;
  onClose: () => void;
}) {
  const { word, body, fields, onTake, onClose } = props;
  const { t } = useTranslation(['word_file', 'common']);
  const [language, setLanguage] = useState(() => languageOf(plainText(word.content)));
  const [groups] = useState(() => fields?.() ?? NONE);
  const choices = useGapChoices(word.content, groups, language);
  const other: Language = language === 'zh' ? 'en' : 'zh';
  const called = (one: Language) => t(`common:pair.placeholder_${one}`);
  return (
    <Dialog
      title={t('title', { name: word.name })}
      icon="upload"
      width={groups.length > 0 && choices.gaps.length > 0 ? 760 : 480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="primary" onClick={() => onTake(language, choices.filled())}>
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
      {groups.length > 0 && <GapList groups={groups} choices={choices} />}
    </Dialog>
  );
}
