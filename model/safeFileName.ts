import { plainLine } from './plainLine';

/** File systems allow 255 bytes: 80 characters of three bytes, and the extension. */
const MOST = 80;
/** Path characters, and characters that Windows forbids in names. */
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
 * Formats the name under which other people save a file: one visible line without path characters, with the
 * extension of the checked content. Used by resolvers too: APPSYNC_JS subset only.
 * @param extension without the dot; empty while it is unknown: the name then keeps its own
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
