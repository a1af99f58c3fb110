import { type WorkflowPattern, workflowPatterns } from '@lets/contract';
import { useId } from 'react';
import cards from '../../../components/partner-manner/choice-cards.module.css';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { FlowChart } from '../flow-chart/index.ts';
import styles from './begin.module.css';

/** The patterns of procedures, and of the chosen one what it brings along. */
export function PatternChoice(props: {
  chosen: WorkflowPattern['id'] | null;
  onChoose: (pattern: WorkflowPattern) => void;
}) {
  const { chosen, onChoose } = props;
  const { t } = useTranslation('flow');
  const format = useFormat();
  const name = useId();
  const read = useCall(workflowPatterns, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={4} height={72} />}>
      {({ list }) => {
        const shown = list.find(({ id }) => id === chosen);
        return (
          <div className={styles.patterns}>
            <fieldset className={classNames(cards.group, styles.list)}>
              <legend>{t('begin.patterns')}</legend>
              {list.map((pattern) => (
                <label key={pattern.id} className={cards.card}>
                  <input
                    type="radio"
                    name={name}
                    checked={pattern.id === chosen}
                    onChange={() => onChoose(pattern)}
                  />
                  <span>
                    <b>{format.pick(pattern.name)}</b>
                    <i>{t('begin.size', { sections: pattern.section_count, roles: pattern.roles.length })}</i>
                  </span>
                </label>
              ))}
            </fieldset>
            {shown ? <Shown pattern={shown} /> : <p className={styles.none}>{t('begin.choose')}</p>}
          </div>
        );
      }}
    </QueryView>
  );
}

function Shown({ pattern }: { pattern: WorkflowPattern }) {
  const { t } = useTranslation('flow');
  const format = useFormat();
  return (
    <section className={styles.shown} aria-label={format.pick(pattern.name)}>
      <p>{format.pick(pattern.description)}</p>
      <p>{t('begin.roles', { names: format.list(pattern.roles.map(format.pick)) })}</p>
      <p>{t('begin.brings', { templates: pattern.template_count, minutes: pattern.minutes })}</p>
      <FlowChart
        key={pattern.id}
        flow={pattern.chart}
        label={format.pick(pattern.name)}
        hasToggle={false}
        {...(styles.chart && { className: styles.chart })}
      />
    </section>
  );
}
