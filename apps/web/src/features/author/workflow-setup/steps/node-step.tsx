import { newVote } from '@lets/authoring';
import { isSectionKind, SECTION_KINDS } from '@lets/engine';
import { Field } from '../../../../components/field/field.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Card, Chip } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/kind-icon.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { FlowSide } from '../flow-side.tsx';
import { changeNode } from '../model.ts';
import { SameKindBar } from '../same-kind/same-kind-bar.tsx';
import type { Setup } from '../use-setup.ts';
import styles from './parts.module.css';

const MINUTES = 600;

/** Step 0: what each section is. */
export function NodeStep({ setup, step }: { setup: Setup; step: number }) {
  const { t } = useTranslation(['setup', 'common']);
  return (
    <FlowSide setup={setup} step={step}>
      {(node) => {
        const set = (change: object) =>
          setup.edit((flow) => changeNode(flow, node.id, (now) => ({ ...now, ...change })));
        return (
          <Card className={styles.card ?? ''}>
            <h3>{t('node.title')}</h3>
            <div className={styles.fields}>
              <TextPair
                label={t('node.name')}
                value={node.name}
                max={60}
                required
                onChange={(name) => set({ name })}
              />
              <div>
                <p id="kind-label" className={styles.kindLabel}>
                  {t('node.kind')}
                </p>
                <fieldset className={styles.kinds} aria-labelledby="kind-label">
                  {SECTION_KINDS.map((kind) => (
                    <Chip
                      key={kind}
                      icon={KIND_ICON[kind]}
                      pressed={kind === node.kind}
                      onClick={() => set({ kind, vote: kind === 'vote' ? (node.vote ?? newVote()) : null })}
                    >
                      {t(`common:kind.${kind}`)}
                    </Chip>
                  ))}
                </fieldset>
              </div>
              <TextPair
                label={t('node.introduction')}
                value={node.introduction}
                max={2000}
                rows={5}
                required
                onChange={(introduction) => set({ introduction })}
              />
              <div className={styles.row}>
                <Field label={t('node.minutes')}>
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode="numeric"
                      value={node.minutes ?? ''}
                      placeholder={t('node.any_length')}
                      onChange={({ target }) => {
                        const minutes = Math.min(MINUTES, Number(target.value.replace(/\D/g, '')));
                        set({ minutes: minutes > 0 ? minutes : null });
                      }}
                    />
                  )}
                </Field>
                {isSectionKind(node.kind) && (
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      checked={node.can_switch}
                      onChange={({ target }) => set({ can_switch: target.checked })}
                    />
                    {t('node.can_switch')}
                  </label>
                )}
              </div>
              <SameKindBar setup={setup} node={node} shared="node" />
            </div>
          </Card>
        );
      }}
    </FlowSide>
  );
}
