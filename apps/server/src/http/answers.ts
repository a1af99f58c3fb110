/** What a call declared with `answer: 'file'` returns: bytes instead of an envelope's data. */
export class FileAnswer {
  readonly stream: NodeJS.ReadableStream;
  readonly name: string;
  readonly mime: string;
  /** Null: not known before it is written. */
  readonly size: number | null;

  constructor(stream: NodeJS.ReadableStream, about: { name: string; mime: string; size: number | null }) {
    this.stream = stream;
    this.name = about.name;
    this.mime = about.mime;
    this.size = about.size;
  }
}

export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/** Likewise, to be shown in place and read in parts: a video is begun before it is here and sought in. */
export class MediaAnswer {
  readonly open: (range?: ByteRange) => Promise<NodeJS.ReadableStream>;
  readonly mime: string;
  readonly size: number;

  constructor(open: MediaAnswer['open'], about: { mime: string; size: number }) {
    this.open = open;
    this.mime = about.mime;
    this.size = about.size;
  }
}

/** What a call declared with `answer: 'stream'` returns: server-sent lines that begin when this is made; an error breaks them off. */
export class StreamAnswer {
  readonly lines: AsyncIterable<string>;

  constructor(lines: AsyncIterable<string>) {
    this.lines = lines;
  }
}
