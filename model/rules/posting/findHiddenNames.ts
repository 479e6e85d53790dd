import type { Finding } from './Finding';
import { nameNeedles } from './nameNeedles';
import { plainText } from './plainText';
import { revealsName } from './revealsName';

/**
 * Returns a finding for each text of a job that reveals the hidden organization: by its name, its reading
 * (the name in kana), a part of them, or a host name or file name made of them. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 * @param texts what everybody sees of the job, by field, in Unicode's compatibility form (NFKC)
 * @param names the name of the organization and, if known, its reading, in NFKC
 */
export function findHiddenNames(
  texts: Readonly<Record<string, string>>,
  names: readonly string[],
): Finding[] {
  const needles = nameNeedles(names.map((name) => plainText(name)));
  return Object.entries(texts)
    .filter(([, text]) => revealsName(plainText(text), needles))
    .map(([field]) => ({ field, rule: 'hiddenName' }));
}
