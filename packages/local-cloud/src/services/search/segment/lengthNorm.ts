/**
 * Field lengths below this number are encoded unchanged. This is part of Lucene's encoding of a length in one
 * byte (SmallFloat): lengths up to 39 are exact, longer ones keep four significant bits.
 */
const FREE = 24;

function toBits(value: number): number {
  const bits = 32 - Math.clz32(value);
  if (bits < 4) return value;
  const shift = bits - 4;
  return ((value >>> shift) & 7) | ((shift + 1) << 3);
}

function fromBits(encoded: number): number {
  const bits = encoded & 7;
  const shift = (encoded >>> 3) - 1;
  return shift < 0 ? bits : (bits | 8) * 2 ** shift;
}

export const encodeLength = (length: number): number =>
  length < FREE ? length : FREE + toBits(length - FREE);

export const decodeLength = (encoded: number): number =>
  encoded < FREE ? encoded : FREE + fromBits(encoded - FREE);
