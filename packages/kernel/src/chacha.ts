/** 256 bits as eight words. Never changed in place: streams recognise it by identity. */
export type Key = readonly number[];

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** One block of ChaCha key stream: 16 words. Written out in local variables, which is several times faster than a loop. */
export const chachaBlock = (key: Key, block: number, rounds: number, out: Int32Array): void => {
  const k0 = key[0];
  const k1 = key[1];
  const k2 = key[2];
  const k3 = key[3];
  const k4 = key[4];
  const k5 = key[5];
  const k6 = key[6];
  const k7 = key[7];
  const high = (block / 0x1_0000_0000) | 0;
  let a0 = 0x6170_7865;
  let a1 = 0x3320_646e;
  let a2 = 0x7962_2d32;
  let a3 = 0x6b20_6574;
  let b0 = k0;
  let b1 = k1;
  let b2 = k2;
  let b3 = k3;
  let c0 = k4;
  let c1 = k5;
  let c2 = k6;
  let c3 = k7;
  let d0 = block | 0;
  let d1 = high;
  let d2 = 0;
  let d3 = 0;
  for (let i = 0; i < rounds; i += 2) {
    // The four columns, side by side.
    a0 = (a0 + b0) | 0;
    d0 = rotl(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotl(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotl(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotl(b0 ^ c0, 7);

    a1 = (a1 + b1) | 0;
    d1 = rotl(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotl(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotl(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotl(b1 ^ c1, 7);

    a2 = (a2 + b2) | 0;
    d2 = rotl(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotl(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotl(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotl(b2 ^ c2, 7);

    a3 = (a3 + b3) | 0;
    d3 = rotl(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotl(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotl(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotl(b3 ^ c3, 7);

    // The four diagonals.
    a0 = (a0 + b1) | 0;
    d3 = rotl(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotl(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotl(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotl(b1 ^ c2, 7);

    a1 = (a1 + b2) | 0;
    d0 = rotl(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotl(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotl(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotl(b2 ^ c3, 7);

    a2 = (a2 + b3) | 0;
    d1 = rotl(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotl(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotl(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotl(b3 ^ c0, 7);

    a3 = (a3 + b0) | 0;
    d2 = rotl(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotl(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotl(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotl(b0 ^ c1, 7);
  }
  out[0] = a0 + 0x6170_7865;
  out[1] = a1 + 0x3320_646e;
  out[2] = a2 + 0x7962_2d32;
  out[3] = a3 + 0x6b20_6574;
  out[4] = b0 + k0;
  out[5] = b1 + k1;
  out[6] = b2 + k2;
  out[7] = b3 + k3;
  out[8] = c0 + k4;
  out[9] = c1 + k5;
  out[10] = c2 + k6;
  out[11] = c3 + k7;
  out[12] = d0 + (block | 0);
  out[13] = d1 + high;
  out[14] = d2;
  out[15] = d3;
};
