import {
  dropPicture,
  type Language,
  marksPicture,
  type PicturedText as Pictured,
  pictureMark,
  placeMark,
} from '@lets/contract';
import { useRef } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { TextPair, type TextPairProps } from '../text-pair/text-pair.tsx';
import styles from './pictured-text.module.css';
import { PictureRows } from './text-pictures.tsx';

type Caret = Record<Language, number>;

/** A text in both languages with pictures in it: a mark in the text says where each stands. */
export function PicturedText(
  props: Omit<TextPairProps, 'value' | 'onChange'> & {
    value: Pictured;
    disabled?: boolean;
    onChange: (value: Required<Pictured>) => void;
  },
) {
  const { value, disabled = false, onChange, ...field } = props;
  const { text, pictures = [] } = value;
  const latest = useLatest({ text, pictures, onChange });
  // Where someone last wrote in each language; a picture that is put into the text goes there.
  const carets = useRef<Partial<Caret>>({});
  const note = (area: EventTarget) => {
    if (!(area instanceof HTMLTextAreaElement)) return;
    if (area.lang === 'zh' || area.lang === 'en') carets.current[area.lang] = area.selectionStart;
  };
  const place = (at: number) => {
    const written = (language: Language) => {
      const caret = carets.current[language] ?? text[language].length;
      return placeMark(text[language], pictureMark(at + 1, language), caret);
    };
    onChange({ text: { zh: written('zh'), en: written('en') }, pictures });
    carets.current = {};
  };
  return (
    <fieldset className={styles.whole} onBlur={({ target }) => note(target)}>
      <TextPair {...field} value={text} onChange={(next) => onChange({ text: next, pictures })} />
      <PictureRows
        pictures={pictures}
        isPlaced={(at) => marksPicture(text.zh, at) || marksPicture(text.en, at)}
        disabled={disabled}
        onPlace={place}
        onDrop={(at) => onChange(dropPicture({ text, pictures }, at))}
        onChange={(next) => onChange({ text, pictures: next })}
        onAdd={(file_id) => {
          const now = latest.current;
          const picture = { file_id, caption: { zh: '', en: '' } };
          now.onChange({ text: now.text, pictures: [...now.pictures, picture] });
        }}
      />
    </fieldset>
  );
}
