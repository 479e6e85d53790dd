import { power, prime } from '../../src/services/cognito/srp/srpGroup';

/**
 * Checks `power` with Fermat's little theorem: if p is prime, a number between 1 and p − 1 to the power of p
 * − 1 is 1 modulo p.
 */
test.each([
  ['the generator', 2n],
  ['one', 1n],
  ['a base that is no power of the generator', 11n],
  ['the greatest', prime - 1n],
])(
  'powers of %s are computed correctly, even if this version of OpenSSL refuses to compute them',
  (_title, base) => {
    expect(power(base, prime - 1n)).toBe(1n);
    expect(power(base, 3n)).toBe(base ** 3n % prime);
    expect(power(base, 0n)).toBe(1n);
  },
);
