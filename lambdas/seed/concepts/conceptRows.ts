import type { Concept } from '../../../model/search/concepts/Concept';
import type { ConceptRow } from '../../../model/search/concepts/ConceptRow';
import { conceptKey } from '../../../model/search/concepts/conceptKey';
import industries from '../../../model/search/concepts/industries.json';
import landmarks from '../../../model/search/concepts/landmarks.json';
import lives from '../../../model/search/concepts/lives.json';
import prefectures from '../../../model/search/concepts/prefectures.json';
import readings from '../../../model/search/concepts/readings.json';
import regions from '../../../model/search/concepts/regions.json';
import roles from '../../../model/search/concepts/roles.json';
import wishes from '../../../model/search/concepts/wishes.json';
import technologies from '../../../model/search/concepts/technologies.json';
import { foldText } from '../../../model/search/foldText';
import { municipalities } from './municipalities';

/** The concepts of one kind: for each label, the words that express it and what it means (`words => to`). */
type Kind = Readonly<Record<string, string>>;

/**
 * All concepts by kind. A word that several kinds have belongs to the first of them, so that a landmark comes before the
 * municipality of the same name.
 */
export const conceptKinds: Readonly<Record<string, Kind>> = {
  industries,
  roles,
  lives,
  wishes,
  technologies,
  regions,
  prefectures,
  readings,
  landmarks,
  municipalities: municipalities(),
};

/** The kinds that are only near the typed word (`Concept.isWider`). */
const WIDER = ['landmarks', 'municipalities'];

/** Returns the folded words of a line, and the concept that they express. */
export function readConcept(label: string, line: string, kind = ''): [words: string[], Concept] {
  const [words = '', to = ''] = line.split(' => ');
  const list = (part: string) => part.split(', ').map((each) => each.trim());
  const folded = list(words).map((word) => foldText(word.normalize('NFKC')));
  const isWider = WIDER.includes(kind);
  const isWish = kind === 'wishes';
  return [
    [...new Set(folded)],
    { label, to: list(to), ...(isWider && { isWider }), ...(isWish && { isWish }) },
  ];
}

/** A row as DynamoDB stores it. */
type StoredConcepts = ConceptRow & ReturnType<typeof conceptKey> & { __typename: 'Concepts' };

/** Returns the rows with all concepts, by the first letters of the words. */
export function conceptRows(): StoredConcepts[] {
  const rows = new Map<string, StoredConcepts>();
  for (const [kind, lines] of Object.entries(conceptKinds)) {
    for (const [label, line] of Object.entries(lines)) {
      const [words, concept] = readConcept(label, line, kind);
      for (const word of words) {
        const key = conceptKey(word);
        const row = rows.get(key.sk) ?? { ...key, __typename: 'Concepts', concepts: {} };
        row.concepts[word] ??= concept;
        rows.set(key.sk, row);
      }
    }
  }
  return [...rows.values()];
}
