import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, MediaAnswer } from './answers.ts';

/** Answers the part that a player asks for, or the whole. What a case names never changes under its id. */
export async function sendMedia(request: FastifyRequest, reply: FastifyReply, media: MediaAnswer) {
  const { mime, size } = media;
  const range = readRange(request.headers.range, size);
  reply
    .header('accept-ranges', 'bytes')
    .header('content-disposition', 'inline')
    .header('cache-control', 'private, max-age=86400, immutable')
    .type(mime);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === null) return reply.header('content-length', size).send(await media.open());
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(await media.open(range));
}

/** Pure: one range of bytes; null where none, several or nonsense is asked for, which is answered with the whole. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, from = '', to = ''] = found ?? [];
  if (!found || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
