import { type Answer, type Caller, query } from '../support/api/query';

export type Row = Record<string, unknown> & { id: string; version: number };
type ApiError = Answer<unknown>['errors'][number];

interface Sent {
  row: Row | null;
  error?: ApiError;
}

/**
 * Sends the mutation `<verb><entity>(input)` as a caller. Returns the selected `fields` of the record, or the
 * error if it was refused.
 */
async function send(
  verb: string,
  entity: string,
  input: object,
  as: Caller,
  fields = 'id version',
): Promise<Sent> {
  const field = `${verb}${entity}`;
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${entity}Input`;
  const document = `mutation Send($input: ${type}!) { ${field}(input: $input) { ${fields} } }`;
  const { data, errors } = await query<Record<string, Row>>(document, { input }, as);
  return { row: data?.[field] ?? null, error: errors[0] };
}

/** Sends a mutation and returns the error type of its refusal; undefined when it was not refused. */
async function refusal(verb: string, entity: string, input: object, as: Caller): Promise<string | undefined> {
  return (await send(verb, entity, input, as)).error?.errorType;
}

/** Creates a record for a test and returns its id. Throws when the mutation is refused. */
async function made(entity: string, input: object, as: Caller): Promise<string> {
  const { row, error } = await send('create', entity, input, as);
  if (!row) throw new Error(`No ${entity}: ${error?.message}`);
  return row.id;
}

/**
 * Reads a relation of a talent as a caller, once by its name and once by an alias. Fails if the two results
 * differ. Returns null if the caller may not read the relation.
 */
async function relation(sub: string, field: string, fields: string, as: Caller): Promise<Row[] | null> {
  const read = async (alias: string) => {
    const document = `query Of($sub: ID!) { getUser(sub: $sub) { ${alias}${field} { items { ${fields} } } } }`;
    const { data, errors } = await query<{ getUser: Record<string, { items: Row[] } | null> | null }>(
      document,
      { sub },
      as,
    );
    expect(errors).toEqual([]);
    return Object.values(data?.getUser ?? {})[0]?.items ?? null;
  };
  const rows = await read('');
  expect(await read('its: ')).toEqual(rows);
  return rows;
}

/**
 * Helpers that create, change and delete records by the name of their type, or read a relation of a talent.
 */
export const records = { send, refusal, made, relation };
