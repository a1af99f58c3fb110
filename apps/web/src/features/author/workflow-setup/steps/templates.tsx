import {
  type BilingualDocument,
  type DocumentForm,
  type Language,
  LIMITS,
  type ReadWord,
  type RichDocument,
  type Template,
  workflowDocImport,
} from '@lets/contract';
import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { RichPair } from '../../../../components/rich-pair/rich-pair.tsx';
import { Card, Tag } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { WordDialog } from '../../../../components/word-file/word-dialog.tsx';
import { WordFileButton } from '../../../../components/word-file/word-file.tsx';
import { fieldsFor } from '../../../../domain/case/fields/field-groups.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { changeNode, freeId } from '../model.ts';
import { NewRoleButton } from '../new-role/new-role-button.tsx';
import type { Setup } from '../use-setup.ts';
import type { Part } from './doc-part.ts';
import { FormLibrary } from './form-library.tsx';
import { TemplateModels } from './models/template-models.tsx';
import styles from './parts.module.css';
import { TemplateElements } from './template-elements.tsx';
import { TemplateVariants } from './template-variants.tsx';

const blank = () => ({ type: 'doc', content: [{ type: 'paragraph' }] });
const nothing = (): BilingualDocument => ({ zh: blank(), en: blank() });

/** What is drafted from in a section: written here, begun with a form, or read from a Word file. */
export function Templates({ setup, node, set }: Part) {
  const { t } = useTranslation('setup');
  const { templates } = node;
  const [open, setOpen] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [word, setWord] = useState<ReadWord | null>(null);
  const isMissing = node.kind === 'edit' && templates.length === 0;
  const add = (made: Pick<Template, 'name' | 'body' | 'elements'>) => {
    const id = freeId(
      'template',
      setup.flow.nodes.flatMap((one) => one.templates),
    );
    const own = node.roles.map(({ role_id }) => role_id);
    const role_ids = own.length > 0 ? own : setup.flow.roles.map((role) => role.id);
    set({ templates: [...templates, { id, role_ids, ...made }] });
    setOpen(id);
  };
  const addBlank = () => add({ name: { ...node.name }, body: nothing(), elements: [] });
  const addForm = ({ name, body, elements }: DocumentForm) => {
    add({ name, body, elements });
    setChoosing(false);
  };
  const addWord = (called: string, language: Language, content: RichDocument) => {
    const name = { zh: '', en: '', [language]: called.slice(0, LIMITS.document_name) };
    add({ name, body: { ...nothing(), [language]: content }, elements: [] });
    setWord(null);
  };
  const transitions = (
    <>
      <Button size="sm" icon="template" disabled={!setup.editable} onClick={() => setChoosing(true)}>
        {t('doc.from_form')}
      </Button>
      <WordFileButton
        label={t('doc.from_word')}
        disabled={!setup.editable}
        read={(file) => call(workflowDocImport, {}, { file })}
        onRead={setWord}
      >
        {t('doc.from_word')}
      </WordFileButton>
      <Button size="sm" icon="plus" disabled={!setup.editable} onClick={addBlank}>
        {t('doc.add_template')}
      </Button>
    </>
  );
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h3>{t('doc.templates')}</h3>
        {isMissing ? (
          <Tag tone="seal">{t('doc.template_missing')}</Tag>
        ) : (
          <Tag>{t('count', { count: templates.length })}</Tag>
        )}
        {templates.length === 0 && <small>{t('doc.templates_hint')}</small>}
        <span className={styles.gap} />
        {!isMissing && transitions}
      </div>
      {isMissing && (
        <div className={styles.missing}>
          <Icon name="template" size={28} />
          <span>
            <b>{t('doc.no_template')}</b>
            {t('doc.no_template_text')}
          </span>
          {transitions}
        </div>
      )}
      {templates.map((template) => (
        <TemplateItem
          key={template.id}
          setup={setup}
          nodeId={node.id}
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
      {isChoosing && <FormLibrary onTake={addForm} onClose={() => setChoosing(false)} />}
      {word && (
        <WordDialog
          word={word}
          body={nothing()}
          fields={() => fieldsFor(setup.flow)}
          onTake={(language, content) => addWord(word.name, language, content)}
          onClose={() => setWord(null)}
        />
      )}
    </Card>
  );
}

function TemplateItem(props: {
  setup: Setup;
  nodeId: string;
  template: Template;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (change: Partial<Template>) => void;
  onRemove: () => void;
}) {
  const { setup, nodeId, template, isOpen, onToggle, onChange, onRemove } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const name = format.pick(template.name);
  const whole = useRef<HTMLDivElement>(null);
  // One that was just made stands below the others.
  useEffect(() => {
    if (isOpen) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div ref={whole} className={classNames(styles.item, styles.opening)}>
      <div className={styles.grow}>
        <div className={styles.fields}>
          <TextPair
            label={t('doc.template_name')}
            value={template.name}
            max={60}
            required
            onChange={(next) => onChange({ name: next })}
          />
          <div className={styles.withAct}>
            <Select
              mode="multiple"
              aria-label={t('doc.template_roles', { name })}
              placeholder={t('doc.template_roles_hint')}
              disabled={!setup.editable}
              value={template.role_ids}
              onChange={(role_ids) => onChange({ role_ids })}
              options={setup.flow.roles.map((role) => ({ value: role.id, label: format.pick(role.name) }))}
            />
            <NewRoleButton
              setup={setup}
              onMade={(role) => onChange({ role_ids: [...template.role_ids, role.id] })}
            />
          </div>
          {!isOpen && template.models && template.models.length > 0 && (
            <small>{t('models.count', { count: template.models.length })}</small>
          )}
          {!isOpen && template.variants && template.variants.length > 0 && (
            <small>{t('variants.count', { count: template.variants.length })}</small>
          )}
        </div>
      </div>
      <Button size="sm" icon="pen" aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'doc.close_body' : 'doc.open_body')}
      </Button>
      <IconButton icon="trash" label={t('doc.remove_template', { name })} onClick={onRemove} />
      {isOpen && (
        <div className={classNames(styles.fields, styles.opened)}>
          <RichPair
            label={name}
            initial={template.body}
            editable={setup.editable}
            roles={setup.flow.roles}
            fields={() => fieldsFor(setup.flow)}
            onChange={(body) => onChange({ body })}
          />
          <TemplateElements
            setup={setup}
            template={template}
            onChange={(elements) => onChange({ elements })}
          />
          <TemplateVariants
            setup={setup}
            template={template}
            onChange={(variants) => onChange({ variants })}
          />
          <TemplateModels
            setup={setup}
            nodeId={nodeId}
            template={template}
            onChange={(models) => onChange({ models })}
          />
        </div>
      )}
    </div>
  );
}
