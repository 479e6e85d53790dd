import { asciiRuns } from './asciiRuns';
import { topLevelDomains } from './topLevelDomains';
import { withDots } from './withDots';

/** Products whose names look like host names. They count as links only if a path follows. */
const PRODUCTS =
  'asp.net ado.net vb.net socket.io draw.io diagrams.net docker.io java.io java.net amazon.com monday.com booking.com'.split(
    ' ',
  );
const DIGITS = '0123456789';

/**
 * The first parts of package names such as `org.springframework.boot`. Names that begin with them do not
 * count as links.
 */
const REVERSED = 'com org net io jp co'.split(' ');

/**
 * Returns the host name in the part of a URL that follows `://`, without user name and port; empty if there
 * is none.
 */
function hostOf(rest: string): string {
  const end = ['/', '?', '#', '\n', ' ', '　', '\\'];
  const authority = end.reduce((text, sign) => `${text.split(sign)[0]}`, rest.trim());
  const host = `${authority.split('@').slice(-1)[0]}`;
  return asciiRuns(`${host.split(':')[0]}`)[0]?.text ?? '';
}

const isOwn = (host: string, ownHosts: readonly string[]): boolean => ownHosts.includes(host);

/** Returns whether the text contains a URL with a scheme whose host is not one of `ownHosts`. */
function hasForeignUrl(text: string, ownHosts: readonly string[]): boolean {
  return text.split('://').some((rest, at) => {
    const host = at > 0 ? hostOf(rest) : '';
    return host.includes('.') && !isOwn(host, ownHosts);
  });
}

function isForeignHost(text: string, after: string, ownHosts: readonly string[]): boolean {
  const labels = text.split('.').filter((label, at) => label !== '' || at === 0);
  const last = `${labels[labels.length - 1]}`;
  const first = `${labels[0]}`;
  if (labels.length < 2 || first === '' || isOwn(labels.join('.'), ownHosts)) return false;
  if (first === 'www' && labels.length > 2) return true;
  if (!topLevelDomains.includes(last) || REVERSED.includes(first)) return false;
  const isNumber = first.split('').every((sign) => DIGITS.includes(sign));
  return !isNumber && (after === '/' || !PRODUCTS.includes(labels.join('.')));
}

/**
 * Returns whether a text contains a link to another site: a URL, or a host name without a scheme
 * (`example.com/entry`). Disguised links are found too (`hxxps://`, `example[.]com`). Product names such as
 * Node.js and ASP.NET do not count. Resolvers use this function too, so it is limited to the APPSYNC_JS
 * subset.
 * @param text as `plainText` returns it
 * @param ownHosts the hosts of this site, to which texts may link
 */
export function containsForeignLink(text: string, ownHosts: readonly string[]): boolean {
  const plain = withDots(text).split('hxxp').join('http').split('h ttp').join('http');
  if (hasForeignUrl(plain, ownHosts)) return true;
  return asciiRuns(plain)
    .filter((run) => run.text.includes('.') && run.before !== '@' && run.after !== '@')
    .some((run) => isForeignHost(run.text, run.after, ownHosts));
}
