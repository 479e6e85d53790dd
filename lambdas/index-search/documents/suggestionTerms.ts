import type { EnumValue } from '../../../model/enums';
import { foldText } from '../../../model/search/foldText';
import { suggestionFormat } from '../../../model/search/suggestionFormat';
import { skillSynonyms } from '../../../model/skillSynonyms';
import { readings } from '../../seed/catalogues/readings';

/** An occupation, skill, organization or place that the search field can suggest. */
export interface Named {
  id?: string;
  name?: string;
}

const fold = (text: string) => foldText(text.normalize('NFKC'));

/** The synonyms of a skill, by each of the skill's names. All names are in the form that `fold` returns. */
const synonyms = new Map(
  skillSynonyms
    .filter((rule) => !rule.includes('=>'))
    .map((rule) => rule.split(',').map(fold))
    .flatMap((group) => group.map((name) => [name, group] as const)),
);

/**
 * Returns the terms with which the search field suggests the names of some records of one kind: one term for
 * each name, in the format of `suggestionFormat`. People find a name by the name itself, its reading and, for
 * a skill, its synonyms.
 */
export function suggestionTerms(kind: EnumValue<'SuggestionKind'>, names: readonly Named[]): string[] {
  return names.flatMap(({ id = '', name }) => {
    const folded = fold(name ?? '');
    if (!name || folded === '') return [];
    const reading = fold(readings[name] ?? '');
    const others = kind === 'SKILL' ? (synonyms.get(folded) ?? []) : [];
    const keys = new Set([folded, reading, ...others].filter((key) => key !== ''));
    return [[kind, [...keys].join(suggestionFormat.key), id, name].join(suggestionFormat.section)];
  });
}
