import { caseField, type MergeField } from '@lets/contract';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { FieldDialog } from '../../../../components/field-picker/field-dialog.tsx';
import type { FieldChoice, FieldGroup } from '../../../../components/field-picker/field-groups.ts';
import { Tag } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import form from '../form.module.css';
import { withEnglish } from './fact-value.ts';
import styles from './facts.module.css';

const LONGEST = { name: 100, value: 500 } as const;

/** Pure: the id of what a fact's value is written in. */
export const valueId = (key: string) => `fact-${key}`;

/** One fact: which field it fills, what the case calls it where it has a name of its own for it, and what it says. */
export function FactRow(props: {
  fact: MergeField;
  number: number;
  groups: () => readonly FieldGroup[];
  taken: ReadonlySet<string>;
  onChange: (fact: MergeField) => void;
  onRemove: () => void;
}) {
  const { fact, number, groups, taken, onChange, onRemove } = props;
  const { t } = useTranslation('project');
  const format = useFormat();
  const [isChoosing, setChoosing] = useState(false);
  const listed = caseField(fact.key);
  const isNamedHere =
    !listed || listed.name.zh !== fact.label.zh || listed.name.en !== (fact.label.en || listed.name.en);
  const name = format.pick(fact.label) || t('info.unnamed_fact');
  const isLeft = fact.value.zh.trim() === '' && fact.value.en.trim() === '';
  const choose = ({ key, name: label }: FieldChoice) => onChange({ ...fact, key, label });
  return (
    <div className={form.line}>
      <u aria-hidden="true">{number}</u>
      <div className={styles.fact}>
        <div className={styles.field}>
          <Button
            size="sm"
            variant="soft"
            iconAfter="cd"
            aria-label={t('info.fact_field', { number, name })}
            onClick={() => setChoosing(true)}
          >
            {name}
          </Button>
          {isLeft && <Tag>{t('info.by_students')}</Tag>}
        </div>
        {isNamedHere && (
          <TextPair
            label={t('info.fact_label', { number })}
            quiet
            value={fact.label}
            max={LONGEST.name}
            onChange={(label) => onChange({ ...fact, label })}
          />
        )}
        <TextPair
          id={valueId(fact.key)}
          label={t('info.fact_value', { number })}
          quiet
          value={fact.value}
          max={LONGEST.value}
          onChange={(value) =>
            onChange({ ...fact, value: withEnglish(listed?.kind ?? 'text', fact.value, value) })
          }
        />
      </div>
      <IconButton icon="trash" size="sm" label={t('info.remove', { what: name })} onClick={onRemove} />
      {isChoosing && (
        <FieldDialog
          title={t('info.change_field', { name })}
          groups={groups()}
          taken={taken}
          language={format.language}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
