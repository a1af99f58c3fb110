import { LIMITS, type Template, type TemplateVariant } from '@lets/contract';
import { useRef } from 'react';
import { IconButton } from '../../../../components/button/button.tsx';
import { RichPair } from '../../../../components/rich-pair/rich-pair.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { fieldsFor } from '../../../../domain/case/fields/field-groups.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Setup } from '../use-setup.ts';
import { OutcomeSelect } from './outcome-select.tsx';
import styles from './template-variants.module.css';

/** What is drafted from in place of a template's usual text where a vote came out otherwise. */
export function TemplateVariants(props: {
  setup: Setup;
  template: Template;
  onChange: (variants: TemplateVariant[]) => void;
}) {
  const { setup, template, onChange } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { flow, editable } = setup;
  const variants = template.variants ?? [];
  // Variants have no ids; their sheets are loaded once, so each keeps a key for as long as this is open.
  const keys = useRef(variants.map((_, at) => at));
  const change = (at: number, next: Partial<TemplateVariant>) =>
    onChange(variants.map((one, index) => (index === at ? { ...one, ...next } : one)));
  const add = (only_after: TemplateVariant['only_after']) => {
    keys.current = [...keys.current, Math.max(-1, ...keys.current) + 1];
    onChange([...variants, { only_after, name: { ...template.name }, body: template.body }]);
  };
  const remove = (at: number) => {
    keys.current = keys.current.filter((_, index) => index !== at);
    onChange(variants.filter((_, index) => index !== at));
  };
  if (!flow.nodes.some(({ kind }) => kind === 'vote')) return null;
  return (
    <>
      {variants.map((variant, at) => {
        const name = format.pick(variant.name);
        return (
          <fieldset key={keys.current[at] ?? at} className={styles.variant}>
            <legend>{t('variants.one', { at: at + 1 })}</legend>
            <div className={styles.head}>
              <OutcomeSelect
                flow={flow}
                label={t('variants.after', { name })}
                placeholder={t('variants.after_which')}
                disabled={!editable}
                value={variant.only_after}
                onChange={(only_after) => only_after.length > 0 && change(at, { only_after })}
              />
              <IconButton
                icon="trash"
                label={t('variants.remove', { name })}
                disabled={!editable}
                onClick={() => remove(at)}
              />
            </div>
            <TextPair
              label={t('variants.name')}
              value={variant.name}
              max={60}
              required
              onChange={(next) => change(at, { name: next })}
            />
            <RichPair
              label={name}
              initial={variant.body}
              editable={editable}
              roles={flow.roles}
              fields={() => fieldsFor(flow)}
              onChange={(body) => change(at, { body })}
            />
          </fieldset>
        );
      })}
      {variants.length < LIMITS.template_variants && editable && (
        <div className={styles.add}>
          <span>{t('variants.add')}</span>
          <OutcomeSelect
            flow={flow}
            label={t('variants.add')}
            placeholder={t('variants.after_which')}
            disabled={false}
            value={[]}
            onChange={add}
          />
        </div>
      )}
    </>
  );
}
