import { type Answer, type Caller, query } from '../support/api/query';
import { composed } from '../support/composed';

export type Row = Record<string, unknown> & { id: string; version: number };
type ApiError = Answer<unknown>['errors'][number];

interface Sent {
  row: Row | null;
  error?: ApiError;
}

/**
 * Calls the mutation `<verb><entity>` with the given input. Returns the fields `fields` of the record, or the
 * error.
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
  const document = composed<
    Record<string, Row>
  >`mutation Send($input: ${type}!) { ${field}(input: $input) { ${fields} } }`;
  const { data, errors } = await query(document, { input }, as);
  return { row: data?.[field] ?? null, error: errors[0] };
}

/** Calls the mutation `<verb><entity>` and returns the type of its error; undefined if it succeeded. */
async function refusal(verb: string, entity: string, input: object, as: Caller): Promise<string | undefined> {
  return (await send(verb, entity, input, as)).error?.errorType;
}

/** What an organization needs besides its name so that its jobs can be public. */
const REACHABLE = { address: '東京都千代田区', contact: 'saiyo@example.com' };

/**
 * Creates a record and returns its id. An organization gets an address and a contact. Throws if the mutation is refused.
 */
async function made(entity: string, input: object, as: Caller): Promise<string> {
  const whole = entity === 'Organization' ? { ...REACHABLE, ...input } : input;
  const { row, error } = await send('create', entity, whole, as);
  if (!row) throw new Error(`No ${entity}: ${error?.message}`);
  return row.id;
}

/**
 * Reads a relation of a talent, both by its name and with an alias (which bypasses preloaded data), and fails
 * if the results differ. Null if the caller may not read it.
 */
async function relation(sub: string, field: string, fields: string, as: Caller): Promise<Row[] | null> {
  const read = async (alias: string) => {
    const document = composed<{
      getUser: Record<string, { items: Row[] } | null> | null;
    }>`query Of($sub: ID!) { getUser(sub: $sub) { ${alias}${field} { items { ${fields} } } } }`;
    const { data, errors } = await query(document, { sub }, as);
    expect(errors).toEqual([]);
    return Object.values(data?.getUser ?? {})[0]?.items ?? null;
  };
  const rows = await read('');
  expect(await read('its: ')).toEqual(rows);
  return rows;
}

/** Helpers for tests that write records of any type, or read a relation of a talent. */
export const records = { send, refusal, made, relation };
