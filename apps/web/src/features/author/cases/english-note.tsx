import { type EnglishGap, englishGaps } from '@lets/authoring';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EnglishDialog } from '../../../domain/english/english-dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './frame.module.css';
import { casePath } from './paths.ts';
import type { CaseEdit } from './use-case.ts';
import { writeEnglish } from './write-english.ts';

/** How many texts of the case have no English, and the list where each is written. It keeps no case from being opened. `onDocument` is told of whole documents. */
export function EnglishNote({ edit, onDocument }: { edit: CaseEdit; onDocument: () => void }) {
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
          onWrite={(gap, en) => {
            writeEnglish(edit, gap, en);
            if (typeof en !== 'string') onDocument();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
