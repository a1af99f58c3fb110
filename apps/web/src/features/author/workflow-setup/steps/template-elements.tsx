import type { PaperElement, Template } from '@lets/contract';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { ElementForm } from '../../../../domain/flow/element-form/element-form.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { swapped } from '../../../../lib/swapped.ts';
import type { Setup } from '../use-setup.ts';
import styles from './template-elements.module.css';

/** What a complete document of a template holds: a checklist beside the draft. */
export function TemplateElements(props: {
  setup: Pick<Setup, 'editable'>;
  template: Pick<Template, 'body' | 'variants' | 'elements'>;
  onChange: (elements: PaperElement[]) => void;
}) {
  const { setup, template, onChange } = props;
  const { t } = useTranslation('elements');
  const { elements, body, variants = [] } = template;
  const wordings = [body, ...variants.map((variant) => variant.body)];
  const add = () => onChange([...elements, { zh: '', en: '' }]);
  return (
    <section className={styles.elements} aria-label={t('title')}>
      <h4>{t('title')}</h4>
      <small>{t('hint')}</small>
      {elements.map((element, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: elements have no name but their place
        <div key={at} className={styles.item}>
          <ElementForm
            element={element}
            at={at + 1}
            wordings={wordings}
            editable={setup.editable}
            onChange={(next) => onChange(elements.map((one, index) => (index === at ? next : one)))}
          />
          {setup.editable && (
            <div className={styles.acts}>
              <IconButton
                icon="cu"
                size="sm"
                label={t('up', { at: at + 1 })}
                disabled={at === 0}
                onClick={() => onChange(swapped(elements, at - 1))}
              />
              <IconButton
                icon="cd"
                size="sm"
                label={t('down', { at: at + 1 })}
                disabled={at === elements.length - 1}
                onClick={() => onChange(swapped(elements, at))}
              />
              <IconButton
                icon="trash"
                size="sm"
                label={t('remove', { at: at + 1 })}
                onClick={() => onChange(elements.filter((_, index) => index !== at))}
              />
            </div>
          )}
        </div>
      ))}
      {elements.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {setup.editable && (
        <Button size="sm" icon="plus" onClick={add}>
          {t('add')}
        </Button>
      )}
    </section>
  );
}
