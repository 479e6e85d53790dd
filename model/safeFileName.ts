import { plainLine } from './plainLine';

/**
 * Maximum number of characters in a file name without its extension. File systems allow 255 bytes, and a Japanese
 * character takes three.
 */
const MOST = 80;
/** Path separators, and characters that Windows forbids in file names. */
const SEPARATING = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];
const DEVICES =
  'con prn aux nul com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LONGEST_EXTENSION = 10;

const isExtension = (part: string): boolean => {
  const signs = part.toLowerCase().split('');
  const isShort = signs.length > 0 && signs.length <= LONGEST_EXTENSION;
  return (
    isShort && LETTERS.includes(`${signs[0]}`) && signs.every((sign) => `${LETTERS}0123456789`.includes(sign))
  );
};

const withoutEdges = (name: string): string => {
  const parts = name.split('');
  const isKept = (sign: string) => sign !== '.' && sign !== ' ';
  const first = parts.findIndex(isKept);
  const last = parts.length - [...parts].reverse().findIndex(isKept);
  return first < 0 ? '' : name.slice(first, last);
};

/**
 * Converts a file name that a user chose to one that is safe to save on any computer: one line of visible
 * characters without path separators. Its extension is the one that follows from the checked content.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param extension without the dot; empty while the content is unchecked: the file then keeps the extension
 * in its name
 */
export function safeFileName(name: string, extension: string): string {
  const plain = SEPARATING.reduce((text, sign) => text.split(sign).join('_'), plainLine(name, 1000));
  const parts = withoutEdges(plain).split('.');
  const own =
    parts.length > 1 && isExtension(`${parts[parts.length - 1]}`) ? `${parts[parts.length - 1]}` : '';
  const base = own === '' ? parts.join('.') : parts.slice(0, parts.length - 1).join('.');
  const short = withoutEdges(plainLine(withoutEdges(base), MOST));
  const isDevice = DEVICES.split(' ').includes(`${short.split('.')[0]}`.toLowerCase());
  const called = short === '' ? 'file' : `${isDevice ? '_' : ''}${short}`;
  const ending = extension === '' ? own : extension;
  return ending === '' ? called : `${called}.${ending}`;
}
