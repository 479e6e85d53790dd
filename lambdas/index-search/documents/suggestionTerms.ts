import type { EnumValue } from '../../../model/enums';
import { foldText } from '../../../model/search/foldText';
import { suggestionFormat } from '../../../model/search/suggestionFormat';
import { skillSynonyms } from '../../../model/skillSynonyms';
import { readings } from '../../seed/catalogues/readings';

/** An occupation, a skill, an organization or a place as job documents contain it. */
export interface Named {
  id?: string;
  name?: string;
}

const fold = (text: string) => foldText(text.normalize('NFKC'));

/** The synonyms of skills by each of their names, in folded form. */
const synonyms = new Map(
  skillSynonyms
    .filter((rule) => !rule.includes('=>'))
    .map((rule) => rule.split(',').map(fold))
    .flatMap((group) => group.map((name) => [name, group] as const)),
);

/**
 * Returns the terms with which the search field suggests these names, one for each name, in the format of
 * `suggestionFormat`. A name is found by itself, its reading and, for a skill, its synonyms.
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
