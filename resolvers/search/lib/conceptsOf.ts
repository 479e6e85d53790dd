import { asText } from '../../lib/asText';
import { keyOfText } from '../../../model/search/keyOfText';
import type { Condition } from './SearchArgs';
import type { SearchContext } from './search';

/**
 * Returns what the search text was taken for in the step that found the page: the concepts in the text of the filter
 * `keyword`, those that are only near (`isWider`) if nothing has the word itself. Null without a text.
 */
export function conceptsOf({ args, stash }: SearchContext) {
  if (!args.filter?.keyword) return null;
  const typed = Object.values((args.filter?.keyword ?? {}) as Condition).map((text) => asText(text));
  return (
    typed
      .map((text) => stash.texts[keyOfText(text)]?.concepts ?? [])
      .flat()
      .filter(({ isWider }) => !isWider || stash.scope.step === 'PREFIX')
      // A name that is taken for itself explains nothing.
      .filter(({ text, label }) => text !== label)
      .map(({ text, label }) => ({ text, label }))
  );
}
