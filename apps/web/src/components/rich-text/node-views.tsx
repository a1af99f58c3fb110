import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { createContext, useContext } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { FacsimilePicture } from '../facsimile/facsimile-picture.tsx';
import styles from './rich-text.module.css';
import { SealStamp } from './seal-stamp.tsx';
import { SignatureSlot, type SlotSignature } from './signature-slot.tsx';

/** What the nodes of an open editor need from the screen around it. */
export interface EditorSurroundings {
  signatures: Readonly<Record<string, SlotSignature>>;
  /** Opens the entry of a merge field. */
  onFieldOpen: (key: string) => void;
}

export const EditorSurroundingsContext = createContext<EditorSurroundings>({
  signatures: {},
  onFieldOpen: () => {},
});

/** What a fact of the case fills in, by the field's key, where the screen around knows it. */
export const FieldValuesContext = createContext<ReadonlyMap<string, string>>(new Map());

export function FieldView({ node }: NodeViewProps) {
  const { t } = useTranslation('documents');
  const { onFieldOpen } = useContext(EditorSurroundingsContext);
  const values = useContext(FieldValuesContext);
  const { key, label, value: own } = node.attrs as { key: string; label: string; value: string };
  const value = values.get(key) || own;
  return (
    <NodeViewWrapper as="span">
      {/* biome-ignore lint/a11y/useSemanticElements: a button is a box of its own and would not break over lines as text does */}
      <span
        role="button"
        tabIndex={0}
        className={`${styles.fieldButton} ${styles.field} ${value ? '' : styles.unfilled}`}
        title={label}
        onClick={() => onFieldOpen(key)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onFieldOpen(key);
        }}
      >
        {value || t('field.to_fill', { label })}
      </span>
    </NodeViewWrapper>
  );
}

export function CitationView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper as="cite" className={styles.law}>
      {String(node.attrs.text)}
    </NodeViewWrapper>
  );
}

export function SignatureView({ node }: NodeViewProps) {
  const { signatures } = useContext(EditorSurroundingsContext);
  return (
    <NodeViewWrapper>
      <SignatureSlot
        label={String(node.attrs.label)}
        signature={signatures[String(node.attrs.role_id)] ?? null}
      />
    </NodeViewWrapper>
  );
}

export function SealView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper>
      <SealStamp name={String(node.attrs.name)} />
    </NodeViewWrapper>
  );
}

export function ImageView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper>
      <img src={`/api/file/get?file_id=${node.attrs.file_id}`} alt={String(node.attrs.alt ?? '')} />
    </NodeViewWrapper>
  );
}

export function FacsimileView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper>
      <FacsimilePicture drawing={node.attrs.drawing} />
    </NodeViewWrapper>
  );
}
