import type { FlowNode } from '@lets/contract';
import { isSectionKind, SECTION_KINDS } from '@lets/engine';
import type { RefObject } from 'react';
import { Field } from '../../../../components/field/field.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { KIND_LOOK } from '../canvas/kind-look.ts';
import { setKind, setNode } from '../model/edits.ts';
import { useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';
import { RenameOffer } from './rename-offer.tsx';
import { TextPair } from './text-pair.tsx';

const NAME = 60;
const TEXT = 2000;
const MINUTES = 600;

export function NodeForm({ node, nameRef }: { node: FlowNode; nameRef: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const set = (change: Partial<FlowNode>, field: string) =>
    editor.edit((flow) => setNode(flow, node.id, change), `${node.id} ${field}`);
  const isSection = isSectionKind(node.kind);
  return (
    <section className={styles.block}>
      <TextPair
        label={t('field.name')}
        value={node.name}
        max={NAME}
        disabled={!editor.canEdit}
        firstRef={nameRef}
        onChange={(name) => set({ name }, 'name')}
      />
      <RenameOffer node={node} />
      {isSection && <Kinds node={node} />}
      <TextPair
        label={t('field.introduction')}
        value={node.introduction}
        max={TEXT}
        rows={2}
        disabled={!editor.canEdit}
        onChange={(introduction) => set({ introduction }, 'introduction')}
      />
      {isSection && (
        <div className={styles.two}>
          <Field label={t('field.minutes')}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={node.minutes ?? ''}
                placeholder={t('field.any_length')}
                disabled={!editor.canEdit}
                onChange={({ target }) => {
                  const minutes = Math.min(MINUTES, Number(target.value.replace(/\D/g, '')));
                  set({ minutes: minutes > 0 ? minutes : null }, 'minutes');
                }}
              />
            )}
          </Field>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={node.can_switch}
              disabled={!editor.canEdit}
              onChange={({ target }) => set({ can_switch: target.checked }, 'switch')}
            />
            {t('field.can_switch')}
          </label>
        </div>
      )}
    </section>
  );
}

function Kinds({ node }: { node: FlowNode }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  return (
    <fieldset className={styles.pair}>
      <legend>{t('field.kind')}</legend>
      <div className={styles.kinds}>
        {SECTION_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            title={t(`kind.${kind}`)}
            aria-label={t(`kind.${kind}`)}
            aria-pressed={kind === node.kind}
            disabled={!editor.canEdit}
            onClick={() => editor.edit((flow) => setKind(flow, node.id, kind))}
          >
            <Icon name={KIND_LOOK[kind].icon} size={17} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
