import { EXPERIMENT_TYPES, LIMITS } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Select } from 'antd';
import { Link } from 'react-router';
import { Face } from '../../../../components/face/face.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { setupDoor } from '../../../../domain/flow/setup-steps.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';
import type { InspectorProps } from './inspector-props.ts';
import { TextPair } from './text-pair.tsx';

/** The flow itself, while nothing of it is chosen. */
export function FlowForm({ flowId, head, onHead }: InspectorProps) {
  const { t } = useTranslation(['draw', 'common']);
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind)).length;
  return (
    <>
      <header className={styles.head}>
        <h2>{t('flow.title')}</h2>
        <small>{t('flow.counts', { sections, transitions: flow.transitions.length })}</small>
      </header>
      <section className={styles.block}>
        <TextPair
          label={t('field.name')}
          value={head.name}
          max={LIMITS.workflow_name}
          disabled={!editor.canEdit}
          onChange={(name) => onHead({ ...head, name })}
        />
        <Field label={t('flow.type')}>
          {({ id }) => (
            <Select
              id={id}
              style={{ width: '100%' }}
              value={head.experiment_type}
              disabled={!editor.canEdit}
              onChange={(experiment_type) => onHead({ ...head, experiment_type })}
              options={EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
            />
          )}
        </Field>
      </section>
      <section className={styles.block}>
        <h3>
          {t('flow.roles')} <i>{t('count', { count: flow.roles.length })}</i>
        </h3>
        {flow.roles.map(({ id, name, side, character }) => (
          <div key={id} className={styles.role}>
            <Face character={character} side={side} size={26} />
            <span>{format.pick(name)}</span>
            <small>
              {t('flow.in_sections', {
                count: flow.nodes.filter(({ roles }) => roles.some(({ role_id }) => role_id === id)).length,
              })}
            </small>
          </div>
        ))}
        <Link className={styles.link} to={setupDoor(flowId, 'roleAppend')}>
          {t('flow.set_up')}
        </Link>
      </section>
    </>
  );
}
