import { actionsOf } from '../index-search/actionsOf';
import type { IndexName } from '../index-search/IndexName';
import { TableReader } from '../index-search/TableReader';
import type { Target } from '../index-search/Target';
import { stableJson } from './stableJson';

/**
 * Builds the search documents that these targets (such as a job or a talent) must have in the indices
 * `names`, from the tables. Returns the JSON texts of the documents by index and then by document id. The
 * text is undefined for a document that must not exist.
 */
export async function buildExpectedDocuments(
  targets: readonly Target[],
  names: readonly IndexName[],
): Promise<Map<IndexName, Map<string, string | undefined>>> {
  const source = new TableReader();
  const actions = (await Promise.all(targets.map((target) => actionsOf(target, source)))).flat();
  const byIndex = new Map<IndexName, Map<string, string | undefined>>();
  for (const { index, id, document } of actions) {
    if (!names.includes(index)) continue;
    const documents = byIndex.get(index) ?? new Map<string, string | undefined>();
    byIndex.set(index, documents.set(id, document && stableJson(document)));
  }
  return byIndex;
}
