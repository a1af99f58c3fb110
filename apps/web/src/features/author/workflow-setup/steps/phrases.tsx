import type { Flow, FlowNode, Phrase } from '@lets/contract';
import { Select } from 'antd';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Card } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { moved } from '../model.ts';
import type { Part } from './doc-part.ts';
import { OutcomeSelect } from './outcome-select.tsx';
import styles from './parts.module.css';
import { PhraseExchange } from './phrase-exchange.tsx';

const MOST_CHARACTERS = 500;

/** The lines a student may begin with, offered above the composer; practice partners speak them. */
export function Phrases({ setup, node, set }: Part) {
  const { t } = useTranslation('setup');
  const { roles } = setup.flow;
  const { phrases } = node;
  const change = (at: number, next: Partial<Phrase>) =>
    set({ phrases: phrases.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  // One after another a role says its lines: the next is most likely the same role's.
  const add = () =>
    set({
      phrases: [
        ...phrases,
        { role_id: phrases.at(-1)?.role_id ?? usualSpeaker(setup.flow, node), text: { zh: '', en: '' } },
      ],
    });
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h3>{t('phrases.title')}</h3>
        <small>{roles.length > 0 ? t('phrases.hint') : t('phrases.no_role')}</small>
        <span className={styles.gap} />
        {roles.length > 0 && (
          <Button size="sm" icon="plus" onClick={add}>
            {t('phrases.add')}
          </Button>
        )}
      </div>
      {phrases.map((phrase, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <div key={at} className={styles.item}>
          <div className={styles.grow}>
            <TextPair
              label={t('phrases.line', { at: at + 1 })}
              value={phrase.text}
              max={MOST_CHARACTERS}
              rows={3}
              onChange={(text) => change(at, { text })}
            />
            <PhraseExchange
              setup={setup}
              node={node}
              at={at}
              phrase={phrase}
              onChange={(next) => change(at, next)}
            />
          </div>
          <Conditions setup={setup} phrase={phrase} onChange={(next) => change(at, next)} />
          <LineActs
            at={at}
            isLast={at === phrases.length - 1}
            onMove={(to) => set({ phrases: moved(phrases, at, to) })}
            onRemove={() => set({ phrases: phrases.filter((_, index) => index !== at) })}
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
        label={t('phrases.earlier', name)}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon="cd"
        label={t('phrases.later', name)}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      />
      <IconButton icon="trash" label={t('phrases.remove', name)} onClick={onRemove} />
    </div>
  );
}

/** Who says it and, in a flow with a vote, after which outcomes alone. */
function Conditions(props: {
  setup: Part['setup'];
  phrase: Phrase;
  onChange: (next: Partial<Phrase>) => void;
}) {
  const { setup, phrase, onChange } = props;
  const { t } = useTranslation('setup');
  const { pick } = useFormat();
  const { flow, editable } = setup;
  return (
    <div className={styles.conditions}>
      <Select
        aria-label={t('phrases.role')}
        disabled={!editable}
        value={phrase.role_id}
        onChange={(role_id) => onChange({ role_id })}
        options={flow.roles.map(({ id, name }) => ({ value: id, label: pick(name) }))}
      />
      <OutcomeSelect
        flow={flow}
        label={t('phrases.only_after')}
        placeholder={t('phrases.any_outcome')}
        disabled={!editable}
        value={phrase.only_after ?? []}
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
