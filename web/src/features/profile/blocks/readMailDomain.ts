/**
 * Returns the mail domain that a person means, in the form in which it is stored: also of a mail address, of the address
 * of a web page, in full-width letters and with Japanese ones. A text that is none of these is returned as it is.
 */
export function readMailDomain(text: string): string {
  const plain = text.normalize('NFKC').replaceAll('。', '.').replaceAll(/\s/g, '').toLowerCase();
  const host = (plain.split('@').at(-1) ?? '').replace(/^https?:\/\//, '').split(/[/?#]/)[0] ?? '';
  const bare = host.replace(/^www\./, '');
  try {
    return bare === '' ? '' : new URL(`https://${bare}`).hostname;
  } catch {
    return bare;
  }
}
