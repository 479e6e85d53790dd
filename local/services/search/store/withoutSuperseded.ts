import type { Change } from './Change';

const documentOf = (change: Change): string | undefined =>
  change.do === 'put' || change.do === 'delete' ? `${change.index}/${change.id}` : undefined;

/** The changes without those of documents that changed again later: nobody needs to analyse their texts. */
export function withoutSuperseded(changes: Change[]): Change[] {
  const last = new Map(changes.map((change, place) => [documentOf(change), place]));
  return changes.filter((change, place) => {
    const document = documentOf(change);
    return document === undefined || last.get(document) === place;
  });
}
