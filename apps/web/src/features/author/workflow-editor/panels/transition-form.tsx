import type { Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Select } from 'antd';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { StatusSegments } from '../../../../components/list-tools/list-tools.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { canConnect, remove, setTransition, setTransitionKind } from '../model/edits.ts';
import { isDefaultRoute } from '../model/routes.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import { ConditionsForm } from './conditions-form.tsx';
import { CostForm } from './cost-form.tsx';
import styles from './inspector.module.css';
import { TextPair } from './text-pair.tsx';

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

/** One way: whether it leads on, its words, what a wrong one says back, which outcome of a vote opens it. */
export function TransitionForm({ transition }: { transition: Transition }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const source = flow.nodes.find(({ id }) => id === transition.from);
  const isWrong = transition.kind === 'wrong';
  const isRoute = source?.kind === 'choice';
  const set = (change: Partial<Transition>, field: string) =>
    editor.edit((now) => setTransition(now, transition.id, change), `${transition.id} ${field}`);
  const targets = flow.nodes.filter(
    ({ id }) => id === transition.to || canConnect(flow, transition.from, id),
  );
  const firstFree = targets.find(({ id }) => id !== transition.from)?.id;
  if (!source) return null;
  return (
    <>
      <header className={styles.head}>
        <h2>{format.pick(transition.label) || t('way.unnamed')}</h2>
        {isRoute ? (
          <Tag tone="ink" icon="choice">
            {t(isDefaultRoute(flow, transition) ? 'route.default' : 'route.tag')}
          </Tag>
        ) : (
          <Tag tone={isWrong ? 'seal' : 'jade'} icon={isWrong ? 'xc' : 'checkc'}>
            {t(isWrong ? 'way.wrong' : 'way.right')}
          </Tag>
        )}
      </header>
      <section className={styles.block}>
        <button type="button" className={styles.link} onClick={() => editor.select([transition.from])}>
          {t('way.out_of', { name: format.pick(source.name) })}
        </button>
        {isSectionKind(source.kind) && (
          <StatusSegments
            label={t('way.kind')}
            value={transition.kind}
            options={[
              { key: 'advance', label: t('way.right') },
              { key: 'wrong', label: t('way.wrong') },
            ]}
            onChange={(kind) => editor.edit((now) => setTransitionKind(now, transition.id, kind, firstFree))}
          />
        )}
        <TextPair
          label={t(isRoute ? 'route.label' : 'way.label')}
          value={transition.label}
          max={60}
          disabled={!editor.canEdit}
          onChange={(label) => set({ label }, 'label')}
        />
        {isWrong ? (
          <TextPair
            label={t('way.feedback_field')}
            value={transition.feedback ?? { zh: '', en: '' }}
            max={500}
            rows={3}
            disabled={!editor.canEdit}
            onChange={(feedback) => set({ feedback }, 'feedback')}
          />
        ) : (
          <Field label={t('way.target')}>
            {({ id }) => (
              <Select
                id={id}
                style={{ width: '100%' }}
                value={transition.to}
                disabled={!editor.canEdit}
                onChange={(to) => set({ to }, 'to')}
                options={targets
                  .filter((node) => node.id !== transition.from)
                  .map((node) => ({ value: node.id, label: format.pick(node.name) }))}
              />
            )}
          </Field>
        )}
        {source.kind === 'vote' && !isWrong && (
          <Field label={t('way.outcome')} hint={t('way.outcome_hint')}>
            {({ id }) => (
              <Select
                id={id}
                style={{ width: '100%' }}
                value={(transition.outcome ?? '') as (typeof OUTCOMES)[number] | ''}
                disabled={!editor.canEdit}
                onChange={(outcome) => set({ outcome: outcome === '' ? null : outcome }, 'outcome')}
                options={[
                  { value: '' as const, label: t('outcome.any') },
                  ...OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
                ]}
              />
            )}
          </Field>
        )}
        {isSectionKind(source.kind) && <ConditionsForm transition={transition} />}
        {isRoute && <ConditionsForm transition={transition} hint={t('route.conditions_hint')} />}
        {isSectionKind(source.kind) && !isWrong && <CostForm transition={transition} />}
        {editor.canEdit && (
          <Button icon="trash" onClick={() => editor.edit((now) => remove(now, new Set([transition.id])))}>
            {t(isRoute ? 'route.delete' : 'way.delete')}
          </Button>
        )}
      </section>
    </>
  );
}
