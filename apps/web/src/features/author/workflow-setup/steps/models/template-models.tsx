import { LIMITS, type Model, type Template } from '@lets/contract';
import { useState } from 'react';
import { Button, IconButton } from '../../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../../components/dialog/dialog.tsx';
import { Tag } from '../../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import type { Setup } from '../../use-setup.ts';
import { duplicatedAt, newModel, replacedAt, withoutAt } from './model-edits.ts';
import { ModelForm } from './model-form.tsx';
import styles from './template-models.module.css';

const TONES = { sound: 'jade', careless: 'gold', wrong: 'seal' } as const;

/** What partners hand in for a template: whole papers, each with its quality and what is to be learnt from it. */
export function TemplateModels(props: {
  setup: Pick<Setup, 'flow' | 'editable'>;
  nodeId: string;
  template: Pick<Template, 'body' | 'models'>;
  onChange: (models: Model[]) => void;
}) {
  const { setup, nodeId, template, onChange } = props;
  const { t } = useTranslation('setup');
  const models = template.models ?? [];
  const [open, setOpen] = useState<number | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const isFull = models.length >= LIMITS.template_models;
  if (models.length === 0 && !setup.editable) return null;
  const put = (next: Model[], opened: number | null) => {
    onChange(next);
    setOpen(opened);
  };
  return (
    <section className={styles.models} aria-label={t('models.title')}>
      <div className={styles.head}>
        <strong>{t('models.title')}</strong>
        {setup.editable && (
          <Button
            size="sm"
            icon="plus"
            disabled={isFull}
            onClick={() => put([...models, newModel(template.body)], models.length)}
          >
            {t('models.add')}
          </Button>
        )}
      </div>
      <small>{t(models.length > 0 ? 'models.hint' : 'models.none')}</small>
      <ul>
        {models.map((model, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: papers have no name but their place
          <li key={at}>
            <Row
              model={model}
              at={at}
              isOpen={open === at}
              isEditable={setup.editable}
              isFull={isFull}
              onToggle={() => setOpen(open === at ? null : at)}
              onDuplicate={() => put(duplicatedAt(models, at), at + 1)}
              onRemove={() => setRemoving(at)}
            />
            {open === at && (
              <ModelForm
                setup={setup}
                nodeId={nodeId}
                model={model}
                onChange={(next) => onChange(replacedAt(models, at, next))}
              />
            )}
          </li>
        ))}
      </ul>
      {removing !== null && (
        <ConfirmDialog
          title={t('models.remove_title')}
          icon="trash"
          confirmLabel={t('models.remove_act')}
          cancelLabel={t('models.keep')}
          onConfirm={() => {
            put(withoutAt(models, removing), null);
            setRemoving(null);
          }}
          onCancel={() => setRemoving(null)}
        >
          <p>{t('models.remove_text', { at: removing + 1 })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Row(props: {
  model: Model;
  at: number;
  isOpen: boolean;
  isEditable: boolean;
  isFull: boolean;
  onToggle: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  const { model, isOpen, isEditable, isFull, onToggle, onDuplicate, onRemove } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const name = { at: props.at + 1 };
  return (
    <div className={styles.row}>
      <Tag tone={TONES[model.quality]}>{t(`models.${model.quality}`)}</Tag>
      <span className={styles.wide}>{format.pick(model.note) || t('models.no_note')}</span>
      <Button size="sm" icon={isEditable ? 'pen' : 'eye'} aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'models.close' : isEditable ? 'models.edit' : 'models.read')}
      </Button>
      {isEditable && (
        <>
          <IconButton
            icon="copy"
            label={t('models.duplicate', name)}
            disabled={isFull}
            onClick={onDuplicate}
          />
          <IconButton icon="trash" label={t('models.remove', name)} onClick={onRemove} />
        </>
      )}
    </div>
  );
}
