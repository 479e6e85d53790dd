import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { keyOf } from '../../../model/ids';
import type { ContractSigners } from '../../../model/terms/ContractSigners';
import type { Rows, StoredRow } from '../../generated/types';
import { tableName } from '../../lib/resolver';
import { auditWrite, type Change } from '../../lib/write/auditEntry';
import { agreedEngagement } from './agreedEngagement';

/**
 * Returns the transaction items with the audit entry of what job staff did about a contract; empty for the talent’s own
 * deeds. It does not say what is agreed: that is about the talent.
 */
export function contractAudit(
  ctx: Context,
  application: Rows['UserApplies'],
  by: string,
  change: Change,
  action: 'amendTerms' | 'endContract' | 'recordDelivery' = 'amendTerms',
) {
  if (by === application.userID) return [];
  const { title } = application.openJob!;
  return [
    auditWrite(ctx, {
      actor: by,
      action,
      subject: application.userID,
      detail: `${title ?? ''} ${application.openJobID}`,
      changes: [change],
    }),
  ];
}

/** Returns the update that stores who did a deed about a contract last. */
export function signedBy(
  { signers }: Rows['UserApplies'],
  deed: keyof ContractSigners,
  sub: string,
): StoredRow {
  return { signers: operations.replace({ ...signers, [deed]: sub }) };
}

/** Returns the transaction items that change fields of an engagement; empty if there is none any more. */
function changeEngagement(ctx: Context, id: string | undefined, fields: StoredRow) {
  if (!id) return [];
  return [
    {
      updateItem: {
        table: tableName(ctx, 'Talent'),
        key: keyOf(EnishiWorkHistory, id),
        update: {
          ...fields,
          updatedAt: operations.replace(util.time.nowISO8601()),
          version: operations.increment(1),
        },
        condition: { pk: { attributeExists: true } },
      },
    },
  ];
}

/** Returns the transaction items that change the engagement to what is agreed now. */
export function engagementWrites(ctx: Context, id: string | undefined, sheet: Rows['TermsSheet']) {
  const agreed = agreedEngagement(sheet);
  const fields: StoredRow = { isContinuation: operations.replace(!agreed.endDate) };
  Object.entries({ salary: null, salaryType: null, ...agreed, endDate: agreed.endDate ?? null }).forEach(
    ([name, value]) => {
      fields[name] = value === null || value === undefined ? operations.remove() : operations.replace(value);
    },
  );
  return changeEngagement(ctx, id, fields);
}

/** Returns the transaction items with which the engagement ends on a day. */
export const endEngagement = (ctx: Context, id: string | undefined, endDate: string) =>
  changeEngagement(ctx, id, {
    endDate: operations.replace(endDate),
    isContinuation: operations.replace(false),
  });
