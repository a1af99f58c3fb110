import { plainText } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { RichPair } from '../../../components/rich-pair/rich-pair.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { fieldsForModel } from '../../../domain/case/fields/field-groups.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './correct.module.css';
import { type FormProps, replaced } from './form-props.ts';
import type { Words } from './pieces.ts';

/** How much of a part is read while it is closed. */
const BEGINNING = { zh: 28, en: 56 } as const;

/** The words of one model paper; of its parts one at a time is open. */
export function ModelWords({ flow, words, onChange }: FormProps<Words<'model'>>) {
  const { t } = useTranslation('correct');
  const { language } = useFormat();
  const [open, setOpen] = useState(0);
  const template = flow.nodes
    .find(({ id }) => id === words.node_id)
    ?.templates.find(({ id }) => id === words.template_id);
  const keys = template?.models?.[words.model]?.values?.map(({ key }) => key) ?? [];
  const set = (change: Partial<Words<'model'>>) => onChange({ ...words, ...change });
  return (
    <div className={styles.fields}>
      <TextPair
        label={t('field.note')}
        value={words.note}
        max={1000}
        rows={2}
        required
        onChange={(note) => set({ note })}
      />
      {words.parts.map((part, at) => {
        const name = t('field.part_at', { at: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place, and none is moved here
          <div key={at} className={styles.fields}>
            <Button
              size="sm"
              icon={open === at ? 'cu' : 'cd'}
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? -1 : at)}
            >
              {t('field.part_begins', {
                name,
                text: plainText(part[language]).trim().slice(0, BEGINNING[language]),
              })}
            </Button>
            {open === at && (
              <RichPair
                label={name}
                initial={part}
                editable
                roles={flow.roles}
                fields={() => fieldsForModel(flow)}
                onChange={(body) => set({ parts: replaced(words.parts, at, body) })}
              />
            )}
          </div>
        );
      })}
      {words.values.map((value, at) => (
        <TextPair
          // biome-ignore lint/suspicious/noArrayIndexKey: values have no name but their place, and none is moved here
          key={at}
          label={t('field.value_of', { key: keys[at] ?? '' })}
          value={value}
          max={500}
          rows={2}
          onChange={(next) => set({ values: replaced(words.values, at, next) })}
        />
      ))}
      <p className={styles.hint}>{t('model_hint')}</p>
    </div>
  );
}
