import { opensearch } from '../lib/opensearch';
import type { Action } from './Action';
import type { IndexName } from './IndexName';
import { nextAlias } from './nextAlias';
import { DocumentRejected } from './DocumentRejected';

interface BulkItem {
  status: number;
  error?: { type: string; reason: string };
}

interface BulkAnswer {
  items?: Record<string, BulkItem>[];
  error?: { reason: string };
}

interface Write {
  action: Action;
  alias: string;
}

const PER_REQUEST = 200;

/**
 * Writes documents to OpenSearch with an external version, so that OpenSearch keeps a stored document that is
 * newer. This is no error, and neither is the deletion of a missing document. Returns the actions that
 * failed, each with its error. The error is `DocumentRejected` if a retry cannot succeed.
 * @param aliasesOf returns the aliases to which the documents of an index are written: two while it is being
 * rebuilt
 */
export async function writeActions(
  actions: readonly Action[],
  version: number,
  aliasesOf: (index: IndexName) => string[],
): Promise<Map<Action, Error>> {
  const failures = new Map<Action, Error>();
  const writes = actions.flatMap((action) => aliasesOf(action.index).map((alias) => ({ action, alias })));
  for (let at = 0; at < writes.length; at += PER_REQUEST) {
    const part = writes.slice(at, at + PER_REQUEST);
    const answers = await bulk(part.flatMap((write) => lines(write, version))).catch(asError);
    if (answers instanceof Error) for (const { action } of part) failures.set(action, answers);
    else
      part.forEach((write, index) => {
        const [item] = Object.values(answers[index] ?? {});
        const failure = failureOf(write, item);
        if (failure) failures.set(write.action, failure);
      });
  }
  return failures;
}

function lines({ action: { id, document }, alias }: Write, version: number): object[] {
  // Without `require_alias`, OpenSearch would create a missing index from the document.
  const target = { _index: alias, require_alias: true, _id: id, version, version_type: 'external_gte' };
  return document ? [{ index: target }, document] : [{ delete: target }];
}

async function bulk(rows: object[]): Promise<Record<string, BulkItem>[]> {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const { body } = await opensearch<BulkAnswer>('POST', '/_bulk', text);
  if (!body.items) throw new Error(`Search refused a bulk request: ${body.error?.reason}`);
  return body.items;
}

function failureOf({ action, alias }: Write, item: BulkItem | undefined): Error | undefined {
  if (!item) return new Error(`Search did not answer for ${alias}/${action.id}`);
  const { status, error } = item;
  const isAlreadyNewer = status === 409;
  const isAlreadyGone = status === 404 && !action.document && !error;
  const isNoLongerRebuilt = status === 404 && alias === nextAlias(action.index);
  if (status < 300 || isAlreadyNewer || isAlreadyGone || isNoLongerRebuilt) return undefined;
  const reason = `${alias}/${action.id}: ${status} ${error?.type} ${error?.reason}`;
  const isPermanent = status >= 400 && status < 500 && status !== 404 && status !== 429;
  return isPermanent ? new DocumentRejected(reason) : new Error(reason);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
