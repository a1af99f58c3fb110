import { lineFaults } from '@lets/authoring';
import { type FlowNode, LIMITS, type Line } from '@lets/contract';
import { Select } from 'antd';
import { Icon } from '../../../../components/icon/icon.tsx';
import { exhibitGroups, useExhibits } from '../../../../domain/flow/exhibits.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Setup } from '../use-setup.ts';
import styles from './line-exchange.module.css';

const NOBODY = '';

interface Exchange {
  setup: Setup;
  node: FlowNode;
  at: number;
  line: Line;
  onChange: (next: Partial<Line>) => void;
}

/** A line's place in the conversation: whom it answers, what is shown with it, whether it is said to the room. */
export function LineExchange({ setup, node, at, line, onChange }: Exchange) {
  const { t } = useTranslation('setup');
  const { editable } = setup;
  return (
    <div className={styles.exchange}>
      <Answered setup={setup} node={node} line={line} onChange={onChange} />
      <Shown editable={editable} shows={line.shows ?? []} onChange={onChange} />
      <label className={styles.apart}>
        <input
          type="checkbox"
          checked={line.apart ?? false}
          disabled={!editable}
          onChange={({ target }) => onChange({ apart: target.checked || undefined })}
        />
        {t('lines.apart')}
      </label>
      <Faults setup={setup} node={node} at={at} />
    </div>
  );
}

function Answered({ setup, node, line, onChange }: Omit<Exchange, 'at'>) {
  const { t } = useTranslation('setup');
  const { pick } = useFormat();
  const { roles } = setup.flow;
  const isHere = (id: string) => node.roles.length === 0 || node.roles.some(({ role_id }) => role_id === id);
  const options = roles
    .filter(({ id }) => id === line.answers || (id !== line.role_id && isHere(id)))
    .map(({ id, name }) => ({ value: id, label: pick(name) || id }));
  const label = t(line.apart ? 'lines.talks_with' : 'lines.answers');
  const usual = t(line.apart ? 'lines.is_asked' : 'lines.line_before');
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <Select
        aria-label={label}
        disabled={!setup.editable}
        popupMatchSelectWidth={false}
        value={line.answers ?? NOBODY}
        onChange={(id) => onChange({ answers: id === NOBODY ? undefined : id })}
        options={[{ value: NOBODY, label: usual }, ...options]}
      />
    </div>
  );
}

function Shown(props: { editable: boolean; shows: readonly string[]; onChange: Exchange['onChange'] }) {
  const { editable, shows, onChange } = props;
  const { t } = useTranslation(['setup', 'condition']);
  const { pick } = useFormat();
  const exhibits = useExhibits();
  const groups = exhibitGroups(exhibits, shows, pick);
  const isLost = exhibits.length > 0 && groups.some(({ kind }) => kind === 'unknown');
  return (
    <div className={styles.field}>
      <span>{t('setup:lines.shows')}</span>
      <Select<string[]>
        mode="multiple"
        aria-label={t('setup:lines.shows')}
        placeholder={t(groups.length > 0 ? 'setup:lines.shows_nothing' : 'setup:lines.no_exhibits')}
        disabled={!editable || groups.length === 0}
        maxCount={LIMITS.line_exhibits}
        maxTagCount="responsive"
        popupMatchSelectWidth={false}
        optionFilterProp="label"
        {...(isLost && { status: 'warning' as const })}
        value={[...shows]}
        onChange={(chosen) => onChange({ shows: chosen.length > 0 ? chosen : undefined })}
        options={groups.map(({ kind, exhibits: own }) => ({
          label: t(`condition:form.item_group.${kind}`),
          options: own.map(({ id, label }) => ({ value: id, label })),
        }))}
      />
    </div>
  );
}

/** Before it is set who may do what here, nothing could be said of it. */
function Faults({ setup, node, at }: Pick<Exchange, 'setup' | 'node' | 'at'>) {
  const { t } = useTranslation('finding');
  const { pick } = useFormat();
  if (!node.roles.some(({ functions }) => functions.length > 0)) return null;
  const role = pick(setup.flow.roles.find(({ id }) => id === node.lines[at]?.role_id)?.name);
  return lineFaults(node, at).map((code) => (
    <p key={code} className={styles.fault} role="status">
      <Icon name="info" size={16} /> {t(`code.${code}`, { line: at + 1, role })}
    </p>
  ));
}
