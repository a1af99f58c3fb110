import type { FlowNode } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Chip } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Setup } from '../use-setup.ts';
import styles from './same-kind.module.css';
import { exceptionsTo, othersOfKind, type Shared, setAllLike, setBack } from './same-kind.ts';

/** The other sections of the same kind: which of them differ, and an act that sets them like this one. */
export function SameKindBar({ setup, node, shared }: { setup: Setup; node: FlowNode; shared: Shared }) {
  const { t } = useTranslation(['setup', 'common']);
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [before, setBefore] = useState<readonly FlowNode[]>([]);
  const others = othersOfKind(setup.flow, node);
  const isUnset = shared === 'anime' && node.scene === null;
  if (others.length === 0 || isUnset || !setup.editable) return null;
  const exceptions = exceptionsTo(setup.flow, node, shared);
  const wanted = exceptions.filter(({ id }) => !left.has(id));
  const kind = t(`common:kind.${node.kind as 'court'}`);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const apply = () => {
    setBefore(wanted);
    setup.edit((flow) => setAllLike(flow, node, shared, new Set(wanted.map(({ id }) => id))));
  };
  const undo = () => {
    setup.edit((flow) => setBack(flow, before, shared));
    setBefore([]);
  };
  return (
    <section className={styles.bar} aria-label={t('same_kind.title', { kind })}>
      {exceptions.length === 0 ? (
        <p className={styles.same}>
          <Icon name="checkc" size={16} />
          {t(`same_kind.same.${shared}`, { count: others.length, kind })}
        </p>
      ) : (
        <>
          <p>{t(`same_kind.differ.${shared}`, { count: exceptions.length, others: others.length, kind })}</p>
          {exceptions.map(({ id, name }) => (
            <Chip key={id} pressed={!left.has(id)} onClick={() => toggle(id)}>
              {format.pick(name) || t('unnamed')}
            </Chip>
          ))}
          <Button size="sm" icon="copy" disabled={wanted.length === 0} onClick={apply}>
            {t('same_kind.set', { count: wanted.length })}
          </Button>
        </>
      )}
      {before.length > 0 && (
        <Button size="sm" icon="undo" onClick={undo}>
          {t('same_kind.undo', { count: before.length })}
        </Button>
      )}
    </section>
  );
}
