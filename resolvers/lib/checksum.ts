import { util } from '@aws-appsync/utils';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';

/**
 * A checksum of a text, 14 to 20 digits, that does not show the text. APPSYNC_JS has no hash functions. Not
 * for secrets: anyone who guesses the text can confirm it.
 */
export function checksum(text: string): string {
  let one = 7;
  let other = 11;
  for (const digit of util.base64Encode(text).split('')) {
    const value = DIGITS.indexOf(digit) + 1;
    one = (one * 131 + value) % 2147483647;
    other = (other * 137 + value) % 2147483629;
  }
  return `${one}-${other}`;
}
