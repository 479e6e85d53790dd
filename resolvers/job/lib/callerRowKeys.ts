import type { StoredRow } from '../../generated/types';

/** Returns the DynamoDB keys of a person's keep of a job (`keep`) and of their application to it (`apply`). */
export function callerRowKeys(sub: string, openJobId: string): { keep: StoredRow; apply: StoredRow } {
  const pk = `${sub}#private`;
  return {
    keep: { pk, sk: `UserFavoriteOpenJobs#${openJobId}` },
    apply: { pk, sk: `UserApplies#${openJobId}` },
  };
}
