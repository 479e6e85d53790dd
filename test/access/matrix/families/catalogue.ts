import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

interface Catalogue {
  entity: string;
  plural: string;
  record: string;
  create: string;
  update: string;
  isReadOne?: boolean;
  isOrdered?: boolean;
  isDeletable?: boolean;
}

/** Returns the rows of the access matrix for an entity that everyone reads and only administrators write. */
export function catalogue({ entity, plural, record, create, update, ...is }: Catalogue): Row[] {
  // No two entries have the same name.
  const [other, unknown] = ['別の', '無い'].map((word) => update.replace('name: "', `name: "${word}`));
  const rows = [
    `some some some some some | all | list${plural}(limit: 1) { items { id } }`,
    `some some some some some | by name | list${plural}(filter: { id: { eq: "$${record}" } }) { items { id } }`,
    `none none none none none | none such | list${plural}(filter: { id: { eq: "$missing" } }) { items { id } }`,
    `I I I I I | a page too large | list${plural}(limit: 1001) { items { id } }`,
    `I I I I I | a page of nothing | list${plural}(limit: 0) { items { id } }`,
    `I I I I I | a cursor that is none | list${plural}(nextToken: "?") { items { id } }`,
    `I I I I I | a cursor of another kind | list${plural}(nextToken: "b2Zmc2V0OmFi") { items { id } }`,
    `I I I I I | a cursor with more behind it | list${plural}(nextToken: "b2Zmc2V0OjE=?") { items { id } }`,
    `I I I I I | a filter too deep | list${plural}(filter: { and: [{ or: [{ id: { eq: "a" } }] }] }) { items { id } }`,
    `U U U U ok | new | create${entity}(input: { ${create} }) { id }`,
    `U U U U I | a token that is none | create${entity}(input: { ${create} clientToken: "none" }) { id }`,
    `U U U U ok | there | update${entity}(input: { id: "$${record}" ${other} }) { id }`,
    `U U U U NF | missing | update${entity}(input: { id: "$missing" ${unknown} }) { id }`,
    `U U U U NF | an id that is none | update${entity}(input: { id: "a#b" ${unknown} }) { id }`,
    `U U U U C | a stale version | update${entity}(input: { id: "$${record}" ${unknown} }, condition: { version: { eq: 99 } }) { id }`,
  ];
  if (is.isReadOne) {
    rows.push(
      `ok ok ok ok ok | there | get${entity}(id: "$${record}") { id }`,
      `null null null null null | missing | get${entity}(id: "$missing") { id }`,
      `null null null null null | an id that is none | get${entity}(id: "a#b") { id }`,
      `null null null null null | no id | get${entity}(id: "") { id }`,
    );
  }
  if (is.isOrdered) {
    const ordered = `list${plural}ByOrderByPosition`;
    rows.push(
      `some some some some some | in order | ${ordered}(type: "${entity}", limit: 1) { items { id } }`,
      `some some some some some | backwards | ${ordered}(type: "${entity}", limit: 1, sortDirection: DESC) { items { id } }`,
      `none none none none none | of a place | ${ordered}(type: "${entity}", position: { lt: -5 }) { items { id } }`,
      `I I I I I | another list | ${ordered}(type: "User") { items { id } }`,
      `I I I I I | a page too large | ${ordered}(type: "${entity}", limit: 1001) { items { id } }`,
    );
  }
  if (is.isDeletable) {
    rows.push(
      `U U U U ok | there | delete${entity}(input: { id: "$new.${record}" }) { id }`,
      `U U U U NF | missing | delete${entity}(input: { id: "$missing" }) { id }`,
      `U U U U C | a stale version | delete${entity}(input: { id: "$${record}" }, condition: { version: { eq: 99 } }) { id }`,
    );
  }
  return rowsOf(rows.join('\n'));
}
