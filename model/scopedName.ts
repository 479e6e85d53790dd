/** Letters and digits that may stand anywhere in the name of a class. */
const DIGITS = 36;
const LENGTH = 6;

/**
 * Returns the name that a class of a CSS module has in the page. It depends on nothing but the class and the place of its
 * file in the web app, so that the app in the browser and the function `render-page`, which are bundled apart, have the
 * same.
 * @param file the path of the CSS module, with or without a query string
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = file.replaceAll('\\', '/').split('?');
  const place = path.slice(path.lastIndexOf('/web/src/') + 1);
  // FNV-1a: short, and the same everywhere.
  let hash = 0xcbf29ce484222325n;
  for (const character of place)
    hash = ((hash ^ BigInt(character.codePointAt(0)!)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return `${name}_${hash.toString(DIGITS).slice(-LENGTH)}`;
}
