// SHA-256 (FIPS 180-4), here because the kernel runs in every runtime, answers at once, and has no dependencies.

const K = new Int32Array(64);
const INITIAL = new Int32Array(8);

/** The constants are the first bits of the fractional parts of roots of primes; doubles hold them with bits to spare. */
const fractionBits = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) INITIAL[found] = fractionBits(Math.sqrt(n));
  K[found++] = fractionBits(Math.cbrt(n));
}

const W = new Int32Array(64);
const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** Works one block of 16 words, already in `W`, into the running state `h`. */
const compress = (h: Int32Array): void => {
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15];
    const y = W[i - 2];
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
    W[i] = (W[i - 16] + s0 + W[i - 7] + s1) | 0;
  }
  let a = h[0];
  let b = h[1];
  let c = h[2];
  let d = h[3];
  let e = h[4];
  let f = h[5];
  let g = h[6];
  let k = h[7];
  for (let i = 0; i < 64; i++) {
    const t1 = (k + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + W[i]) | 0;
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] += a;
  h[1] += b;
  h[2] += c;
  h[3] += d;
  h[4] += e;
  h[5] += f;
  h[6] += g;
  h[7] += k;
};

/** The digest of up to 13 words, which fit into one block: cheap enough for every decision. */
export const sha256OfWords = (words: readonly number[]): Int32Array => {
  const h = INITIAL.slice();
  W.fill(0);
  W.set(words);
  W[words.length] = 0x8000_0000;
  W[15] = words.length * 32;
  compress(h);
  return h;
};

/** UTF-8, which no runtime-independent library call offers. */
const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const char of text) {
    const c = char.codePointAt(0) ?? 0;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x1_0000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
};

export const sha256 = (text: string): Int32Array => {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 255);
  const h = INITIAL.slice();
  for (let start = 0; start < bytes.length; start += 64) {
    for (let i = 0; i < 16; i++) {
      const at = start + i * 4;
      W[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
    }
    compress(h);
  }
  return h;
};

/** Words as hexadecimal digits, eight a word. */
export const hex = (words: ArrayLike<number>): string => {
  let digits = '';
  for (let i = 0; i < words.length; i++) digits += (words[i] >>> 0).toString(16).padStart(8, '0');
  return digits;
};
