import type { CaseDocument } from '@lets/contract';
import { CASE_DOCUMENT_KINDS } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './doc-page.module.css';
import { DocumentEditor } from './docs/document-editor.tsx';
import { DOCUMENT_ICON } from './docs/document-icon.ts';
import { TemplateEditor } from './docs/template-editor.tsx';
import form from './form.module.css';
import { freeId } from './free-id.ts';
import { useOpenCase } from './outlet.ts';
import type { CaseEdit } from './use-case.ts';

const ALL = '';
const blank = () => ({ type: 'doc', content: [{ type: 'paragraph' }] });

type Chosen =
  | { readonly what: 'document'; readonly id: string }
  | { readonly what: 'template'; readonly nodeId: string; readonly id: string };

/** /manager/project/set/doc/{project_id}: what there is to read, for whom and from which section; and the templates. */
export function Component() {
  const { t } = useTranslation('project');
  const edit = useOpenCase();
  const { project } = edit;
  const [chosen, choose] = useState<Chosen | null>(null);
  const add = (kind: CaseDocument['kind'], nodeId: string, roleId: string) => {
    const id = freeId(
      'doc',
      project.body.documents.map((one) => one.id),
    );
    const made: CaseDocument = {
      id,
      kind,
      name: { zh: '', en: '' },
      node_id: nodeId || null,
      role_ids: roleId ? [roleId] : [],
      body: { zh: blank(), en: blank() },
    };
    edit.editDocument(id, (now) => ({
      ...now,
      body: { ...now.body, documents: [...now.body.documents, made] },
    }));
    choose({ what: 'document', id });
  };
  const first = project.body.documents[0];
  const open = chosen ?? (first ? { what: 'document' as const, id: first.id } : null);
  const document =
    open?.what === 'document' ? project.body.documents.find(({ id }) => id === open.id) : undefined;
  return (
    <div className={styles.desk}>
      <Shelf edit={edit} open={open} onOpen={choose} onAdd={add} />
      <div className={form.main}>
        {open?.what === 'template' && (
          <TemplateEditor
            key={`${open.nodeId} ${open.id}`}
            edit={edit}
            nodeId={open.nodeId}
            templateId={open.id}
          />
        )}
        {document && (
          <DocumentEditor key={document.id} edit={edit} document={document} onRemoved={() => choose(null)} />
        )}
        {!document && open?.what !== 'template' && (
          <EmptyState icon="file" title={t('doc.none')} text={t('doc.none_text')} />
        )}
      </div>
    </div>
  );
}

/** All documents by kind and the workflow's templates; only those of one section or role when asked. */
function Shelf(props: {
  edit: CaseEdit;
  open: Chosen | null;
  onOpen: (chosen: Chosen) => void;
  onAdd: (kind: CaseDocument['kind'], nodeId: string, roleId: string) => void;
}) {
  const { edit, open, onOpen, onAdd } = props;
  const { t } = useTranslation('project');
  const format = useFormat();
  const { flow, body } = edit.project;
  const [nodeId, setNode] = useState(ALL);
  const [roleId, setRole] = useState(ALL);
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind));
  const fits = ({ node_id, role_ids }: CaseDocument) =>
    (!nodeId || node_id === nodeId) && (!roleId || role_ids.length === 0 || role_ids.includes(roleId));
  const templates = sections
    .filter(({ id }) => !nodeId || id === nodeId)
    .flatMap((node) =>
      node.templates
        .filter(({ role_ids }) => !roleId || role_ids.includes(roleId))
        .map((template) => ({ node, template })),
    );
  const isOwn = (node: string, template: string) =>
    body.templates?.some((one) => one.node_id === node && one.template_id === template) ?? false;
  const sectionName = (id: string | null) =>
    id === null ? t('doc.whole_case') : format.pick(flow.nodes.find((node) => node.id === id)?.name);
  return (
    <Card className={styles.shelf ?? ''}>
      <div className={classNames(form.filters, styles.filters)}>
        <Select
          aria-label={t('doc.section')}
          value={nodeId}
          onChange={setNode}
          popupMatchSelectWidth={false}
          options={[
            { value: ALL, label: t('doc.all_sections') },
            ...sections.map(({ id, name }) => ({ value: id, label: format.pick(name) })),
          ]}
        />
        <Select
          aria-label={t('doc.role')}
          value={roleId}
          onChange={setRole}
          popupMatchSelectWidth={false}
          options={[
            { value: ALL, label: t('doc.all_roles') },
            ...flow.roles.map(({ id, name }) => ({ value: id, label: format.pick(name) })),
          ]}
        />
      </div>
      {CASE_DOCUMENT_KINDS.map((kind) => (
        <section key={kind}>
          <h2>
            {t(`doc.kind.${kind}`)}
            <Button
              size="sm"
              variant="text"
              icon="plus"
              aria-label={t('doc.add_kind', { kind: t(`doc.kind.${kind}`) })}
              onClick={() => onAdd(kind, nodeId, roleId)}
            >
              {t('doc.add')}
            </Button>
          </h2>
          <ul>
            {body.documents
              .filter((one) => one.kind === kind && fits(one))
              .map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-current={open?.what === 'document' && open.id === one.id}
                    onClick={() => onOpen({ what: 'document', id: one.id })}
                  >
                    <Icon name={DOCUMENT_ICON[kind]} size={16} />
                    <span>
                      <b>{format.pick(one.name) || t('doc.unnamed')}</b>
                      <small>{sectionName(one.node_id)}</small>
                    </span>
                    {(one.files?.length ?? 0) > 0 && <Icon name="attach" size={14} />}
                    {one.role_ids.length > 0 && <Icon name="lock" size={14} />}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {templates.length > 0 && (
        <section>
          <h2>{t('template.title')}</h2>
          <ul>
            {templates.map(({ node, template }) => (
              <li key={`${node.id} ${template.id}`}>
                <button
                  type="button"
                  className={classNames(isOwn(node.id, template.id) && styles.own)}
                  aria-current={
                    open?.what === 'template' && open.id === template.id && open.nodeId === node.id
                  }
                  onClick={() => onOpen({ what: 'template', nodeId: node.id, id: template.id })}
                >
                  <Icon name="template" size={16} />
                  <span>
                    <b>{format.pick(template.name)}</b>
                    <small>
                      {t(isOwn(node.id, template.id) ? 'template.own' : 'template.of_flow', {
                        section: format.pick(node.name),
                      })}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
