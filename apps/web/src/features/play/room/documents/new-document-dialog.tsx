import { docImport, LIMITS, type ReadWord, type RichDocument } from '@lets/contract';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { LeftOut, WORD_FILE } from '../../../../components/word-file/word-file.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './documents.module.css';

export interface NewDocument {
  readonly name: string;
  readonly templateId: string | null;
  /** What it begins with instead of the template's words. */
  readonly content: RichDocument | null;
}

export interface NewDocumentDialogProps {
  /** Null for a blank page. */
  template: { readonly id: string; readonly name: string } | null;
  suggestion: string;
  onMake: (made: NewDocument) => Promise<unknown>;
  onClose: () => void;
}

/** Names a new document before it is made; a Word file may be what it begins with. */
export function NewDocumentDialog({ template, suggestion, onMake, onClose }: NewDocumentDialogProps) {
  const { t } = useTranslation(['new_document', 'common']);
  const [name, setName] = useState(suggestion);
  const [isAsked, ask] = useState(false);
  const [word, setWord] = useState<ReadWord | null>(null);
  const [isBusy, run] = useBusy(onClose);
  const given = name.trim();
  const isLong = [...given].length > LIMITS.document_name;
  const make = () => {
    ask(true);
    if (given === '' || isLong) return;
    void run(() => onMake({ name: given, templateId: template?.id ?? null, content: word?.content ?? null }));
  };
  return (
    <Dialog
      title={template ? t('title', { template: template.name }) : t('title_blank')}
      icon="file"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={make}>
            {t('make')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Field
          label={t('name')}
          required
          count={{ value: given, max: LIMITS.document_name }}
          error={isAsked && given === '' ? t('name_missing') : null}
          hint={t('name_hint')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={name}
              autoFocus
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
      <FromWord word={word} onRead={setWord} />
      {word && (
        <div className={styles.fromWord}>
          <p>{t('word_instead', { name: word.name })}</p>
          <LeftOut left_out={word.left_out} />
        </div>
      )}
    </Dialog>
  );
}

function FromWord({ word, onRead }: { word: ReadWord | null; onRead: (word: ReadWord | null) => void }) {
  const { t } = useTranslation('new_document');
  const { eid, nodeId, currentRole } = useRoom(only('eid', 'nodeId', 'currentRole'));
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, run] = useBusy();
  const read = (file: File) =>
    run(async () => {
      if (currentRole !== null)
        onRead(await call(docImport, { eid, nid: nodeId, role_id: currentRole }, { file }));
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={WORD_FILE}
        aria-label={t('word')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      {word ? (
        <Button variant="text" icon="x" onClick={() => onRead(null)}>
          {t('word_drop')}
        </Button>
      ) : (
        <Button variant="text" icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
          {t('word')}
        </Button>
      )}
    </>
  );
}
