import { isSectionKind } from '@lets/engine';
import { type ReactNode, useMemo } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { FlowChart, type NodeMark } from '../../../domain/flow/flow-chart/index.ts';
import { KIND_ICON } from '../../../domain/flow/flow-chart/kind-icon.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Editable } from './editable.tsx';
import styles from './flow-side.module.css';
import { faultsAt, sectionsOf } from './model.ts';
import parts from './steps/parts.module.css';
import { useChosen } from './use-chosen.ts';
import { useFaultWords } from './use-fault-words.ts';
import type { Setup } from './use-setup.ts';

type Section = ReturnType<typeof sectionsOf>[number];

/** The flow at the left, one of its sections chosen, and that section's form at the right. */
export function FlowSide(props: {
  setup: Setup;
  step: number;
  /** What the step is about in this section, under its name. */
  children: (section: Section) => ReactNode;
}) {
  const { setup, step, children } = props;
  const { t } = useTranslation(['setup', 'common']);
  const format = useFormat();
  const words = useFaultWords(setup.flow);
  const sections = sectionsOf(setup.flow);
  const [section, choose] = useChosen(setup, step, sections);
  const walked = useMemo(() => new Set(setup.flow.transitions.map(({ id }) => id)), [setup.flow]);
  const marks = useMemo(() => {
    const found = new Map<string, NodeMark>();
    for (const node of setup.flow.nodes.filter(({ kind }) => isSectionKind(kind))) {
      const [first] = faultsAt(setup.faults, step, node.id);
      found.set(
        node.id,
        first ? { state: 'ahead', note: words(first, true) } : { state: 'done', note: t('section_done') },
      );
    }
    return found;
  }, [setup.flow, setup.faults, step, words, t]);
  if (!section) return <EmptyState icon="layout" title={t('no_sections')} text={t('no_sections_text')} />;
  const index = sections.indexOf(section);
  const move = (by: number) => choose(sections[index + by]?.id ?? section.id);
  const open = faultsAt(setup.faults, step, section.id);
  const lackingCount = sections.filter(({ id }) => faultsAt(setup.faults, step, id).length > 0).length;
  return (
    <div className={styles.split}>
      <aside className={styles.side}>
        <h2>
          {t('flow')}
          <small>{t('flow_hint')}</small>
          <Tag tone="jade">{t('complete_count', { count: sections.length - lackingCount })}</Tag>
          {lackingCount > 0 && <Tag tone="seal">{t('lacking_count', { count: lackingCount })}</Tag>}
        </h2>
        <FlowChart
          flow={setup.flow}
          direction="down"
          label={t('flow')}
          marks={marks}
          walked={walked}
          selected={section.id}
          onSelect={choose}
        />
      </aside>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.desk} aria-labelledby="setup-section" tabIndex={0}>
        <header className={styles.section}>
          <h2 id="setup-section">{format.pick(section.name) || t('unnamed')}</h2>
          <Tag tone="azure" icon={KIND_ICON[section.kind as keyof typeof KIND_ICON]}>
            {t(`common:kind.${section.kind as 'court'}`)}
          </Tag>
          {open.map((fault) => (
            <Tag key={`${fault.code} ${fault.role_id}`} tone="seal" icon="alert">
              {words(fault, true)}
            </Tag>
          ))}
          <span className={parts.gap} />
          <IconButton
            icon="cu"
            size="sm"
            label={t('section_before')}
            disabled={index === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="cd"
            size="sm"
            label={t('section_after')}
            disabled={index === sections.length - 1}
            onClick={() => move(1)}
          />
          <small>{t('section_place', { at: index + 1, count: sections.length })}</small>
        </header>
        <Editable setup={setup}>
          <div key={section.id} className={parts.cards}>
            {children(section)}
          </div>
        </Editable>
      </section>
    </div>
  );
}
