import { createHash } from 'node:crypto';
import {
  CreatePackageCommand,
  DescribePackagesCommand,
  type PackageDetails,
  UpdatePackageCommand,
} from '@aws-sdk/client-opensearch';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '../../lib/env';
import { bucket } from '../../lib/files/bucket';
import { associatePackage } from './associatePackage';
import { domains } from './domains';
import { pollUntil } from './pollUntil';

/**
 * Brings these rules onto the domain as a package, and answers the path by which an index names it. Nothing is sent
 * when the domain has just these; what they are is told by the package's description.
 */
export async function synonymPackage(rules: readonly string[]): Promise<string> {
  const text = `${rules.join('\n')}\n`;
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const PackageName = `synonyms-${env('STAGE')}`;
  const found = await named(PackageName);
  if (found?.PackageDescription !== mark) {
    const PackageSource = { S3BucketName: env('FILES_BUCKET'), S3Key: `search/synonyms-${mark}.txt` };
    await bucket.send(
      new PutObjectCommand({ Bucket: PackageSource.S3BucketName, Key: PackageSource.S3Key, Body: text }),
    );
    const said = { PackageSource, PackageDescription: mark };
    if (found)
      await domains.send(
        new UpdatePackageCommand({ PackageID: found.PackageID, ...said, CommitMessage: mark }),
      );
    else
      await domains.send(new CreatePackageCommand({ PackageName, PackageType: 'TXT-DICTIONARY', ...said }));
  }
  const ready = await pollUntil(`package ${PackageName}`, async () => {
    const now = await named(PackageName);
    if (now?.PackageStatus?.endsWith('FAILED'))
      throw new Error(now.ErrorDetails?.ErrorMessage ?? PackageName);
    return now?.PackageStatus === 'AVAILABLE' && now.PackageDescription === mark ? now : undefined;
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
