import type { Model } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/button/button.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './template-models.module.css';

const TONES = { sound: 'jade', careless: 'gold', wrong: 'seal' } as const;

/** What partners hand in for a template: each with its quality and what is to be learnt from it. Their texts come with the case. */
export function TemplateModels(props: {
  models: readonly Model[];
  isEditable: boolean;
  onChange: (models: Model[]) => void;
}) {
  const { models, isEditable, onChange } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  if (models.length === 0) return null;
  return (
    <section className={styles.models} aria-label={t('models.title')}>
      <strong>{t('models.title')}</strong>
      <small>{t('models.hint')}</small>
      <ul>
        {models.map((model, at) => (
          <li key={`${model.quality} ${model.note.zh}`}>
            <Tag tone={TONES[model.quality]}>{t(`models.${model.quality}`)}</Tag>
            <span>{format.pick(model.note)}</span>
            {isEditable && (
              <IconButton
                icon="trash"
                label={t('models.remove', { at: at + 1 })}
                onClick={() => onChange(models.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
