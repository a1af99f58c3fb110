import { type UsedField, unfilledFields } from '@lets/authoring';
import { LIMITS } from '@lets/contract';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './facts.module.css';
import { type PartProps, setBody } from './part.tsx';

/** The fields that texts of the case use and no fact fills, each with the texts that use it and made a fact from here. */
export function UnfilledFields({ edit, onLead }: PartProps & { onLead: (key: string) => void }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { flow, body } = edit.project;
  const unfilled = unfilledFields(flow, body);
  if (unfilled.length === 0) return null;
  const facts = new Set(body.fields.map(({ key }) => key));
  const lacking = unfilled.filter(({ key }) => !facts.has(key));
  const room = LIMITS.project_facts - body.fields.length;
  const add = (fields: readonly UsedField[]) => {
    const made = fields.map(({ key, name }) => ({
      key,
      label: name,
      // What the case calls the same under another key is the same.
      value: body.fields.find(({ label }) => label.zh === name.zh)?.value ?? { zh: '', en: '' },
    }));
    setBody(edit, { fields: [...body.fields, ...made.slice(0, room)] });
    if (made[0]) onLead(made[0].key);
  };
  const title = t('info.unfilled', { count: unfilled.length });
  return (
    <section className={styles.unfilled} aria-label={title}>
      <header>
        <Icon name="alert" size={16} />
        <b>{title}</b>
        {lacking.length > 0 && (
          <Button size="sm" icon="plus" disabled={room <= 0} onClick={() => add(lacking)}>
            {t('info.unfilled_add_all')}
          </Button>
        )}
      </header>
      <p>{t('info.unfilled_hint')}</p>
      <ul>
        {unfilled.map((field) => {
          const name = format.pick(field.name);
          return (
            <li key={field.key}>
              <b>{name}</b>
              <small>{t('info.unfilled_in', { texts: format.list(field.texts.map(format.pick)) })}</small>
              {facts.has(field.key) ? (
                <Button
                  size="sm"
                  variant="text"
                  aria-label={t('info.unfilled_write_named', { name })}
                  onClick={() => onLead(field.key)}
                >
                  {t('info.unfilled_write')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="text"
                  disabled={room <= 0}
                  aria-label={t('info.unfilled_add_named', { name })}
                  onClick={() => add([field])}
                >
                  {t('info.unfilled_add')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
