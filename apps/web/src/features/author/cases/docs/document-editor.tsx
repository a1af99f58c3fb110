import { CASE_DOCUMENT_KINDS, type CaseDocument, LIMITS } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { RichPair } from '../../../../components/rich-pair/rich-pair.tsx';
import { Card } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { fieldsFor } from '../../../../domain/case/fields/field-groups.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../form.module.css';
import type { CaseEdit } from '../use-case.ts';
import { Files } from './files.tsx';
import { ReleaseField } from './release-field.tsx';

const WHOLE_CASE = '';

/** One document of the case: what it is, where and for whom it lies, its text and its files. */
export function DocumentEditor(props: { edit: CaseEdit; document: CaseDocument; onRemoved: () => void }) {
  const { edit, document, onRemoved } = props;
  const { t } = useTranslation('project');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { flow } = edit.project;
  const name = format.pick(document.name) || t('doc.unnamed');
  const set = (change: Partial<CaseDocument>) =>
    edit.editDocument(document.id, (now) => ({
      ...now,
      body: {
        ...now.body,
        documents: now.body.documents.map((one) => (one.id === document.id ? { ...one, ...change } : one)),
      },
    }));
  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.cardHead}>
        <h2>{name}</h2>
        <span className={styles.cardAct}>
          <Button size="sm" icon="trash" onClick={() => setAsking(true)}>
            {t('doc.remove')}
          </Button>
        </span>
      </header>
      <div className={styles.fields}>
        <TextPair
          label={t('doc.name')}
          value={document.name}
          max={LIMITS.case_document_name}
          required
          onChange={(next) => set({ name: next })}
        />
        <div className={styles.row}>
          <Field label={t('doc.kind_label')}>
            {({ id }) => (
              <Select
                id={id}
                value={document.kind}
                onChange={(kind) => set({ kind })}
                options={CASE_DOCUMENT_KINDS.map((value) => ({ value, label: t(`doc.kind.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('doc.section')} hint={t(`doc.section_hint.${hintOf(document)}`)}>
            {({ id }) => (
              <Select
                id={id}
                value={document.node_id ?? WHOLE_CASE}
                onChange={(node) => set({ node_id: node === WHOLE_CASE ? null : node })}
                options={[
                  { value: WHOLE_CASE, label: t('doc.whole_case') },
                  ...flow.nodes
                    .filter(({ kind }) => isSectionKind(kind))
                    .map((node) => ({ value: node.id, label: format.pick(node.name) })),
                ]}
              />
            )}
          </Field>
          <Field label={t('doc.for_roles')} className={styles.wide ?? ''}>
            {({ id }) => (
              <Select
                id={id}
                mode="multiple"
                placeholder={t('doc.everybody')}
                value={document.role_ids}
                onChange={(role_ids) => set({ role_ids })}
                options={flow.roles.map((role) => ({ value: role.id, label: format.pick(role.name) }))}
              />
            )}
          </Field>
        </div>
        <ReleaseField edit={edit} release={document.release} onChange={(release) => set({ release })} />
        <RichPair
          label={name}
          initial={document.body}
          editable
          roles={flow.roles}
          fields={() => fieldsFor(flow, edit.project.body.fields)}
          facts={edit.project.body.fields}
          onChange={(body) => set({ body })}
        />
        <Files files={document.files ?? []} onChange={(files) => set({ files })} />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('doc.remove_title', { name })}
          icon="trash"
          confirmLabel={t('doc.remove')}
          cancelLabel={t('doc.keep')}
          onConfirm={() => {
            edit.removeDocument(document.id);
            onRemoved();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{t('doc.remove_text')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function hintOf({ kind, node_id, release }: CaseDocument): 'reference' | 'released' | 'section' | 'whole' {
  if (release) return 'released';
  if (node_id === null) return 'whole';
  return kind === 'reference' ? 'reference' : 'section';
}
