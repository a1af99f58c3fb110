import type { DocumentState } from '@lets/engine';
import { type ReactNode, useState } from 'react';
import type { IconName } from '../../../../art/icon-names.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import dialog from '../frame/dialogs.module.css';
import { useNames } from '../use-names.ts';

export interface ChooseDocumentProps {
  title: string;
  icon: IconName;
  text: ReactNode;
  confirmLabel: string;
  busy?: boolean;
  documents: readonly DocumentState[];
  onChoose: (document: DocumentState) => void;
  onClose: () => void;
}

/** One document out of several, for an act that is about one. */
export function ChooseDocument(props: ChooseDocumentProps) {
  const { title, icon, text, confirmLabel, busy = false, documents, onChoose, onClose } = props;
  const { t } = useTranslation(['room', 'common']);
  const names = useNames();
  const [chosen, choose] = useState<DocumentState | null>(null);
  return (
    <Dialog
      title={title}
      icon={icon}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {documents.length === 0 && <p className={dialog.empty}>{t('submit.none')}</p>}
      <div className={dialog.options} role="radiogroup" aria-label={title}>
        {documents.map((one) => (
          <label key={one.id} className={dialog.option} data-on={one.id === chosen?.id || undefined}>
            <input
              type="radio"
              name="document"
              checked={one.id === chosen?.id}
              onChange={() => choose(one)}
            />
            {one.name}
            <small>{names.roleName(one.author_role)}</small>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
