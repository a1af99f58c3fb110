import type { Flow, FlowNode, Line } from '@lets/contract';
import { Select } from 'antd';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Card } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { moved } from '../model.ts';
import type { Part } from './doc-part.ts';
import { LineExchange } from './line-exchange.tsx';
import { OutcomeSelect } from './outcome-select.tsx';
import styles from './parts.module.css';

const MOST_CHARACTERS = 500;
const NO_TEXT = { zh: '', en: '' };

/** What practice partners say, in order. Students are not sent it. */
export function Lines({ setup, node, set }: Part) {
  const { t } = useTranslation('setup');
  const { roles } = setup.flow;
  const { lines } = node;
  const change = (at: number, next: Partial<Line>) =>
    set({ lines: lines.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  // One after another a role says its lines: the next is most likely the same role's.
  const add = () =>
    set({
      lines: [
        ...lines,
        { role_id: lines.at(-1)?.role_id ?? usualSpeaker(setup.flow, node), text: { zh: '', en: '' } },
      ],
    });
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h3>{t('lines.title')}</h3>
        <small>{roles.length > 0 ? t('lines.hint') : t('lines.no_role')}</small>
        <span className={styles.gap} />
        {roles.length > 0 && (
          <Button size="sm" icon="plus" onClick={add}>
            {t('lines.add')}
          </Button>
        )}
      </div>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <div key={at} className={styles.item}>
          <div className={styles.grow}>
            <TextPair
              label={t('lines.line', { at: at + 1 })}
              value={line.text}
              max={MOST_CHARACTERS}
              rows={3}
              onChange={(text) => change(at, { text })}
            />
            {node.kind === 'vote' && (
              <TextPair
                label={t('lines.against', { at: at + 1 })}
                value={line.against ?? NO_TEXT}
                max={MOST_CHARACTERS}
                rows={3}
                onChange={(against) =>
                  change(at, { against: against.zh || against.en ? against : undefined })
                }
              />
            )}
            <LineExchange
              setup={setup}
              node={node}
              at={at}
              line={line}
              onChange={(next) => change(at, next)}
            />
          </div>
          <Conditions setup={setup} line={line} onChange={(next) => change(at, next)} />
          <LineActs
            at={at}
            isLast={at === lines.length - 1}
            onMove={(to) => set({ lines: moved(lines, at, to) })}
            onRemove={() => set({ lines: lines.filter((_, index) => index !== at) })}
          />
        </div>
      ))}
    </Card>
  );
}

/** What a line answers depends on its place. */
function LineActs(props: {
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { at, isLast, onMove, onRemove } = props;
  const { t } = useTranslation('setup');
  const name = { at: at + 1 };
  return (
    <div className={styles.lineActs}>
      <IconButton
        icon="cu"
        label={t('lines.earlier', name)}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton icon="cd" label={t('lines.later', name)} disabled={isLast} onClick={() => onMove(at + 1)} />
      <IconButton icon="trash" label={t('lines.remove', name)} onClick={onRemove} />
    </div>
  );
}

/** Who says it and, in a flow with a vote, after which outcomes alone. */
function Conditions(props: { setup: Part['setup']; line: Line; onChange: (next: Partial<Line>) => void }) {
  const { setup, line, onChange } = props;
  const { t } = useTranslation('setup');
  const { pick } = useFormat();
  const { flow, editable } = setup;
  return (
    <div className={styles.conditions}>
      <Select
        aria-label={t('lines.role')}
        disabled={!editable}
        value={line.role_id}
        onChange={(role_id) => onChange({ role_id })}
        options={flow.roles.map(({ id, name }) => ({ value: id, label: pick(name) }))}
      />
      <OutcomeSelect
        flow={flow}
        label={t('lines.only_after')}
        placeholder={t('lines.any_outcome')}
        disabled={!editable}
        value={line.only_after ?? []}
        onChange={(only_after) =>
          onChange({ only_after: only_after.length > 0 ? [...only_after] : undefined })
        }
      />
    </div>
  );
}

/** The leading role, else one that is in the section, else the first role. */
function usualSpeaker(flow: Flow, node: FlowNode): string {
  const leading = node.roles.find(({ host }) => host) ?? node.roles[0];
  return leading?.role_id ?? flow.roles[0]?.id ?? '';
}
