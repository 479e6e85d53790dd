import type { Item } from '../../lib/resolver';

/** The keys of a person's keep of and application to a job. */
export function callerRowKeys(sub: string, openJobId: string): { keep: Item; apply: Item } {
  const pk = `${sub}#private`;
  return {
    keep: { pk, sk: `UserFavoriteOpenJobs#${openJobId}` },
    apply: { pk, sk: `UserApplies#${openJobId}` },
  };
}
