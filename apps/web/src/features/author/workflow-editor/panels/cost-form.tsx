import type { Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Select } from 'antd';
import { Field } from '../../../../components/field/field.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { setTransition } from '../model/edits.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import { TextPair } from './text-pair.tsx';

/** What a lawful option costs, and in which section that is told; most options cost nothing. */
export function CostForm({ transition }: { transition: Transition }) {
  const { t } = useTranslation('condition');
  const { pick } = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const { cost } = transition;
  const set = (next: Transition['cost']) =>
    editor.edit((now) => setTransition(now, transition.id, { cost: next }), `${transition.id} cost`);
  const strike = (strikes_at: string) =>
    set(strikes_at === '' ? undefined : { strikes_at, text: cost?.text ?? { zh: '', en: '' } });
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind) && kind !== 'experience');
  return (
    <>
      <Field label={t('form.cost')} hint={t('form.cost_hint')}>
        {({ id }) => (
          <Select
            id={id}
            style={{ width: '100%' }}
            value={cost?.strikes_at ?? ''}
            disabled={!editor.canEdit}
            onChange={strike}
            options={[
              { value: '', label: t('form.cost_none') },
              ...sections.map((node) => ({ value: node.id, label: pick(node.name) || node.id })),
            ]}
          />
        )}
      </Field>
      {cost && (
        <TextPair
          label={t('form.cost_text')}
          value={cost.text}
          max={500}
          rows={3}
          disabled={!editor.canEdit}
          onChange={(text) => set({ ...cost, text })}
        />
      )}
    </>
  );
}
