import { createHash } from 'node:crypto';

/** The namespace of names that are addresses (RFC 9562, 6.6). */
const ADDRESSES = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** Pure: the same UUID (version 5) for the same name, in whatever process and year. */
export function uuid5(name: string, namespace: string = ADDRESSES): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
