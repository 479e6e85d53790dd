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
  if (isUsed(await used(DomainName, PackageID))) return;
  await domains.send(new AssociatePackageCommand({ PackageID, DomainName }));
  await pollUntil(`package ${PackageID} on ${DomainName}`, async () => {
    const now = await used(DomainName, PackageID);
    if (now?.DomainPackageStatus?.endsWith('FAILED'))
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
