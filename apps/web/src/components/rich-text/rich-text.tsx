import type { RichNode } from '@lets/contract';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './rich-text.module.css';
import { SealStamp } from './seal-stamp.tsx';
import { SignatureSlot, type SlotSignature } from './signature-slot.tsx';

export interface RichTextProps {
  document: RichNode;
  /** Answers to requests for signatures, by role: each is drawn in its block. */
  signatures?: Readonly<Record<string, SlotSignature>>;
  /** Shown in a field that the writer still has to fill. */
  unfilledLabel: (label: string) => string;
}

/**
 * A document as it stands on paper, drawn from the editor's JSON. Every node becomes a React element of its own: nothing
 * in it is ever read as HTML.
 */
export function RichText({ document, signatures = {}, unfilledLabel }: RichTextProps) {
  return (
    <>{(document.content ?? []).map((node, index) => draw(node, index, { signatures, unfilledLabel }))}</>
  );
}

type Drawing = Required<Pick<RichTextProps, 'signatures' | 'unfilledLabel'>>;

function drawChildren(node: RichNode, drawing: Drawing): ReactNode[] {
  return (node.content ?? []).map((child, index) => draw(child, index, drawing));
}

function spans(node: RichNode) {
  return { colSpan: Number(node.attrs?.colspan ?? 1), rowSpan: Number(node.attrs?.rowspan ?? 1) };
}

function aligned(node: RichNode) {
  const align = node.attrs?.textAlign;
  return align ? { style: { textAlign: align as 'left' | 'center' | 'right' | 'justify' } } : {};
}

function draw(node: RichNode, key: number, drawing: Drawing): ReactNode {
  const attrs = node.attrs ?? {};
  const children = () => drawChildren(node, drawing);
  switch (node.type) {
    case 'text':
      return <Fragment key={key}>{drawText(node)}</Fragment>;
    case 'paragraph':
      return (
        <p key={key} className={attrs.indent ? styles.indent : undefined} {...aligned(node)}>
          {children()}
        </p>
      );
    case 'heading':
      return createElement(`h${attrs.level}`, { key, ...aligned(node) }, children());
    case 'bulletList':
      return <ul key={key}>{children()}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={Number(attrs.start ?? 1)}>
          {children()}
        </ol>
      );
    case 'listItem':
      return <li key={key}>{children()}</li>;
    case 'blockquote':
      return <blockquote key={key}>{children()}</blockquote>;
    case 'hardBreak':
      return <br key={key} />;
    case 'horizontalRule':
      return <hr key={key} />;
    case 'table':
      return (
        <table key={key}>
          <tbody>{children()}</tbody>
        </table>
      );
    case 'tableRow':
      return <tr key={key}>{children()}</tr>;
    case 'tableCell':
      return (
        <td key={key} {...spans(node)}>
          {children()}
        </td>
      );
    case 'tableHeader':
      return (
        <th key={key} {...spans(node)}>
          {children()}
        </th>
      );
    case 'image':
      return <img key={key} src={`/api/file/get?file_id=${attrs.file_id}`} alt={String(attrs.alt ?? '')} />;
    case 'citation':
      return (
        <cite key={key} className={styles.law}>
          {String(attrs.text)}
        </cite>
      );
    case 'mergeField':
      return attrs.value ? (
        <span key={key} className={styles.field}>
          {String(attrs.value)}
        </span>
      ) : (
        <span key={key} className={`${styles.field} ${styles.unfilled}`}>
          {drawing.unfilledLabel(String(attrs.label))}
        </span>
      );
    case 'signature':
      return (
        <SignatureSlot
          key={key}
          label={String(attrs.label)}
          signature={drawing.signatures[String(attrs.role_id)] ?? null}
        />
      );
    case 'seal':
      return <SealStamp key={key} name={String(attrs.name)} />;
    default:
      return null;
  }
}

const MARK_ELEMENT: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

function drawText(node: RichNode): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((inner, mark) => {
    const element = MARK_ELEMENT[mark.type];
    return element ? createElement(element, null, inner) : inner;
  }, node.text);
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
