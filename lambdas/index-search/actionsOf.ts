import type { StoredRow } from '../lib/StoredRow';
import type { Action } from './Action';
import { employeeBenefitAdminDocument } from './documents/employeeBenefitAdminDocument';
import { employeeBenefitDocument } from './documents/employeeBenefitDocument';
import { conversationDocument } from './documents/conversationDocument';
import { jobAlertDocument } from './documents/jobAlertDocument';
import { openJobAdminDocument } from './documents/openJobAdminDocument';
import { openJobDocument } from './documents/openJobDocument';
import { userAdminDocument } from './documents/userAdminDocument';
import { userAppliesDocument } from './documents/userAppliesDocument';
import { userClientDocument } from './documents/userClientDocument';
import { userFavoriteOpenJobsDocument } from './documents/userFavoriteOpenJobsDocument';
import { type Row, rowTarget } from './rowTarget';
import type { TableReader } from './TableReader';
import type { Target } from './Target';
import { allItems } from '../lib/allItems';
import { collection } from '../lib/collection';
import { env } from './needs';

/**
 * Returns the keeps and applications of a job as targets (records whose search documents must be written
 * again).
 */
async function rowsOfJob(openJobId: string): Promise<Row[]> {
  const keys = await allItems({
    TableName: env('TALENT_TABLE'),
    IndexName: 'byParent',
    KeyConditionExpression: 'parentKey = :job',
    ExpressionAttributeValues: { ':job': `OpenJob#${openJobId}` },
    ProjectionExpression: 'pk, sk',
  });
  return keys.flatMap(rowTarget);
}

/** Returns the applications of a talent as targets (records whose search documents must be written again). */
async function rowsOfPerson(sub: string): Promise<Row[]> {
  const items = await collection(env('TALENT_TABLE'), `${sub}#private`, 'UserApplies#');
  return items.flatMap(rowTarget);
}

/**
 * Builds all search documents of a target (such as a job or a talent) from the current records in the tables.
 * A document that must not exist becomes a deletion.
 */
export async function actionsOf(target: Target, source: TableReader): Promise<Action[]> {
  switch (target.kind) {
    case 'job': {
      const items = await source.job(target.openJobId);
      const id = target.openJobId;
      return [
        { index: 'open-jobs', id, document: items && openJobDocument(items) },
        { index: 'open-jobs-admin', id, document: items && openJobAdminDocument(items) },
      ];
    }
    case 'benefit': {
      const { id } = target;
      const benefit = await source.benefit(id);
      return [
        { index: 'employee-benefits', id, document: benefit && employeeBenefitDocument(benefit) },
        { index: 'employee-benefits-admin', id, document: benefit && employeeBenefitAdminDocument(benefit) },
      ];
    }
    case 'alert': {
      const { id } = target;
      const alert = await source.alert(id);
      const document = alert && jobAlertDocument(alert, await source.vocabulary(alert));
      return [{ index: 'job-alerts', id, document }];
    }
    case 'conversation': {
      const items = await source.conversation(target.conversationId);
      const id = target.conversationId;
      return [{ index: 'conversations', id, document: items && conversationDocument(items) }];
    }
    case 'person': {
      const items = await source.person(target.sub);
      const id = target.sub;
      return [
        { index: 'users-admin', id, document: items && userAdminDocument(items) },
        { index: 'users-client', id, document: items && userClientDocument(items) },
      ];
    }
    case 'row':
      return [await rowAction(target, source)];
    case 'rowsOfJob':
      return rowActions(await rowsOfJob(target.openJobId), source);
    case 'rowsOfPerson':
      return rowActions(await rowsOfPerson(target.sub), source);
  }
}

const rowActions = (rows: Row[], source: TableReader): Promise<Action[]> =>
  Promise.all(rows.map((row) => rowAction(row, source)));

async function rowAction({ entity, sub, openJobId }: Row, source: TableReader): Promise<Action> {
  const privateRows = await source.privateRows(sub);
  const at = (name: string): StoredRow | undefined =>
    privateRows.find(({ sk }) => sk === `${name}#${openJobId}`);
  const id = `${sub}.${openJobId}`;
  const row = at(entity);
  const items = row && (await source.job(openJobId));
  if (entity === 'UserFavoriteOpenJobs') {
    const document = row && userFavoriteOpenJobsDocument(row, items, at('UserApplies'));
    return { index: 'user-favorite-open-jobs', id, document };
  }
  const user = row && (await source.user(sub));
  return { index: 'user-applies', id, document: row && userAppliesDocument(row, items, user) };
}
