import type { Bilingual, Flow } from '@lets/contract';
import { ROUTING_KINDS, SECTION_KINDS } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import type { Conflict } from '../../../../domain/flow/draft/merge.ts';
import { type Item, itemsOf } from '../../../../domain/flow/draft/patch.ts';
import { isFlowField } from '../../../../domain/flow/flow-fields.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { DraftConflict, Saver } from '../session/saver.ts';
import styles from './dialogs.module.css';

const NODE_KINDS = [...SECTION_KINDS, ...ROUTING_KINDS];

type Held = Extract<DraftConflict, { is: 'both' }>;

/** What both wrote, side by side; nothing is sent until each has been chosen. */
export function ConflictDialog({ held, saver }: { held: Held; saver: Saver }) {
  const { t } = useTranslation('draw');
  const { merged, mine, by } = held;
  const [kept, setKept] = useState<ReadonlyMap<Conflict, 'mine' | 'theirs'>>(new Map());
  const other = by ?? t('conflict.somebody');
  const left = merged.conflicts.length - kept.size;
  const all = (side: 'mine' | 'theirs') => setKept(new Map(merged.conflicts.map((one) => [one, side])));
  return (
    <Dialog
      title={t('conflict.title', { name: other })}
      icon="swap"
      width={760}
      footer={
        <>
          <Button variant="ghost" onClick={() => all('mine')}>
            {t('conflict.all_mine')}
          </Button>
          <Button variant="ghost" onClick={() => all('theirs')}>
            {t('conflict.all_theirs', { name: other })}
          </Button>
          <Button
            variant="primary"
            disabled={left > 0}
            onClick={() =>
              saver.choose(new Set([...kept].flatMap(([one, side]) => (side === 'mine' ? one : []))))
            }
          >
            {t(left > 0 ? 'conflict.left' : 'conflict.done', { count: left })}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('conflict.text')}</p>
      {merged.conflicts.map((conflict) => (
        <Choice
          key={`${conflict.id} ${conflict.field}`}
          conflict={conflict}
          flow={mine}
          theirs={merged.flow}
          other={other}
          kept={kept.get(conflict)}
          onKeep={(side) => setKept(new Map(kept).set(conflict, side))}
        />
      ))}
    </Dialog>
  );
}

function Choice(props: {
  conflict: Conflict;
  flow: Flow;
  theirs: Flow;
  other: string;
  kept: 'mine' | 'theirs' | undefined;
  onKeep: (side: 'mine' | 'theirs') => void;
}) {
  const { conflict, flow, theirs, other, kept, onKeep } = props;
  const { t } = useTranslation('draw');
  const format = useFormat();
  const { list, id, field } = conflict;
  const item = [...itemsOf(flow, list), ...itemsOf(theirs, list)].find((one) => one.id === id);
  const name = item ? format.pick(wordsOf(item)) : '';
  const fieldName =
    field === null ? t('conflict.field.whole') : isFlowField(field) ? t(`conflict.field.${field}`) : field;
  const kindIn = (value: unknown): string => {
    const kind = NODE_KINDS.find((one) => one === value);
    return t(kind ? `kind.${kind}` : value === 'wrong' ? 'way.wrong' : 'way.right');
  };
  const describe = (value: unknown): string => {
    if (value === undefined) return t('conflict.removed');
    if (field === null) return t('conflict.changed');
    if (value === null || value === '') return t('conflict.empty');
    if (isBilingual(value)) return [value.zh, value.en].filter(Boolean).join(' / ');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'kind') return kindIn(value);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return Array.isArray(value) ? t('conflict.entries', { count: value.length }) : t('conflict.changed');
  };
  return (
    <fieldset className={styles.conflict}>
      <legend>{t('conflict.about', { name, field: fieldName })}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name={`${id} ${field}`} checked={kept === side} onChange={() => onKeep(side)} />
          <span>
            <b>{side === 'mine' ? t('conflict.mine') : other}</b>
            {describe(conflict[side])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a piece of the flow is called. */
function wordsOf(item: Item): Bilingual {
  if ('label' in item) return item.label;
  return 'name' in item ? item.name : { zh: item.text, en: item.text };
}

function isBilingual(value: unknown): value is Bilingual {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}
