import { isSectionKind } from '@lets/engine';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './flow-chart.module.css';
import type { FlowChartProps } from './flow-chart-props.ts';
import type { FlowStep } from './flow-order.ts';
import { KIND_ICON } from './kind-icon.ts';

type Inner = FlowChartProps & { steps: readonly FlowStep[] };

/** What follows a section, in words. */
export function useNextWords(step: FlowStep, flow: FlowChartProps['flow']): string {
  const { t } = useTranslation('flow');
  const format = useFormat();
  if (step.next.length === 0) return t('next.end');
  const names = step.next.map((id) => format.pick(flow.nodes.find((node) => node.id === id)?.name));
  const list = new Intl.ListFormat(format.language === 'zh' ? 'zh-CN' : 'en-GB', {
    type: (step.isChoice || step.isRouted) && !step.isParallel ? 'disjunction' : 'conjunction',
  }).format(names);
  if (step.waitsForSiblings) return t('next.after_siblings', { names: list });
  if (step.isParallel) return t('next.parallel', { names: list });
  if (step.isRouted) return t('next.routed', { names: list });
  return t(step.isChoice ? 'next.choice' : 'next.one', { names: list });
}

/** The flow as rows, for those who would rather read than look. */
export function StepList({ steps, ...props }: Inner) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <StepRow key={step.id} step={step} steps={steps} {...props} />
      ))}
    </ol>
  );
}

function StepRow({ step, flow, marks, noteOf, onSelect, selected }: Inner & { step: FlowStep }) {
  const { t } = useTranslation(['flow', 'common']);
  const format = useFormat();
  const next = useNextWords(step, flow);
  const node = flow.nodes.find(({ id }) => id === step.id);
  if (!node || !isSectionKind(node.kind)) return null;
  const mark = marks?.get(step.id);
  const name = format.pick(node.name);
  const notes = [
    t(`common:kind.${node.kind}`),
    mark && t(`state.${mark.state}`),
    mark ? mark.note : noteOf?.(step.id),
    mark?.wrongTries ? t('wrong_tries', { count: mark.wrongTries }) : null,
    mark?.consequences ? t('consequences', { count: mark.consequences }) : null,
  ].filter(Boolean);
  return (
    <li className={`${styles.row} ${mark ? (styles[`row_${mark.state}`] ?? '') : ''}`}>
      <span className={`${styles.kind} ${styles[node.kind]}`}>
        <Icon name={KIND_ICON[node.kind]} size={16} />
      </span>
      <span className={styles.words}>
        {onSelect ? (
          <button type="button" aria-pressed={selected === step.id} onClick={() => onSelect(step.id)}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        <i>{notes.join(t('joiner'))}</i>
      </span>
      <span className={styles.next}>{next}</span>
    </li>
  );
}
