const HEAD_END = Buffer.from('\r\n\r\n');

export interface WholeRequest {
  readonly bytes: Buffer;
  /** It becomes a socket. */
  readonly isUpgrade: boolean;
}

/** Pure: the first request of these bytes once all of it is there. Clients of a drill send no chunked bodies. */
export function readRequest(bytes: Buffer): WholeRequest | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const end = headEnd + HEAD_END.length + length;
  if (bytes.length < end) return null;
  return { bytes: bytes.subarray(0, end), isUpgrade: /\r\nupgrade: /i.test(head) };
}
