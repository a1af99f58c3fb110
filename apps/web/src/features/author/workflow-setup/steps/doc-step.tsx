import type { FlowNode } from '@lets/contract';
import { Select } from 'antd';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { PicturedText } from '../../../../components/pictured-text/pictured-text.tsx';
import { Card, Tag } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { FlowSide } from '../flow-side.tsx';
import { changeNode, sectionsOf } from '../model.ts';
import type { Setup } from '../use-setup.ts';
import type { Part } from './doc-part.ts';
import { Lines } from './lines.tsx';
import styles from './parts.module.css';
import { Phrases } from './phrases.tsx';
import { Templates } from './templates.tsx';

const EVERYBODY = '';

/** Step 1: how each section is played, and what is drafted from. */
export function DocStep({ setup, step }: { setup: Setup; step: number }) {
  return (
    <FlowSide setup={setup} step={step}>
      {(node) => {
        const set = (change: Partial<FlowNode>) =>
          setup.edit((flow) => changeNode(flow, node.id, (now) => ({ ...now, ...change })));
        return (
          <>
            <Guides setup={setup} node={node} set={set} />
            <Phrases setup={setup} node={node} set={set} />
            <Lines setup={setup} node={node} set={set} />
            <Templates setup={setup} node={node} set={set} />
          </>
        );
      }}
    </FlowSide>
  );
}

const isBegun = ({ text, pictures = [] }: FlowNode['guides'][number]) =>
  Boolean(text.zh.trim() || text.en.trim() || pictures.length > 0);

function Guides({ setup, node, set }: Part) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { roles } = setup.flow;
  const guides: FlowNode['guides'] =
    node.guides.length > 0 ? node.guides : [{ role_id: null, text: { zh: '', en: '' } }];
  const others = sectionsOf(setup.flow).filter((other) => other.id !== node.id && other.guides.some(isBegun));
  const isWritten = node.guides.some(({ text }) => text.zh.trim());
  const change = (at: number, next: Partial<FlowNode['guides'][number]>) =>
    set({ guides: guides.map((guide, index) => (index === at ? { ...guide, ...next } : guide)) });
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h3>{t('doc.guides')}</h3>
        {isWritten ? (
          <Tag tone="jade" icon="check">
            {t('doc.both_written')}
          </Tag>
        ) : (
          <Tag tone="seal">{t('doc.guide_missing')}</Tag>
        )}
        <span className={styles.gap} />
        {others.length > 0 && (
          <Select
            size="small"
            aria-label={t('doc.copy_guides')}
            placeholder={t('doc.copy_guides')}
            style={{ width: 190 }}
            popupMatchSelectWidth={false}
            disabled={!setup.editable}
            value={null}
            onChange={(id: string) => {
              const from = others.find((one) => one.id === id);
              if (from) set({ guides: [...node.guides.filter(isBegun), ...from.guides] });
            }}
            options={others.map(({ id, name }) => ({ value: id, label: format.pick(name) }))}
          />
        )}
        <Button
          size="sm"
          icon="plus"
          onClick={() =>
            set({ guides: [...guides, { role_id: roles[0]?.id ?? null, text: { zh: '', en: '' } }] })
          }
        >
          {t('doc.add_guide')}
        </Button>
      </div>
      {guides.map((guide, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guides have no name but their place
        <div key={at} className={styles.item}>
          <div className={styles.grow}>
            <PicturedText
              label={t('doc.guide_for', {
                role: guide.role_id
                  ? format.pick(roles.find(({ id }) => id === guide.role_id)?.name)
                  : t('doc.everybody'),
              })}
              value={guide}
              max={5000}
              rows={at === 0 ? 7 : 4}
              disabled={!setup.editable}
              onChange={(next) => change(at, next)}
            />
          </div>
          {(roles.length > 0 || at > 0) && (
            <Select
              aria-label={t('doc.for_whom')}
              style={{ width: 140, marginTop: 'var(--s-24)' }}
              disabled={!setup.editable}
              value={guide.role_id ?? EVERYBODY}
              onChange={(id) => change(at, { role_id: id === EVERYBODY ? null : id })}
              options={[
                { value: EVERYBODY, label: t('doc.everybody') },
                ...roles.map(({ id, name }) => ({ value: id, label: format.pick(name) })),
              ]}
            />
          )}
          {at > 0 && (
            <IconButton
              icon="trash"
              label={t('doc.remove_guide')}
              onClick={() => set({ guides: guides.filter((_, index) => index !== at) })}
            />
          )}
        </div>
      ))}
    </Card>
  );
}
