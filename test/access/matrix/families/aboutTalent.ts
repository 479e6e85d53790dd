import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

interface About {
  entity: string;
  record: string;
  /**
   * The field in the create mutation's input that contains the parent's id. The parent is the talent, or a
   * record of the talent.
   */
  parent: string;
  below: string;
  create: string;
  update: string;
  isDeletable?: boolean;
  /** The field that contains the author; the server sets it. */
  author?: string;
}

/**
 * Returns the rows of the access matrix for an entity whose records are about a talent and are written by
 * administrators only. They are valid while the client area (for organizations and consultants) is closed.
 */
export function aboutTalent({ entity, record, parent, below, create, update, ...is }: About): Row[] {
  const missing = `${below}.01ARZ3NDEKTSV4RRFFQ69G5FAV`;
  const rows = [
    `U U U U I | a token that is none | create${entity}(input: { ${parent}: "${below}" ${create} clientToken: "none" }) { id }`,
    `U U U U U | about nobody | create${entity}(input: { ${parent}: "$missing" ${create} }) { id }`,
    `U U U U ok | there | update${entity}(input: { id: "$open.${record}" ${update} }) { id }`,
    `U U U U ok | of a private profile | update${entity}(input: { id: "$hidden.${record}" ${update} }) { id }`,
    `U U U U NF | missing | update${entity}(input: { id: "${missing}" ${update} }) { id }`,
    `U U U U NF | an id that is none | update${entity}(input: { id: "a#b" ${update} }) { id }`,
    `U U U U C | a stale version | update${entity}(input: { id: "$open.${record}" ${update} }, condition: { version: { eq: 99 } }) { id }`,
    `U U U U ok | about a talent | create${entity}(input: { ${parent}: "${below}" ${create} }) { id }`,
  ];
  if (is.isDeletable) {
    rows.push(
      `U U U U ok | there | delete${entity}(input: { id: "$new.${record}" }) { id }`,
      `U U U U NF | missing | delete${entity}(input: { id: "${missing}" }) { id }`,
      `U U U U NF | an id that is none | delete${entity}(input: { id: "a#b" }) { id }`,
    );
  }
  return rowsOf(rows.join('\n'));
}
