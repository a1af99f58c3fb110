import { usedFields } from '@lets/authoring';
import { caseField, LIMITS, type MergeField } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { FieldDialog } from '../../../../components/field-picker/field-dialog.tsx';
import type { FieldGroup } from '../../../../components/field-picker/field-groups.ts';
import { listedFields } from '../../../../domain/case/fields/field-groups.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { FACTS } from '../paths.ts';
import { FactRow, valueId } from './fact-row.tsx';
import styles from './facts.module.css';
import { Part, type PartProps, setBody } from './part.tsx';
import { UnfilledFields } from './unfilled-fields.tsx';

/** The facts that texts fill in: who the parties are, which court. */
export function Facts({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const { flow, body } = edit.project;
  const { fields } = body;
  const taken = new Set(fields.map(({ key }) => key));
  /** What texts of this case use though the list does not have it, then the list. */
  const groups = (): FieldGroup[] => {
    const used = usedFields(flow, body).filter(({ key }) => !caseField(key));
    const choices = used.filter(({ key }) => !taken.has(key));
    return [{ id: 'used', choices }, ...listedFields(used)];
  };
  const set = (next: MergeField[]) => setBody(edit, { fields: next });
  const place = useRef<HTMLDivElement>(null);
  /** Where to go on writing, once it is there. */
  const [led, lead] = useState<string | null>(null);
  useEffect(() => {
    if (led === null) return;
    document.getElementById(valueId(led))?.querySelector('input')?.focus();
    lead(null);
  }, [led]);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === FACTS) place.current?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <div ref={place} className={styles.place}>
      <Part title={t('info.facts')} hint={t('info.facts_hint')}>
        <UnfilledFields edit={edit} onLead={lead} />
        {fields.map((fact, at) => (
          <FactRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact's key changes with the field that is chosen for it
            key={at}
            fact={fact}
            number={at + 1}
            groups={groups}
            taken={taken}
            onChange={(next) => set(fields.map((one, index) => (index === at ? next : one)))}
            onRemove={() => set(fields.filter((_, index) => index !== at))}
          />
        ))}
        <span>
          <Button
            size="sm"
            icon="plus"
            disabled={fields.length >= LIMITS.project_facts}
            onClick={() => setAdding(true)}
          >
            {t('info.add_fact')}
          </Button>
        </span>
      </Part>
      {isAdding && (
        <FieldDialog
          title={t('info.add_fact')}
          groups={groups()}
          taken={taken}
          language={format.language}
          onChoose={({ key, name }) => {
            set([...fields, { key, label: name, value: { zh: '', en: '' } }]);
            lead(key);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
