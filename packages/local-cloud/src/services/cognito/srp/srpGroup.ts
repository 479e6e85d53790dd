import { constants, createHash, createPublicKey, publicEncrypt } from 'node:crypto';

/** Prime of the 3072-bit group in appendix A of RFC 5054, which Cognito and its clients use for SRP. */
export const prime = BigInt(
  [
    '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join(''),
);

export const generator = 2n;

/** Encodes a number for a JSON Web Key: big-endian bytes as base64url. */
const keyPart = (value: bigint) => {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
};
const digits = prime.toString(16).length;
const modulus = keyPart(prime);

/**
 * Returns `base ** exponent` modulo the prime of SRP. RSA encryption without padding is the same computation,
 * and seven times as fast as with bigint. (Node's Diffie-Hellman functions would first check the prime for
 * seconds.) The exponent is reduced modulo prime − 1, which does not change the result (Fermat's little
 * theorem).
 */
export function power(base: bigint, exponent: bigint): bigint {
  const key = { kty: 'RSA', n: modulus, e: keyPart(exponent % (prime - 1n)) };
  return numberOf(
    publicEncrypt(
      { key: createPublicKey({ format: 'jwk', key }), padding: constants.RSA_NO_PADDING },
      Buffer.from((base % prime).toString(16).padStart(digits, '0'), 'hex'),
    ),
  );
}

/**
 * Converts a number to bytes as Java's BigInteger does: with a leading zero byte when the first bit is 1, because
 * that bit is the sign.
 */
export function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export function hashOf(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

export const multiplier = numberOf(hashOf(bytesOf(prime), bytesOf(generator)));
