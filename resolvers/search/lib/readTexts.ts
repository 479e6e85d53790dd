import { util } from '@aws-appsync/utils';
import { isLongerThan } from '../../../model/isLongerThan';
import { SearchLimits } from '../../../model/limits/SearchLimits';
import type { SearchText } from '../../../model/search/SearchText';
import { keyOfText } from '../../../model/search/keyOfText';
import { invalid } from '../../lib/resolver';
import type { Condition } from './SearchArgs';

/**
 * What each search text in a filter means: its words and its conditions. The keys are `keyOfText` of the texts as they
 * were typed.
 */
export type Texts = Record<string, SearchText>;

/** The levels of a filter: the top level and its nested groups. */
const LEVELS = [0, 1, 2, 3, 4];

/** The longest search text; a longer one is refused by `readFilter`. */
const LONGEST = 200;

/**
 * Returns the texts of the filter `keyword`, at any level of the filters, after Unicode normalization (NFKC). The keys
 * are those of `Texts`. More different texts than `SearchLimits` allows are `InvalidInput`.
 */
export function readTexts(filters: readonly Condition[]): Record<string, string> {
  const texts: Record<string, string> = {};
  let length = 0;
  let groups: readonly (Condition | null)[] = filters;
  LEVELS.forEach(() => {
    groups.forEach((group) => {
      Object.values((group?.keyword ?? {}) as Condition).forEach((text) => {
        if (typeof text !== 'string' || isLongerThan(text, LONGEST) || texts[keyOfText(text)]) return;
        length += text.length;
        if (length > SearchLimits.texts) invalid('filter', `texts of ${SearchLimits.texts}`);
        texts[keyOfText(text)] = util.str.normalize(text, 'nfkc');
      });
    });
    groups = groups.map((group) => [group?.and, group?.or, group?.not].flat() as (Condition | null)[]).flat();
  });
  return texts;
}
