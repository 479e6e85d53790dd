import { topLevelDomains } from './topLevelDomains';
import { withDots } from './withDots';

/** What people write instead of `@` to disguise a mail address. */
const DISGUISES =
  'アットマーク あっとまーく (アット) (あっと) (at) [at] {at} <at> "at" _at_ /at/ (a) [@] (@) あっと アット ☆ ★ ◎ ● 〇 ○ ■'.split(
    ' ',
  );
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const NAME_SIGNS = `${LETTERS}0123456789._%+-`;
const LONGEST_HOST = 40;
const ENDS = '()<>「」『』[]{}"\'/:;!?*#=、'.split('');

/** Returns the Latin letters at the beginning of a text, up to the first other character. */
function lettersOf(text: string): string {
  const signs = text.split('');
  const end = signs.findIndex((sign) => !LETTERS.includes(sign));
  return end < 0 ? text : text.slice(0, end);
}

/** Returns whether a text begins with a host name. Spaces within the host name are ignored. */
function beginsWithHost(text: string): boolean {
  const short = text.trim().slice(0, LONGEST_HOST).split(' ').join('').split(',').join('.');
  const host = ENDS.reduce((rest, end) => `${rest.split(end)[0]}`, `${short.split('\n')[0]}`);
  const labels = host.split('.');
  return labels[0] !== '' && labels.some((label, at) => at > 0 && topLevelDomains.includes(lettersOf(label)));
}

/**
 * Returns whether a text contains a mail address. Disguised addresses are found too (`info(at)example.com`,
 * `info アットマーク example.com`). Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export function containsMailAddress(text: string): boolean {
  const spelled = text.includes(' dot ') ? text.split(' at ').join('@') : text.split(' at mark ').join('@');
  const signs = DISGUISES.reduce((rest, disguise) => rest.split(disguise).join('@'), spelled);
  const parts = withDots(signs).split('@');
  return parts.some((name, at) => {
    const last = name.trim().slice(-1);
    return (
      at < parts.length - 1 && last !== '' && NAME_SIGNS.includes(last) && beginsWithHost(`${parts[at + 1]}`)
    );
  });
}
