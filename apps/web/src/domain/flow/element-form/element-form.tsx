import type { BilingualDocument, PaperElement } from '@lets/contract';
import { Select } from 'antd';
import { Icon } from '../../../components/icon/icon.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './element-form.module.css';
import { placesOf, STANDS, standing, standsOf } from './element-places.ts';

/** What an element, and the names of its place, may hold. */
const ELEMENT_CHARACTERS = 200;

export interface ElementFormProps {
  element: PaperElement;
  /** Its number in the list, from 1. */
  at: number;
  /** The template's text, and its others for other outcomes. */
  wordings: readonly BilingualDocument[];
  editable: boolean;
  onChange: (element: PaperElement) => void;
}

/** One element of a paper: what it is, and where it stands, which is looked up in the text at once. */
export function ElementForm({ element, at, wordings, editable, onChange }: ElementFormProps) {
  const { t } = useTranslation('elements');
  const { part } = element;
  return (
    <div className={styles.element}>
      <TextPair
        label={t('one', { at })}
        value={element}
        max={ELEMENT_CHARACTERS}
        onChange={({ zh, en }) => onChange({ ...element, zh, en })}
      />
      <div className={styles.place}>
        <Select
          className={styles.stands ?? ''}
          aria-label={t('stands_of', { at })}
          disabled={!editable}
          value={standsOf(element)}
          onChange={(stands) => onChange(standing(element, stands))}
          options={STANDS.map((value) => ({ value, label: t(`stands.${value}`) }))}
        />
        <Found element={element} wordings={wordings} />
      </div>
      {part && (
        <TextPair
          label={t('part', { at })}
          value={part}
          max={ELEMENT_CHARACTERS}
          onChange={(next) => onChange({ ...element, part: next })}
        />
      )}
      {part && <small className={styles.hint}>{t('part_hint')}</small>}
    </div>
  );
}

function Found({ element, wordings }: Pick<ElementFormProps, 'element' | 'wordings'>) {
  const { t } = useTranslation('elements');
  if (element.self_check) return <small className={styles.hint}>{t('self_check_hint')}</small>;
  if (element.zh.trim() === '' && element.en.trim() === '') return null;
  return (
    <ul className={styles.found}>
      {placesOf(element, wordings).map(({ language, words }) => (
        <li key={language} data-found={words !== null}>
          <Icon name={words === null ? 'alert' : 'check'} size={14} />
          <span>{t(`${words === null ? 'lost' : 'found'}.${language}`, { words: words ?? '' })}</span>
        </li>
      ))}
    </ul>
  );
}
