import { containsAgeLimit } from './containsAgeLimit';
import { containsFamilyLimit } from './containsFamilyLimit';
import { containsForeignLink } from './containsForeignLink';
import { containsIndirectLimit } from './containsIndirectLimit';
import { containsMailAddress } from './containsMailAddress';
import { containsNationalityLimit } from './containsNationalityLimit';
import { containsSexLimit } from './containsSexLimit';
import { containsTelephoneNumber } from './containsTelephoneNumber';
import type { Finding } from './Finding';
import { plainText } from './plainText';

/**
 * Returns the problems in the texts of a public job: conditions that the law excludes (age, sex, nationality, family and
 * what stands for them), mail addresses, telephone numbers, and links to other sites. Each finding names the field and
 * the rule that it breaks. The rule about the names of hidden organizations is in `findHiddenNames`, because one resolver
 * step is too small for the code of both. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 * @param texts the texts that everybody sees, by field, in Unicode's compatibility form (NFKC)
 * @param ownHosts the hosts of this site, to which texts may link
 */
export function findPostingProblems(
  texts: Readonly<Record<string, string>>,
  ownHosts: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  Object.entries(texts).forEach(([field, given]) => {
    const text = plainText(given);
    if (containsSexLimit(text)) findings.push({ field, rule: 'sexLimit' });
    if (containsAgeLimit(text)) findings.push({ field, rule: 'ageLimit' });
    if (containsNationalityLimit(text)) findings.push({ field, rule: 'nationalityLimit' });
    if (containsFamilyLimit(text)) findings.push({ field, rule: 'familyLimit' });
    if (containsIndirectLimit(text)) findings.push({ field, rule: 'indirectLimit' });
    if (containsMailAddress(text)) findings.push({ field, rule: 'mailAddress' });
    if (containsTelephoneNumber(text)) findings.push({ field, rule: 'telephoneNumber' });
    if (containsForeignLink(text, ownHosts)) findings.push({ field, rule: 'foreignLink' });
  });
  return findings;
}
