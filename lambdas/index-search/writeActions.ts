import { opensearch } from '../lib/opensearch';
import type { Action } from './Action';
import type { IndexName } from './IndexName';

interface BulkItem {
  status: number;
  error?: { type: string; reason: string };
}

interface BulkAnswer {
  items?: Record<string, BulkItem>[];
  error?: { reason: string };
}

const PER_REQUEST = 200;

/**
 * Writes documents, each with `version`: what is already as new stays. Answers what went wrong, by action;
 * a newer version there, and nothing there to delete, are success.
 * @param physical names to write to in the place of the aliases, while new indices are being filled
 */
export async function writeActions(
  actions: readonly Action[],
  version: number,
  physical?: ReadonlyMap<IndexName, string>,
): Promise<Map<Action, Error>> {
  const failures = new Map<Action, Error>();
  for (let at = 0; at < actions.length; at += PER_REQUEST) {
    const part = actions.slice(at, at + PER_REQUEST);
    const answers = await bulk(part.flatMap((action) => lines(action, version, physical))).catch(asError);
    if (answers instanceof Error) for (const action of part) failures.set(action, answers);
    else
      part.forEach((action, index) => {
        const [item] = Object.values(answers[index] ?? {});
        const failure = failureOf(action, item);
        if (failure) failures.set(action, failure);
      });
  }
  return failures;
}

function lines(
  { index, id, document }: Action,
  version: number,
  physical: ReadonlyMap<IndexName, string> | undefined,
): object[] {
  // Without the demand for an alias a missing index would be made up from the document.
  const target = {
    ...(physical ? { _index: physical.get(index) } : { _index: index, require_alias: true }),
    ...{ _id: id, version, version_type: 'external_gte' },
  };
  return document ? [{ index: target }, document] : [{ delete: target }];
}

async function bulk(rows: object[]): Promise<Record<string, BulkItem>[]> {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const { body } = await opensearch<BulkAnswer>('POST', '/_bulk', text);
  if (!body.items) throw new Error(`Search refused a bulk request: ${body.error?.reason}`);
  return body.items;
}

function failureOf({ index, id, document }: Action, item: BulkItem | undefined): Error | undefined {
  if (!item) return new Error(`Search did not answer for ${index}/${id}`);
  const isAlreadyNewer = item.status === 409;
  const isAlreadyGone = item.status === 404 && !document && !item.error;
  if (item.status < 300 || isAlreadyNewer || isAlreadyGone) return undefined;
  return new Error(`${index}/${id}: ${item.status} ${item.error?.type} ${item.error?.reason}`);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
