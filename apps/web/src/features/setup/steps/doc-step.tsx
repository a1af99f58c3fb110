import type { FlowNode, Template } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { RichPair } from '../../../components/rich-pair/rich-pair.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { FlowSide } from '../flow-side.tsx';
import { changeNode, freeId, sectionsOf } from '../model.ts';
import styles from '../setup.module.css';
import type { Setup } from '../use-setup.ts';

const EVERYBODY = '';
const blank = () => ({ type: 'doc', content: [{ type: 'paragraph' }] });

interface Part {
  setup: Setup;
  node: FlowNode;
  set: (change: Partial<FlowNode>) => void;
}

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
            <Templates setup={setup} node={node} set={set} />
          </>
        );
      }}
    </FlowSide>
  );
}

const isBegun = ({ text }: FlowNode['guides'][number]) => Boolean(text.zh.trim() || text.en.trim());

function Guides({ setup, node, set }: Part) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const { roles } = setup.flow;
  const guides = node.guides.length > 0 ? node.guides : [{ role_id: null, text: { zh: '', en: '' } }];
  const others = sectionsOf(setup.flow).filter((other) => other.id !== node.id && other.guides.some(isBegun));
  const isWritten = node.guides.some(({ text }) => text.zh.trim() && text.en.trim());
  const change = (at: number, next: Partial<(typeof guides)[number]>) =>
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
            <TextPair
              label={t('doc.guide_for', {
                role: guide.role_id
                  ? format.pick(roles.find(({ id }) => id === guide.role_id)?.name)
                  : t('doc.everybody'),
              })}
              value={guide.text}
              max={5000}
              rows={at === 0 ? 7 : 4}
              onChange={(text) => change(at, { text })}
            />
          </div>
          {(roles.length > 0 || at > 0) && (
            <Select
              aria-label={t('doc.for_whom')}
              style={{ width: 140, marginTop: 24 }}
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

function Templates({ setup, node, set }: Part) {
  const { t } = useTranslation('setup');
  const { templates } = node;
  const [open, setOpen] = useState<string | null>(null);
  const isMissing = node.kind === 'edit' && templates.length === 0;
  const add = () => {
    const id = freeId(
      'template',
      setup.flow.nodes.flatMap((one) => one.templates),
    );
    const role_ids = node.roles.map(({ role_id }) => role_id);
    const made: Template = {
      id,
      name: { ...node.name },
      role_ids: role_ids.length > 0 ? role_ids : setup.flow.roles.map((role) => role.id),
      body: { zh: blank(), en: blank() },
      elements: [],
    };
    set({ templates: [...templates, made] });
    setOpen(id);
  };
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h3>{t('doc.templates')}</h3>
        {isMissing ? (
          <Tag tone="seal">{t('doc.template_missing')}</Tag>
        ) : (
          <Tag>{t('count', { count: templates.length })}</Tag>
        )}
        <small>{t('doc.templates_hint')}</small>
        <span className={styles.gap} />
        {!isMissing && (
          <Button size="sm" icon="plus" onClick={add}>
            {t('doc.add_template')}
          </Button>
        )}
      </div>
      {isMissing && (
        <div className={styles.missing}>
          <Icon name="template" size={28} />
          <span>
            <b>{t('doc.no_template')}</b>
            {t('doc.no_template_text')}
          </span>
          <Button variant="primary" icon="plus" onClick={add}>
            {t('doc.add_template')}
          </Button>
        </div>
      )}
      {templates.map((template) => (
        <TemplateItem
          key={template.id}
          setup={setup}
          template={template}
          isOpen={open === template.id}
          onToggle={() => setOpen(open === template.id ? null : template.id)}
          onChange={(change) =>
            setup.edit((flow) =>
              changeNode(flow, node.id, (now) => ({
                ...now,
                templates: now.templates.map((one) => (one.id === template.id ? { ...one, ...change } : one)),
              })),
            )
          }
          onRemove={() => set({ templates: templates.filter(({ id }) => id !== template.id) })}
        />
      ))}
    </Card>
  );
}

function TemplateItem(props: {
  setup: Setup;
  template: Template;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (change: Partial<Template>) => void;
  onRemove: () => void;
}) {
  const { setup, template, isOpen, onToggle, onChange, onRemove } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const name = format.pick(template.name);
  return (
    <div className={styles.item}>
      <div className={styles.grow}>
        <div className={styles.fields}>
          <TextPair
            label={t('doc.template_name')}
            value={template.name}
            max={60}
            required
            onChange={(next) => onChange({ name: next })}
          />
          <Select
            mode="multiple"
            aria-label={t('doc.template_roles', { name })}
            placeholder={t('doc.template_roles_hint')}
            disabled={!setup.editable}
            value={template.role_ids}
            onChange={(role_ids) => onChange({ role_ids })}
            options={setup.flow.roles.map((role) => ({ value: role.id, label: format.pick(role.name) }))}
          />
          {isOpen && (
            <RichPair
              label={name}
              initial={template.body}
              editable={setup.editable}
              onChange={(body) => onChange({ body })}
            />
          )}
        </div>
      </div>
      <Button size="sm" icon="pen" aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'doc.close_body' : 'doc.open_body')}
      </Button>
      <IconButton icon="trash" label={t('doc.remove_template', { name })} onClick={onRemove} />
    </div>
  );
}
