import type { Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Select } from 'antd';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { StatusSegments } from '../../../../components/list-tools/list-tools.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { canConnect, remove, setWay, setWayKind } from '../model/edits.ts';
import { isDefaultRoute } from '../model/routes.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import { ConditionsForm } from './conditions-form.tsx';
import { CostForm } from './cost-form.tsx';
import styles from './inspector.module.css';
import { TextPair } from './text-pair.tsx';

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

/** One way: whether it leads on, its words, what a wrong one says back, which outcome of a vote opens it. */
export function WayForm({ way }: { way: Transition }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const source = flow.nodes.find(({ id }) => id === way.from);
  const isWrong = way.kind === 'wrong';
  const isRoute = source?.kind === 'choice';
  const set = (change: Partial<Transition>, field: string) =>
    editor.edit((now) => setWay(now, way.id, change), `${way.id} ${field}`);
  const targets = flow.nodes.filter(({ id }) => id === way.to || canConnect(flow, way.from, id));
  const firstFree = targets.find(({ id }) => id !== way.from)?.id;
  if (!source) return null;
  return (
    <>
      <header className={styles.head}>
        <h2>{format.pick(way.label) || t('way.unnamed')}</h2>
        {isRoute ? (
          <Tag tone="ink" icon="choice">
            {t(isDefaultRoute(flow, way) ? 'route.default' : 'route.tag')}
          </Tag>
        ) : (
          <Tag tone={isWrong ? 'seal' : 'jade'} icon={isWrong ? 'xc' : 'checkc'}>
            {t(isWrong ? 'way.wrong' : 'way.right')}
          </Tag>
        )}
      </header>
      <section className={styles.block}>
        <button type="button" className={styles.link} onClick={() => editor.select([way.from])}>
          {t('way.out_of', { name: format.pick(source.name) })}
        </button>
        {isSectionKind(source.kind) && (
          <StatusSegments
            label={t('way.kind')}
            value={way.kind}
            options={[
              { key: 'advance', label: t('way.right') },
              { key: 'wrong', label: t('way.wrong') },
            ]}
            onChange={(kind) => editor.edit((now) => setWayKind(now, way.id, kind, firstFree))}
          />
        )}
        <TextPair
          label={t(isRoute ? 'route.label' : 'way.label')}
          value={way.label}
          max={60}
          disabled={!editor.canEdit}
          onChange={(label) => set({ label }, 'label')}
        />
        {isWrong ? (
          <TextPair
            label={t('way.feedback_field')}
            value={way.feedback ?? { zh: '', en: '' }}
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
                value={way.to}
                disabled={!editor.canEdit}
                onChange={(to) => set({ to }, 'to')}
                options={targets
                  .filter((node) => node.id !== way.from)
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
                value={(way.outcome ?? '') as (typeof OUTCOMES)[number] | ''}
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
        {isSectionKind(source.kind) && <ConditionsForm way={way} />}
        {isRoute && <ConditionsForm way={way} hint={t('route.conditions_hint')} />}
        {isSectionKind(source.kind) && !isWrong && <CostForm way={way} />}
        {editor.canEdit && (
          <Button icon="trash" onClick={() => editor.edit((now) => remove(now, new Set([way.id])))}>
            {t(isRoute ? 'route.delete' : 'way.delete')}
          </Button>
        )}
      </section>
    </>
  );
}
