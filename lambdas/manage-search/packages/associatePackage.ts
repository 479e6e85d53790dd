import {
  AssociatePackageCommand,
  type DomainPackageDetails,
  ListPackagesForDomainCommand,
  type PackageDetails,
} from '@aws-sdk/client-opensearch';
import { env } from '../needs';
import { logger } from '../../lib/logger';
import { domains } from './domains';
import { pollUntil } from './pollUntil';

/**
 * Associates the newest version of a package (a file with synonyms) with the OpenSearch domain, and waits
 * until the domain uses it.
 */
export async function associatePackage({
  PackageID,
  AvailablePackageVersion,
}: PackageDetails): Promise<void> {
  const DomainName = env('SEARCH_DOMAIN');
  const isUsed = (used: DomainPackageDetails | undefined): boolean =>
    used?.DomainPackageStatus === 'ACTIVE' && used.PackageVersion === AvailablePackageVersion;
  const before = await used(DomainName, PackageID);
  if (isUsed(before)) return;
  await domains.send(new AssociatePackageCommand({ PackageID, DomainName }));
  await pollUntil(`package ${PackageID} on ${DomainName}`, async () => {
    const now = await used(DomainName, PackageID);
    // The failure of an earlier attempt is shown until the new one has begun.
    const isEarlier = before?.LastUpdated && now?.LastUpdated?.getTime() === before.LastUpdated.getTime();
    if (now?.DomainPackageStatus?.endsWith('FAILED') && !isEarlier)
      throw new Error(now.ErrorDetails?.ErrorMessage ?? `${PackageID} cannot be associated`);
    return isUsed(now) || undefined;
  });
  logger.info('the domain uses new synonyms', { PackageID, AvailablePackageVersion });
}

async function used(DomainName: string, id: string | undefined): Promise<DomainPackageDetails | undefined> {
  const { DomainPackageDetailsList = [] } = await domains.send(
    new ListPackagesForDomainCommand({ DomainName, MaxResults: 100 }),
  );
  return DomainPackageDetailsList.find(({ PackageID }) => PackageID === id);
}
