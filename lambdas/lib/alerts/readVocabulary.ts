import type { ConceptRow } from '../../../model/search/concepts/ConceptRow';
import { conceptKeysOf } from '../../../model/search/concepts/conceptKeysOf';
import type { SynonymRule } from '../../../model/search/SynonymRule';
import { synonymsKey } from '../../../model/search/synonymsKey';
import { batchGetAll } from '../batchGetAll';
import type { StoredRow } from '../StoredRow';
import type { Vocabulary } from './Vocabulary';

const nothing: Vocabulary = { rules: [], concepts: [] };

/**
 * Reads what is needed to understand the text of an alert, as the search page does.
 * @param catalogTable the name of the table Catalog
 */
export async function readVocabulary(catalogTable: string, alert: StoredRow): Promise<Vocabulary> {
  if (typeof alert.keyword !== 'string' || alert.keyword === '') return nothing;
  const text = alert.keyword.normalize('NFKC').toLowerCase();
  const rows = await batchGetAll({ [catalogTable]: [synonymsKey, ...conceptKeysOf([text])] });
  return {
    rules: rows.flatMap(({ rules }) => (rules ?? []) as SynonymRule[]),
    concepts: rows.filter(({ concepts }) => concepts) as unknown as ConceptRow[],
  };
}
