import { LIMITS } from '@lets/contract';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import form from '../form.module.css';
import { freeId } from '../free-id.ts';
import styles from './facts.module.css';
import { Part, type PartProps, setBody } from './part.tsx';

/** The facts that templates fill in: who the parties are, which court. */
export function Facts({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const { fields } = edit.project.body;
  const change = (key: string, next: Partial<(typeof fields)[number]>) =>
    setBody(edit, { fields: fields.map((field) => (field.key === key ? { ...field, ...next } : field)) });
  const add = () => {
    const key = freeId(
      'fact',
      fields.map((field) => field.key),
    );
    const nothing = { zh: '', en: '' };
    setBody(edit, { fields: [...fields, { key, label: nothing, value: nothing }] });
  };
  return (
    <Part title={t('info.facts')} hint={t('info.facts_hint')}>
      {fields.map((field, at) => (
        <div key={field.key} className={form.line}>
          <u aria-hidden="true">{at + 1}</u>
          <div className={styles.fact}>
            <TextPair
              label={t('info.fact_label', { number: at + 1 })}
              quiet
              value={field.label}
              max={100}
              onChange={(label) => change(field.key, { label })}
            />
            <TextPair
              label={t('info.fact_value', { number: at + 1 })}
              quiet
              value={field.value}
              max={500}
              onChange={(value) => change(field.key, { value })}
            />
          </div>
          <IconButton
            icon="trash"
            size="sm"
            label={t('info.remove', { what: t('info.fact_label', { number: at + 1 }) })}
            onClick={() => setBody(edit, { fields: fields.filter(({ key }) => key !== field.key) })}
          />
        </div>
      ))}
      <span>
        <Button size="sm" icon="plus" disabled={fields.length >= LIMITS.project_facts} onClick={add}>
          {t('info.add_fact')}
        </Button>
      </span>
    </Part>
  );
}
