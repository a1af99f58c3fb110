import {
  type BilingualDocument,
  type FlowRole,
  fileUploadAuthoring,
  type Language,
  type MergeField,
  type ReadWord,
  type RichDocument,
  workflowDocImport,
} from '@lets/contract';
import { getSchema } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { prosemirrorJSONToYDoc } from '@tiptap/y-tiptap';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Awareness } from 'y-protocols/awareness';
import { useTranslation } from '../../i18n/texts.ts';
import { call } from '../../lib/api-client.ts';
import { FieldDialog } from '../field-picker/field-dialog.tsx';
import type { FieldGroup } from '../field-picker/field-groups.ts';
import { editorExtensions } from '../rich-text/editor-schema.ts';
import { InsertDialog, type Insertion } from '../rich-text/insert-dialog.tsx';
import { FieldValuesContext } from '../rich-text/node-views.tsx';
import { PictureChoice } from '../rich-text/picture-choice.tsx';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { Chip } from '../surface/surface.tsx';
import { WordDialog } from '../word-file/word-dialog.tsx';
import { WordFileButton } from '../word-file/word-file.tsx';
import styles from './rich-pair.module.css';

const NONE: readonly never[] = [];
const NO_FACTS: readonly MergeField[] = [];
const SIGNATURES = {};
const nothing = () => {};
const schema = getSchema(editorExtensions);

/** A document in both languages, one of them on the desk. Loaded once: another document wants another `key`. */
export function RichPair(props: {
  label: string;
  initial: BilingualDocument;
  editable: boolean;
  /** Who may sign in it; without roles no signature block is offered. */
  roles?: readonly FlowRole[];
  /** The fields that may stand in it, asked for when one is inserted; left out, none is offered. */
  fields?: () => readonly FieldGroup[];
  /** What the case fills in, which the sheet shows in place of the fields' names. */
  facts?: readonly MergeField[];
  onChange: (body: BilingualDocument) => void;
}) {
  const { label, initial, editable, roles = NONE, fields, facts = NO_FACTS, onChange } = props;
  const { t, i18n } = useTranslation(['common', 'word_file']);
  const body = useRef(initial);
  const [language, setLanguage] = useState<Language>(i18n.language === 'en' ? 'en' : 'zh');
  const [word, setWord] = useState<ReadWord | null>(null);
  /** Counts what was put on the desk from outside, which the open sheet does not know. */
  const [round, setRound] = useState(0);
  const write = (document: RichDocument, to = language) => {
    body.current = { ...body.current, [to]: document };
    onChange(body.current);
  };
  const take = (to: Language, content: RichDocument) => {
    write(content, to);
    setLanguage(to);
    setRound(round + 1);
    setWord(null);
  };
  return (
    <div className={styles.pair}>
      <div className={styles.languages}>
        {(['zh', 'en'] as const).map((one) => (
          <Chip key={one} pressed={one === language} onClick={() => setLanguage(one)}>
            {t(`pair.placeholder_${one}`)}
          </Chip>
        ))}
        <span className={styles.gap} />
        {editable && (
          <WordFileButton
            label={t('word_file:read_label', { language: t(`pair.placeholder_${language}`) })}
            variant="text"
            read={(file) => call(workflowDocImport, {}, { file })}
            onRead={setWord}
          >
            {t('word_file:read')}
          </WordFileButton>
        )}
      </div>
      <div className={styles.desk} lang={language}>
        <Sheet
          key={`${language}${round}`}
          label={t(`pair.${language}`, { label })}
          initial={body.current[language]}
          language={language}
          editable={editable}
          roles={roles}
          {...(fields && { fields })}
          facts={facts}
          onChange={write}
        />
      </div>
      {word && (
        <WordDialog
          word={word}
          body={body.current}
          {...(fields && { fields })}
          onTake={take}
          onClose={() => setWord(null)}
        />
      )}
    </div>
  );
}

/** The editor for one who writes alone. */
function Sheet(props: {
  label: string;
  initial: RichDocument;
  language: Language;
  editable: boolean;
  roles: readonly FlowRole[];
  fields?: () => readonly FieldGroup[];
  facts: readonly MergeField[];
  onChange: (document: RichDocument) => void;
}) {
  const { label, initial, language, editable, roles, fields, facts, onChange } = props;
  const [doc] = useState(() => prosemirrorJSONToYDoc(schema, initial, 'content'));
  const awareness = useMemo(() => new Awareness(doc), [doc]);
  useEffect(() => () => awareness.destroy(), [awareness]);
  // The editor tells what it was loaded with, too; only what is written reaches the shared text.
  const isWritten = useRef(false);
  useEffect(() => {
    const mark = () => {
      isWritten.current = true;
    };
    doc.on('update', mark);
    return () => doc.off('update', mark);
  }, [doc]);
  const listener = useRef(onChange);
  listener.current = onChange;
  const [tell] = useState(() => (document: RichDocument) => {
    if (isWritten.current) listener.current(document);
  });
  const [editor, setEditor] = useState<Editor | null>(null);
  const [inserting, insert] = useState<Inserted | null>(null);
  const tools = {
    onInsertImage: () => insert('image'),
    onInsertSeal: () => insert('seal'),
    ...(roles.length > 0 && { onInsertSignature: () => insert('signature') }),
    ...(fields && { onInsertField: () => insert('field') }),
  };
  const values = useMemo(
    () => new Map(facts.map(({ key, value }) => [key, value[language] || value.zh || value.en])),
    [facts, language],
  );
  return (
    <FieldValuesContext.Provider value={values}>
      <RichTextEditor
        doc={doc}
        awareness={awareness}
        label={label}
        editable={editable}
        signatures={SIGNATURES}
        tools={tools}
        remarks={NONE}
        onRemarkOpen={nothing}
        onFieldOpen={nothing}
        onReady={setEditor}
        onChange={tell}
      />
      {editor && inserting && (
        <Inserting
          editor={editor}
          kind={inserting}
          language={language}
          roles={roles}
          {...(fields && { fields })}
          onClose={() => insert(null)}
        />
      )}
    </FieldValuesContext.Provider>
  );
}

type Inserted = Insertion['kind'] | 'image' | 'field';

function Inserting(props: {
  editor: Editor;
  kind: Inserted;
  language: Language;
  roles: readonly FlowRole[];
  fields?: () => readonly FieldGroup[];
  onClose: () => void;
}) {
  const { editor, kind, language, roles, fields, onClose } = props;
  const { t } = useTranslation('fields');
  const [groups] = useState(() => fields?.() ?? []);
  if (kind === 'image') {
    return (
      <PictureChoice
        editor={editor}
        keep={(file) => call(fileUploadAuthoring, {}, { file })}
        onClose={onClose}
      />
    );
  }
  if (kind === 'field') {
    return (
      <FieldDialog
        title={t('insert')}
        groups={groups}
        language={language}
        onChoose={({ key, name }) => {
          const label = name[language] || name.zh || name.en;
          const attrs = { key, label, value: '' };
          editor.chain().focus().insertContent({ type: 'mergeField', attrs }).run();
        }}
        onClose={onClose}
      />
    );
  }
  const put = ({ kind: type, ...attrs }: Insertion) =>
    editor.chain().focus().insertContent({ type, attrs }).run();
  return <InsertDialog kind={kind} roles={roles} onInsert={put} onClose={onClose} />;
}
