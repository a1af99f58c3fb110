import type { BilingualDocument, RichDocument } from '@lets/contract';
import { getSchema } from '@tiptap/core';
import { prosemirrorJSONToYDoc } from '@tiptap/y-tiptap';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Awareness } from 'y-protocols/awareness';
import { editorExtensions } from '../rich-text/editor-schema.ts';
import type { ToolbarTools } from '../rich-text/editor-toolbar.tsx';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { Chip } from '../surface/surface.tsx';
import styles from './rich-pair.module.css';

const NONE: readonly never[] = [];
const SIGNATURES = {};
const nothing = () => {};
const schema = getSchema(editorExtensions);

/** A document in both languages, one of them on the desk. Loaded once: another document wants another `key`. */
export function RichPair(props: {
  label: string;
  initial: BilingualDocument;
  editable: boolean;
  tools?: ToolbarTools;
  onChange: (body: BilingualDocument) => void;
}) {
  const { label, initial, editable, tools, onChange } = props;
  const { t, i18n } = useTranslation('common');
  const body = useRef(initial);
  const [language, setLanguage] = useState<'zh' | 'en'>(i18n.language === 'en' ? 'en' : 'zh');
  const write = (document: RichDocument) => {
    body.current = { ...body.current, [language]: document };
    onChange(body.current);
  };
  return (
    <div className={styles.pair}>
      <div className={styles.languages}>
        {(['zh', 'en'] as const).map((one) => (
          <Chip key={one} pressed={one === language} onClick={() => setLanguage(one)}>
            {t(`pair.placeholder_${one}`)}
          </Chip>
        ))}
      </div>
      <div className={styles.desk} lang={language}>
        <Sheet
          key={language}
          label={t(`pair.${language}`, { label })}
          initial={body.current[language]}
          editable={editable}
          {...(tools && { tools })}
          onChange={write}
        />
      </div>
    </div>
  );
}

/** The editor for one who writes alone. */
function Sheet(props: {
  label: string;
  initial: RichDocument;
  editable: boolean;
  tools?: ToolbarTools;
  onChange: (document: RichDocument) => void;
}) {
  const { label, initial, editable, tools = {}, onChange } = props;
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
  return (
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
      onReady={nothing}
      onChange={tell}
    />
  );
}
