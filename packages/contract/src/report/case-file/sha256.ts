/** Fractional parts of the cube roots of the first 64 primes. */
const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const BLOCK = 64;

/**
 * SHA-256 piece by piece. Browsers have their own only on secure addresses and only for what fits into memory; a case file is verified
 * anywhere and may hold videos.
 */
export class Sha256 {
  readonly #state = new Uint32Array(START);
  readonly #words = new Uint32Array(64);
  readonly #rest = new Uint8Array(BLOCK);
  #held = 0;
  #length = 0;

  update(bytes: Uint8Array): this {
    this.#length += bytes.length;
    let at = 0;
    if (this.#held > 0) {
      at = Math.min(BLOCK - this.#held, bytes.length);
      this.#rest.set(bytes.subarray(0, at), this.#held);
      this.#held += at;
      if (this.#held < BLOCK) return this;
      this.#mix(this.#rest, 0);
    }
    for (; at + BLOCK <= bytes.length; at += BLOCK) this.#mix(bytes, at);
    this.#rest.set(bytes.subarray(at));
    this.#held = bytes.length - at;
    return this;
  }

  /** Ends it. */
  hex(): string {
    const length = this.#length;
    const padding = new Uint8Array((this.#held < 56 ? 56 : 120) - this.#held + 8);
    padding[0] = 0x80;
    const view = new DataView(padding.buffer);
    view.setUint32(padding.length - 8, Math.floor(length / 0x2000_0000));
    view.setUint32(padding.length - 4, (length << 3) >>> 0);
    this.update(padding);
    return [...this.#state].map((word) => word.toString(16).padStart(8, '0')).join('');
  }

  #mix(bytes: Uint8Array, from: number): void {
    const words = this.#words;
    const view = new DataView(bytes.buffer, bytes.byteOffset + from, BLOCK);
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(i * 4);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15] as number;
      const b = words[i - 2] as number;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = (words[i - 16] as number) + s0 + (words[i - 7] as number) + s1;
    }
    const state = this.#state;
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (words[i] as number)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word;
  }
}

type Eight = [number, number, number, number, number, number, number, number];

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** SHA-256 of a text as UTF-8, hexadecimal. Pure. */
export function sha256Of(text: string): string {
  return new Sha256().update(new TextEncoder().encode(text)).hex();
}
