import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

interface Owned {
  entity: string;
  /** The name of a record of the entity in the rows of the access matrix, without the dollar sign. */
  record: string;
  /**
   * The input of the create mutation as GraphQL text, without parent and owner. `$me` stands for the talent's
   * id.
   */
  create?: string;
  update?: string;
  isDeletable: boolean;
  /** The parent of the records, if it is not the profile, and the input field that contains its id. */
  parent?: { field: string; record: string; below: string };
  /** The field that contains the owner; the server sets it. */
  owner?: 'owner' | 'owners';
}

/**
 * Returns the rows of the access matrix for an entity whose records belong to a talent: the talent and
 * administrators create, change and delete them, and everyone else gets the same errors as for missing
 * records.
 */
export function ownedByTalent({ entity, record, parent, ...more }: Owned): Row[] {
  const { create = '', update, isDeletable, owner = 'owner' } = more;
  const field = parent?.field ?? 'userID';
  const below = (talent: string) => (parent ? `$${talent}.${parent.record}` : `$${talent}`);
  const missing = `${below('open')}.01ARZ3NDEKTSV4RRFFQ69G5FAV`;
  const noParent = parent ? `${parent.below}.01ARZ3NDEKTSV4RRFFQ69G5FAV` : '$missing';
  const forged = owner === 'owner' ? 'owner: "$admin"' : 'owners: ["$admin"]';
  const made = (head: string, talent = '$open') =>
    `create${entity}(input: { ${field}: "${head}" ${create.replaceAll('$me', talent)} }) { id }`;
  const own = create.replaceAll('$me', '$open');
  const rows = [
    `U ok U U ok | own | ${made(below('open'))}`,
    `U ok U U ok | of a private profile | ${made(below('hidden'), '$hidden')}`,
    `U U U U U | a parent that is not there | ${made(noParent, parent ? '$open' : '$missing')}`,
    `U U U U - | a forged owner | create${entity}(input: { ${field}: "${below('open')}" ${forged} ${own} }) { id }`,
    `U I I I I | a token of long ago | create${entity}(input: { ${field}: "${below('open')}" clientToken: "01ARZ3NDEKTSV4RRFFQ69G5FAV" ${own} }) { id }`,
    `U I I I I | a token with more behind it | create${entity}(input: { ${field}: "${below('open')}" clientToken: "$ulid!" ${own} }) { id }`,
    `U I I I I | a parent's id that is none | create${entity}(input: { ${field}: "a#b" ${own} }) { id }`,
    `U I I I I | a token that is none | create${entity}(input: { ${field}: "${below('open')}" clientToken: "none" ${own} }) { id }`,
  ];
  if (update !== undefined) {
    const changed = (id: string, more = '', rest = '') =>
      `update${entity}(input: { id: "${id}" ${update} ${more} }${rest}) { id }`;
    rows.push(
      `U ok NF NF ok | own | ${changed(`$open.${record}`)}`,
      `U ok NF NF ok | of a private profile | ${changed(`$hidden.${record}`)}`,
      `U NF NF NF NF | missing | ${changed(missing)}`,
      `U NF NF NF NF | an id that is none | ${changed('a#b')}`,
      `U C NF NF C | a stale version | ${changed(`$open.${record}`, '', ', condition: { version: { eq: 99 } }')}`,
      `U U U U - | a forged owner | ${changed(`$open.${record}`, forged)}`,
    );
  }
  if (isDeletable) {
    const gone = (id: string, rest = '') => `delete${entity}(input: { id: "${id}" }${rest}) { id }`;
    rows.push(
      `U ok NF NF ok | own | ${gone(`$new.${record}`)}`,
      `U NF NF NF NF | missing | ${gone(missing)}`,
      `U NF NF NF NF | an id that is none | ${gone('a#b')}`,
      `U - NF NF - | of a private profile | ${gone(`$hidden.${record}`)}`,
      `U C NF NF C | a stale version | ${gone(`$open.${record}`, ', condition: { version: { eq: 99 } }')}`,
    );
  }
  return rowsOf(rows.join('\n'));
}
