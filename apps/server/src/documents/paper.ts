import { keepable, type Language, type RichNode } from '@lets/contract';

/** A signature as it stands in its block of a printed document. */
export interface PaperSignature {
  readonly status: 'asked' | 'signed' | 'refused';
  /** SVG path data of a drawn signature in a 240 × 80 box, or `text:` and the typed name. */
  readonly image: string | null;
  readonly signer: string;
  readonly reason: string | null;
}

/** A picture's bytes with its size in pixels. */
export interface PaperImage {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Everything that is printed, in one plain value: it crosses into the worker thread as it is. */
export interface Paper {
  /** In the file's properties and at the foot of each page. */
  readonly title: string;
  readonly lang: Language;
  /** A `doc` node: what the editor writes, or blocks that a report puts together. */
  readonly content: RichNode;
  /** By role. */
  readonly signatures: Readonly<Record<string, PaperSignature>>;
  /** By file id. A picture that is missing here is printed as its description; null: it is too large, which is said in its place. */
  readonly images: Readonly<Record<string, PaperImage | null>>;
  /** Words of the text, each a run of its own, that lead somewhere. */
  readonly links?: Readonly<Record<string, string>>;
  /** The block that begins a new page. */
  readonly breakBefore?: number;
  /** Of what is set small, to be one page. */
  readonly isCompact?: boolean;
  /** When it was made, in milliseconds since 1970: given, the same paper prints to the same bytes of a PDF. */
  readonly madeAt?: number;
  /** A line of its own under the text, such as the hash of what was signed. */
  readonly note?: string;
}

export type PaperFormat = 'docx' | 'pdf';

export const PAPER_MIME: Readonly<Record<PaperFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

interface PaperTexts {
  readonly toFill: (label: string) => string;
  readonly waiting: (name: string) => string;
  readonly refused: (name: string, reason: string | null) => string;
  readonly seal: (name: string) => string;
  readonly teachingOnly: string;
  readonly picture: string;
  readonly tooLarge: (name: string) => string;
  readonly page: (page: number, of: number) => string;
  readonly pageAlone: (page: number) => string;
  readonly colon: string;
}

/** What the page itself says, around what was written. */
export const PAPER_TEXTS: Readonly<Record<Language, PaperTexts>> = {
  zh: {
    toFill: (label) => `［待填：${label}］`,
    waiting: (name) => `（等待${name}签名）`,
    refused: (name, reason) => `（${name}拒绝签名${reason ? `：${reason}` : ''}）`,
    seal: (name) => `〔${name}（章）· 教学专用〕`,
    teachingOnly: '教学专用',
    picture: '图片',
    tooLarge: (name) =>
      `［${name}：此图未印出，因为本文件中的图片过大或过多。请登录平台，在实验中打开这份文书查看］`,
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
    pageAlone: (page) => `第 ${page} 页`,
    colon: '：',
  },
  en: {
    toFill: (label) => `[to fill: ${label}]`,
    waiting: (name) => `(waiting for ${name} to sign)`,
    refused: (name, reason) => `(${name} refused to sign${reason ? `: ${reason}` : ''})`,
    seal: (name) => `[Seal of ${name} · for teaching only]`,
    teachingOnly: 'For teaching only',
    picture: 'picture',
    tooLarge: (name) =>
      `[${name}: this picture is not printed, because the pictures in this file are too large or too many. To see it, log in and open the document in the experiment]`,
    page: (page, of) => `Page ${page} of ${of}`,
    pageAlone: (page) => `Page ${page}`,
    colon: ': ',
  },
};

/** What stands in the place of a picture that is not printed. Pure. */
export function unprinted(image: PaperImage | null | undefined, alt: unknown, lang: Language): string {
  const name = String(alt ?? '') || PAPER_TEXTS[lang].picture;
  return image === null ? PAPER_TEXTS[lang].tooLarge(name) : `[${name}]`;
}

/** What stands around the text without what no page can hold: it may have been kept before that was refused. Pure. */
export function printable(paper: Paper): Paper {
  const { title, note, signatures } = paper;
  const signed = Object.entries(signatures).map(([role, signature]): [string, PaperSignature] => [
    role,
    {
      ...signature,
      signer: keepable(signature.signer),
      image: signature.image && keepable(signature.image),
      reason: signature.reason && keepable(signature.reason),
    },
  ]);
  return {
    ...paper,
    title: keepable(title),
    ...(note !== undefined && { note: keepable(note) }),
    signatures: Object.fromEntries(signed),
  };
}

const TYPED = 'text:';

/** The typed name of a signature, null when it was drawn. Pure. */
export function typedName(signature: PaperSignature): string | null {
  const { image, signer } = signature;
  if (image === null) return signer;
  return image.startsWith(TYPED) ? image.slice(TYPED.length) : null;
}

/** Fits a picture into a box without enlarging it. Pure. */
export function fitted(image: { width: number; height: number }, box: { width: number; height: number }) {
  const scale = Math.min(1, box.width / image.width, box.height / image.height);
  return {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
}

/** Pure: how a table's width is shared by its columns, where its first row says so; null where it does not. */
export function columnShares(firstRow: readonly Pick<RichNode, 'attrs'>[]): number[] | null {
  const widths = firstRow.flatMap(({ attrs }) => (Array.isArray(attrs?.colwidth) ? attrs.colwidth : [NaN]));
  const total = widths.reduce((sum, width) => sum + Number(width), 0);
  return total > 0 ? widths.map((width) => Number(width) / total) : null;
}
