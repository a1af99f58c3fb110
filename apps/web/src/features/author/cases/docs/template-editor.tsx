import type { BilingualDocument } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { RichPair } from '../../../../components/rich-pair/rich-pair.tsx';
import { Card, Tag } from '../../../../components/surface/surface.tsx';
import { fieldsFor } from '../../../../domain/case/fields/field-groups.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../form.module.css';
import type { CaseEdit } from '../use-case.ts';

/** What one of the workflow's templates says in this case: its own words, once they are changed here. */
export function TemplateEditor(props: { edit: CaseEdit; nodeId: string; templateId: string }) {
  const { edit, nodeId, templateId } = props;
  const { t } = useTranslation('project');
  const format = useFormat();
  const { flow, body } = edit.project;
  const [round, setRound] = useState(0);
  const node = flow.nodes.find(({ id }) => id === nodeId);
  const template = node?.templates.find(({ id }) => id === templateId);
  if (!node || !template) return null;
  const isThis = (one: { node_id: string; template_id: string }) =>
    one.node_id === nodeId && one.template_id === templateId;
  const own = body.templates?.find(isThis);
  const set = (next: BilingualDocument | null) =>
    edit.editTemplate(nodeId, templateId, (now) => {
      const others = (now.body.templates ?? []).filter((one) => !isThis(one));
      const mine = next ? [{ node_id: nodeId, template_id: templateId, body: next }] : [];
      return { ...now, body: { ...now.body, templates: [...others, ...mine] } };
    });
  const name = format.pick(template.name);
  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.cardHead}>
        <h2>{name}</h2>
        <Tag tone={own ? 'gold' : 'quiet'}>{t(own ? 'template.changed' : 'template.unchanged')}</Tag>
        {own && (
          <span className={styles.cardAct}>
            <Button
              size="sm"
              icon="undo"
              onClick={() => {
                set(null);
                setRound(round + 1);
              }}
            >
              {t('template.restore')}
            </Button>
          </span>
        )}
      </header>
      <div className={styles.fields}>
        <p className={styles.note}>{t('template.text')}</p>
        <RichPair
          key={round}
          label={name}
          initial={own?.body ?? template.body}
          editable
          roles={flow.roles}
          fields={() => fieldsFor(flow, body.fields)}
          facts={body.fields}
          onChange={set}
        />
      </div>
    </Card>
  );
}
