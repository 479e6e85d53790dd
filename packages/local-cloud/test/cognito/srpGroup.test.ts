import { power, prime } from '../../src/services/cognito/srp/srpGroup';

/** Fermat: what is no multiple of the prime is 1 to the power of the prime less one. */
test.each([
  ['the generator', 2n],
  ['one', 1n],
  ['a base that is no power of the generator', 11n],
  ['the greatest', prime - 1n],
])('powers of %s are what mathematics says, whatever this version of OpenSSL refuses', (_title, base) => {
  expect(power(base, prime - 1n)).toBe(1n);
  expect(power(base, 3n)).toBe(base ** 3n % prime);
  expect(power(base, 0n)).toBe(1n);
});
