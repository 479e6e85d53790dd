import type { ResultOf } from '@graphql-typed-document-node/core';
import { lateIndices } from '../../../support/api/lateIndices';
import type { Person } from '../../../support/api/Person';
import { type Answer, query } from '../../../support/api/query';
import { graphql } from '../../../support/graphql';
import { settle } from '../../over-time/settle';

interface Entry {
  action: string;
  record: string | null;
  recordId: string | null;
  subject: string;
  changes: { field: string; before: string | null; after: string | null }[] | null;
}

const document = graphql(`
  query By($actor: ID, $nextToken: String) {
    listAuditEntries(actor: $actor, limit: 100, nextToken: $nextToken) {
      items {
        action
        record
        recordId
        subject
        changes {
          field
          before
          after
        }
      }
      nextToken
    }
  }
`);

/** Reads all entries of the audit log by a person that name a record, the newest first. */
export async function entriesBy({ sub: actor }: Person, admin: Person): Promise<Entry[]> {
  await settle.streams();
  lateIndices.noteWrite();
  const entries: Entry[] = [];
  for (let nextToken: string | null | undefined = null; nextToken !== undefined;) {
    const { data, errors }: Answer<ResultOf<typeof document>> = await query(
      document,
      { actor, nextToken },
      admin,
    );
    expect(errors).toEqual([]);
    entries.push(...(data?.listAuditEntries.items ?? []));
    nextToken = data?.listAuditEntries.nextToken ?? undefined;
  }
  return entries.filter(({ record }) => record !== null);
}
