import {
  type BlockKind,
  drawnWords,
  type InlineKind,
  type MarkKind,
  type RichKind,
  type RichNode,
  type ShownNode,
  shownBlocks,
  spanOf,
} from '@lets/contract';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Facsimile } from '../facsimile/facsimile.tsx';
import { type Passages, Run } from './passages.tsx';
import styles from './rich-text.module.css';
import { SealStamp } from './seal-stamp.tsx';
import { SignatureSlot, type SlotSignature } from './signature-slot.tsx';

export interface RichTextProps {
  document: RichNode;
  /** Answers to requests for signatures, by role: each is drawn in its block. */
  signatures?: Readonly<Record<string, SlotSignature>>;
  /** Shown in a field that the writer still has to fill. */
  unfilledLabel: (label: string) => string;
  /** Where given, passages are coloured and words can be selected as passages. */
  passages?: Passages;
}

/**
 * A document as it stands on paper, drawn from the editor's JSON. Every node becomes a React element of its own: nothing
 * in it is ever read as HTML.
 */
export function RichText({ document, signatures = {}, unfilledLabel, passages }: RichTextProps) {
  const blocks = useMemo(() => shownBlocks(document.content ?? []), [document]);
  const drawing = { signatures, unfilledLabel, passages, words: { drawn: 0 } };
  return <>{blocks.map((node, key) => draw(node, key, drawing))}</>;
}

interface Drawing extends Required<Pick<RichTextProps, 'signatures' | 'unfilledLabel'>> {
  readonly passages: Passages | undefined;
  /** How many characters stand before the node that is drawn next. */
  readonly words: { drawn: number };
}

interface Place {
  readonly key: number;
  readonly drawing: Drawing;
  readonly children: ReactNode[];
}

function draw(node: ShownNode, key: number, drawing: Drawing): ReactNode {
  const children = node.content.map((child, index) => draw(child, index, drawing));
  const drawn = withPassages(node, DRAWINGS[node.type](node, { key, drawing, children }), drawing, key);
  return node.marks.length > 0 ? createElement(Fragment, { key }, marked(drawn, node.marks)) : drawn;
}

/** A node with words of its own stands in a run that knows its place, if anybody asks for passages. */
function withPassages(
  node: ShownNode,
  drawn: ReactNode,
  { passages, words }: Drawing,
  key: number,
): ReactNode {
  const own = drawnWords(node);
  if (!passages || own === '') return drawn;
  const at = words.drawn;
  words.drawn += own.length;
  return (
    <Run key={key} at={at} words={own} whole={node.type === 'text' ? null : drawn} passages={passages} />
  );
}

function spans(node: ShownNode) {
  return { colSpan: spanOf(node, 'colspan'), rowSpan: spanOf(node, 'rowspan') };
}

function aligned({ attrs }: ShownNode) {
  const align = attrs.textAlign;
  return align ? { style: { textAlign: align as 'left' | 'center' | 'right' | 'justify' } } : {};
}

type Draw = (node: ShownNode, place: Place) => ReactNode;

const BLOCKS: Readonly<Record<BlockKind, Draw>> = {
  paragraph: (node, { key, children }) => (
    <p key={key} className={node.attrs.indent ? styles.indent : undefined} {...aligned(node)}>
      {children}
    </p>
  ),
  heading: (node, { key, children }) =>
    createElement(`h${node.attrs.level ?? 1}`, { key, ...aligned(node) }, children),
  bulletList: (_, { key, children }) => <ul key={key}>{children}</ul>,
  orderedList: ({ attrs }, { key, children }) => (
    <ol key={key} start={Number(attrs.start ?? 1)}>
      {children}
    </ol>
  ),
  blockquote: (_, { key, children }) => <blockquote key={key}>{children}</blockquote>,
  horizontalRule: (_, { key }) => <hr key={key} />,
  table: (_, { key, children }) => (
    <table key={key}>
      <tbody>{children}</tbody>
    </table>
  ),
  image: ({ attrs }, { key }) => (
    <img
      key={key}
      src={`/api/file/get?file_id=${encodeURIComponent(String(attrs.file_id))}`}
      alt={String(attrs.alt ?? '')}
    />
  ),
  facsimile: ({ attrs }, { key }) => <Facsimile key={key} drawing={attrs.drawing} />,
  signature: ({ attrs }, { key, drawing }) => (
    <SignatureSlot
      key={key}
      label={String(attrs.label ?? '')}
      signature={drawing.signatures[String(attrs.role_id)] ?? null}
    />
  ),
  seal: ({ attrs }, { key }) => <SealStamp key={key} name={String(attrs.name ?? '')} />,
};

const INLINE: Readonly<Record<InlineKind, Draw>> = {
  text: ({ text }) => text,
  hardBreak: (_, { key }) => <br key={key} />,
  citation: ({ attrs }, { key }) => (
    <cite key={key} className={styles.law}>
      {String(attrs.text ?? '')}
    </cite>
  ),
  mergeField: ({ attrs }, { key, drawing }) => (
    <span key={key} className={attrs.value ? styles.field : `${styles.field} ${styles.unfilled}`}>
      {attrs.value ? String(attrs.value) : drawing.unfilledLabel(String(attrs.label ?? ''))}
    </span>
  ),
};

/** One for every kind of node that there is. */
const DRAWINGS: Readonly<Record<RichKind, Draw>> = {
  ...BLOCKS,
  ...INLINE,
  doc: (_, { children }) => children,
  listItem: (_, { key, children }) => <li key={key}>{children}</li>,
  tableRow: (_, { key, children }) => <tr key={key}>{children}</tr>,
  tableCell: (node, { key, children }) => (
    <td key={key} {...spans(node)}>
      {children}
    </td>
  ),
  tableHeader: (node, { key, children }) => (
    <th key={key} {...spans(node)}>
      {children}
    </th>
  ),
};

const MARK_ELEMENT: Readonly<Record<MarkKind, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

function marked(drawn: ReactNode, marks: readonly MarkKind[]): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => createElement(MARK_ELEMENT[mark], null, inner), drawn);
}

/** The white sheet that a document lies on; the editor wears the same class. */
export const sheetClassName = styles.sheet as string;

export function Sheet({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <article className={styles.sheet} lang={lang}>
      {children}
    </article>
  );
}
