import { LIMITS, type PaperPart } from '@lets/contract';
import { useState } from 'react';
import { Button, IconButton } from '../../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../../components/dialog/dialog.tsx';
import { Tag } from '../../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { beginningOf, newPart, replacedAt, withoutAt, withPartMoved } from './model-edits.ts';
import type { ModelProps } from './model-props.ts';
import { PartForm } from './part-form.tsx';
import styles from './template-models.module.css';

/** The parts of a paper in their order; one of them at a time is open. */
export function PartList({ setup, nodeId, model, onChange }: ModelProps) {
  const { t } = useTranslation('setup');
  const { parts } = model;
  const [open, setOpen] = useState<number | null>(parts.length === 1 ? 0 : null);
  /** Counts what was moved under the open sheet, which is loaded once. */
  const [round, setRound] = useState(0);
  const [removing, setRemoving] = useState<number | null>(null);
  const put = (next: PaperPart[], opened: number | null) => {
    onChange({ ...model, parts: next });
    setOpen(opened);
    setRound(round + 1);
  };
  const move = (from: number, to: number) =>
    put(withPartMoved(model, from, to).parts, open === from ? to : null);
  return (
    <section className={styles.parts} aria-label={t('models.parts')}>
      <h4>{t('models.parts')}</h4>
      <ol>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
          <li key={at}>
            <Row
              part={part}
              at={at}
              count={parts.length}
              isOpen={open === at}
              isEditable={setup.editable}
              onToggle={() => setOpen(open === at ? null : at)}
              onMove={(to) => move(at, to)}
              onRemove={() => setRemoving(at)}
            />
            {open === at && (
              <PartForm
                key={round}
                setup={setup}
                nodeId={nodeId}
                part={part}
                label={t('models.part', { at: at + 1 })}
                onChange={(next) => onChange({ ...model, parts: replacedAt(parts, at, next) })}
              />
            )}
          </li>
        ))}
      </ol>
      {setup.editable && (
        <Button
          size="sm"
          icon="plus"
          disabled={parts.length >= LIMITS.model_parts}
          onClick={() => put([...parts, newPart()], parts.length)}
        >
          {t('models.add_part')}
        </Button>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={t('models.remove_part_title', { at: removing + 1 })}
          icon="trash"
          confirmLabel={t('models.remove_part_act')}
          cancelLabel={t('models.keep')}
          onConfirm={() => {
            put(withoutAt(parts, removing), null);
            setRemoving(null);
          }}
          onCancel={() => setRemoving(null)}
        >
          <p>{t('models.remove_part_text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Row(props: {
  part: PaperPart;
  at: number;
  count: number;
  isOpen: boolean;
  isEditable: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { part, at, count, isOpen, isEditable, onToggle, onMove, onRemove } = props;
  const { t } = useTranslation('setup');
  const { language } = useFormat();
  const name = { at: at + 1 };
  const isHanging = part.when !== undefined || part.unless !== undefined;
  return (
    <div className={styles.row}>
      <button type="button" className={styles.beginning} aria-expanded={isOpen} onClick={onToggle}>
        <b>{t('models.part', name)}</b>
        <span>{beginningOf(part, language) || t('models.blank_part')}</span>
      </button>
      {isHanging && <Tag tone="gold">{t('models.hangs')}</Tag>}
      {part.speeches && <Tag>{t('models.from_speeches')}</Tag>}
      {isEditable && (
        <>
          <IconButton
            icon="cu"
            size="sm"
            label={t('models.part_up', name)}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            icon="cd"
            size="sm"
            label={t('models.part_down', name)}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          />
          <IconButton
            icon="trash"
            size="sm"
            label={t('models.remove_part', name)}
            disabled={count === 1}
            onClick={onRemove}
          />
        </>
      )}
    </div>
  );
}
