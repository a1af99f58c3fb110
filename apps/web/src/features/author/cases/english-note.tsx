import { type EnglishGap, englishGaps, withEnglish } from '@lets/authoring';
import type { ManagedProject } from '@lets/contract';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EnglishDialog } from '../../../domain/english/english-dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './frame.module.css';
import { casePath } from './paths.ts';
import type { CaseEdit } from './use-case.ts';

/** How many texts of the case have no English, and the list where each is written. It keeps no case from being opened. */
export function EnglishNote({ edit }: { edit: CaseEdit }) {
  const { t } = useTranslation(['project', 'english']);
  const { pick } = useFormat();
  const { body, id } = edit.project;
  const count = useMemo(() => englishGaps(body).length, [body]);
  const [isOpen, setOpen] = useState(false);
  const placeOf = ({ path: [list, piece] }: EnglishGap) => {
    const document = list === 'documents' ? body.documents.find((one) => one.id === piece) : undefined;
    return pick(document?.name) || t('project:this_case');
  };
  return (
    <>
      {count > 0 && (
        <p className={styles.english}>
          <Icon name="globe" size={16} />
          {t('english:left', { count })}
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('english:title')}
          </Button>
        </p>
      )}
      {isOpen && (
        <EnglishDialog
          value={body}
          placeOf={placeOf}
          documentsTo={() => casePath(id, 'doc')}
          onWrite={(gap, en) => writeIn(edit, gap, en)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Each part of a case is kept by itself. */
function writeIn(edit: CaseEdit, gap: EnglishGap, en: string): void {
  const write = (project: ManagedProject) => ({ ...project, body: withEnglish(project.body, gap, en) });
  const [part, piece] = gap.path;
  if (part === 'documents') return edit.editDocument(String(piece), write);
  if (part === 'roles') return edit.editRoles(write);
  if (part === 'jumps') return edit.editJumps(write);
  const template = part === 'templates' ? edit.project.body.templates?.[Number(piece)] : undefined;
  return template ? edit.editTemplate(template.node_id, template.template_id, write) : edit.editInfo(write);
}
