import { createHash } from 'node:crypto';
import {
  CreatePackageCommand,
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
 * nothing is uploaded.
 */
export async function synonymPackage(rules: readonly string[]): Promise<string> {
  const text = `${rules.join('\n')}\n`;
  const checksum = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const PackageName = `synonyms-${env('STAGE')}`;
  const found = await named(PackageName);
  if (found?.PackageDescription !== checksum) {
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
    if (now?.PackageStatus?.endsWith('FAILED'))
      throw new Error(now.ErrorDetails?.ErrorMessage ?? PackageName);
    return now?.PackageStatus === 'AVAILABLE' && now.PackageDescription === checksum ? now : undefined;
  });
  await associatePackage(ready);
  return `analyzers/${ready.PackageID}`;
}

async function named(name: string): Promise<PackageDetails | undefined> {
  const { PackageDetailsList = [] } = await domains.send(
    new DescribePackagesCommand({ Filters: [{ Name: 'PackageName', Value: [name] }] }),
  );
  return PackageDetailsList.find(({ PackageName }) => PackageName === name);
}
