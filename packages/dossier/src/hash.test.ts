import { createHash } from 'node:crypto';
import { crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSha256 } from './hash.ts';
import { crc32 } from './zip-layout.ts';

it('hashes as everybody else does, in whatever pieces', () => {
  const piece = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const hash = createSha256();
      let crc = 0;
      for (const bytes of pieces) {
        hash.update(bytes);
        crc = crc32(bytes, crc);
      }
      const whole = Buffer.concat(pieces);
      expect(hash.hex()).toBe(createHash('sha256').update(whole).digest('hex'));
      expect(crc).toBe(nodeCrc32(whole));
    }),
    { numRuns: 300 },
  );
});
