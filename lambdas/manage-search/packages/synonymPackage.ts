import { createHash } from 'node:crypto';
import {
  CreatePackageCommand,
  DeletePackageCommand,
  DescribePackagesCommand,
  type PackageDetails,
  UpdatePackageCommand,
} from '@aws-sdk/client-opensearch';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '../needs';
import { bucket } from '../../lib/files/bucket';
import { associatePackage } from './associatePackage';
import { domains } from './domains';
import { pollUntil } from './pollUntil';

/**
 * Makes synonym rules available in the OpenSearch domain as a package. Returns the path by which index
 * settings refer to the package. The package's description is a checksum of its rules; if it has not changed,
 * nothing is uploaded, unless the service had failed to take them over.
 */
export async function synonymPackage(rules: readonly string[]): Promise<string> {
  const text = `${rules.join('\n')}\n`;
  const checksum = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const PackageName = `synonyms-${env('STAGE')}`;
  const known = await named(PackageName);
  const hasFailed = known?.PackageStatus?.endsWith('FAILED');
  // Without an accepted version, no domain uses the package, and another one takes its place.
  const isWorthless = hasFailed && !known?.AvailablePackageVersion;
  if (known && isWorthless) await remove(known);
  const found = isWorthless ? undefined : known;
  if (hasFailed || found?.PackageDescription !== checksum) {
    const PackageSource = { S3BucketName: env('FILES_BUCKET'), S3Key: `search/synonyms-${checksum}.txt` };
    await bucket.send(
      new PutObjectCommand({ Bucket: PackageSource.S3BucketName, Key: PackageSource.S3Key, Body: text }),
    );
    const content = { PackageSource, PackageDescription: checksum };
    if (found)
      await domains.send(
        new UpdatePackageCommand({ PackageID: found.PackageID, ...content, CommitMessage: checksum }),
      );
    else
      await domains.send(
        new CreatePackageCommand({ PackageName, PackageType: 'TXT-DICTIONARY', ...content }),
      );
  }
  const ready = await pollUntil(`package ${PackageName}`, async () => {
    const now = await named(PackageName);
    if (now?.PackageStatus?.endsWith('FAILED') && !isEarlier(now.LastUpdatedAt, found?.LastUpdatedAt))
      throw new Error(now.ErrorDetails?.ErrorMessage ?? PackageName);
    return now?.PackageStatus === 'AVAILABLE' && now.PackageDescription === checksum ? now : undefined;
  });
  await associatePackage(ready);
  return `analyzers/${ready.PackageID}`;
}

/** Whether a failure is the one that was there before: its time has not changed. */
const isEarlier = (now: Date | undefined, before: Date | undefined): boolean =>
  before !== undefined && now?.getTime() === before.getTime();

async function remove({ PackageID, PackageName = '' }: PackageDetails): Promise<void> {
  await domains.send(new DeletePackageCommand({ PackageID }));
  await pollUntil(`the end of package ${PackageName}`, async () =>
    (await named(PackageName)) === undefined ? true : undefined,
  );
}

async function named(name: string): Promise<PackageDetails | undefined> {
  const { PackageDetailsList = [] } = await domains.send(
    new DescribePackagesCommand({ Filters: [{ Name: 'PackageName', Value: [name] }] }),
  );
  return PackageDetailsList.find(
    ({ PackageName, PackageStatus }) => PackageName === name && PackageStatus !== 'DELETED',
  );
}
