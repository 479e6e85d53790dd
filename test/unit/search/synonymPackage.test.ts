import {
  AssociatePackageCommand,
  CreatePackageCommand,
  DeletePackageCommand,
  DescribePackagesCommand,
  type DomainPackageDetails,
  ListPackagesForDomainCommand,
  OpenSearchClient,
  type PackageDetails,
  UpdatePackageCommand,
} from '@aws-sdk/client-opensearch';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymPackage } from '../../../lambdas/manage-search/packages/synonymPackage';
import { synonymSource } from '../../../lambdas/manage-search/packages/synonymSource';
import { FakeTables } from './FakeTables';
import { searchEnvironment } from './searchEnvironment';

const service = mockClient(OpenSearchClient);
const files = mockClient(S3Client);
let kept: PackageDetails | undefined;
let onDomain: DomainPackageDetails | undefined;

/**
 * Stubs the packages of the OpenSearch service. A request is pending at first. It is complete when its state
 * is read for the second time.
 */
beforeEach(() => {
  Object.assign(process.env, { STAGE: 'test', FILES_BUCKET: 'files', SEARCH_DOMAIN: 'domain' });
  process.env.PACKAGE_PAUSE_MS = '1';
  process.env.AWS_REGION = 'ap-northeast-1';
  kept = onDomain = undefined;
  service.reset();
  files.reset();
  files.on(PutObjectCommand).resolves({});
  service.on(DeletePackageCommand).callsFake(() => {
    kept = undefined;
  });
  service.on(CreatePackageCommand).callsFake(({ PackageName, PackageDescription }) => {
    kept = { PackageID: 'F1', PackageName, PackageDescription, PackageStatus: 'COPYING' };
  });
  service.on(UpdatePackageCommand).callsFake(({ PackageDescription }) => {
    kept = { ...kept, PackageDescription, PackageStatus: 'COPYING' };
  });
  service.on(DescribePackagesCommand).callsFake(() => {
    const PackageDetailsList = kept ? [kept] : [];
    if (kept?.PackageStatus === 'COPYING') {
      const version = Number(kept.AvailablePackageVersion?.slice(1) ?? 0) + 1;
      kept = { ...kept, PackageStatus: 'AVAILABLE', AvailablePackageVersion: `v${version}` };
    }
    return { PackageDetailsList };
  });
  service.on(AssociatePackageCommand).callsFake(({ PackageID }) => {
    onDomain = { PackageID, DomainPackageStatus: 'ASSOCIATING' };
  });
  service.on(ListPackagesForDomainCommand).callsFake(() => {
    const DomainPackageDetailsList = onDomain ? [onDomain] : [];
    if (onDomain?.DomainPackageStatus === 'ASSOCIATING')
      onDomain = {
        ...onDomain,
        DomainPackageStatus: 'ACTIVE',
        PackageVersion: kept?.AvailablePackageVersion,
      };
    return { DomainPackageDetailsList };
  });
});

const sent = () => files.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
const changes = () => ({
  created: service.commandCalls(CreatePackageCommand).length,
  updated: service.commandCalls(UpdatePackageCommand).length,
  associated: service.commandCalls(AssociatePackageCommand).length,
});

test('the first rules become a package that the domain uses by its id', async () => {
  expect(await synonymPackage(['pm, プロマネ', 'js => javascript'])).toBe('analyzers/F1');
  expect(sent()).toEqual([
    expect.objectContaining({ Bucket: 'files', Body: 'pm, プロマネ\njs => javascript\n' }),
  ]);
  expect(changes()).toEqual({ created: 1, updated: 0, associated: 1 });
  expect(onDomain).toMatchObject({ DomainPackageStatus: 'ACTIVE', PackageVersion: 'v1' });
});

test('unchanged rules change nothing; changed rules become the next version', async () => {
  await synonymPackage(['a, b']);
  await synonymPackage(['a, b']);
  expect(changes()).toEqual({ created: 1, updated: 0, associated: 1 });
  expect(await synonymPackage(['a, b', 'c, d'])).toBe('analyzers/F1');
  expect(changes()).toEqual({ created: 1, updated: 1, associated: 2 });
  expect(onDomain).toMatchObject({ DomainPackageStatus: 'ACTIVE', PackageVersion: 'v2' });
  expect(new Set(sent().map(({ Key }) => Key)).size).toBe(2);
});

test('an error of the service is reported with its message', async () => {
  service.on(DescribePackagesCommand).callsFake(() => ({
    PackageDetailsList: kept
      ? [{ ...kept, PackageStatus: 'VALIDATION_FAILED', ErrorDetails: { ErrorMessage: 'line 3' } }]
      : [],
  }));
  await expect(synonymPackage(['a, b'])).rejects.toThrow('line 3');
});

const failed = { PackageID: 'F0', PackageName: 'synonyms-test', ErrorDetails: { ErrorMessage: 'line 3' } };

test('a package that never became available is created again with the same rules', async () => {
  await synonymPackage(['a, b']);
  const { PackageDescription } = kept ?? {};
  kept = { ...failed, PackageDescription, PackageStatus: 'COPY_FAILED', LastUpdatedAt: new Date(0) };
  onDomain = undefined;
  expect(await synonymPackage(['a, b'])).toBe('analyzers/F1');
  expect(service.commandCalls(DeletePackageCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { PackageID: 'F0' },
  ]);
  expect(changes()).toEqual({ created: 2, updated: 0, associated: 2 });
});

test('a failed update is repeated with the same rules, and its old failure ends nothing', async () => {
  await synonymPackage(['a, b']);
  kept = {
    ...kept,
    ...failed,
    PackageID: 'F1',
    PackageStatus: 'VALIDATION_FAILED',
    LastUpdatedAt: new Date(0),
  };
  let reads = 0;
  service.on(UpdatePackageCommand).callsFake(() => {});
  service.on(DescribePackagesCommand).callsFake(() => {
    reads += 1;
    if (reads > 3) kept = { ...kept, PackageStatus: 'AVAILABLE', AvailablePackageVersion: 'v2' };
    return { PackageDetailsList: [kept] };
  });
  expect(await synonymPackage(['a, b'])).toBe('analyzers/F1');
  expect(changes()).toEqual({ created: 1, updated: 1, associated: 2 });
});

test('a failed association is repeated, and its old failure ends nothing', async () => {
  await synonymPackage(['a, b']);
  onDomain = { PackageID: 'F1', DomainPackageStatus: 'ASSOCIATION_FAILED', LastUpdated: new Date(0) };
  let reads = 0;
  service.on(AssociatePackageCommand).callsFake(() => {});
  service.on(ListPackagesForDomainCommand).callsFake(() => {
    reads += 1;
    if (reads > 3) onDomain = { PackageID: 'F1', DomainPackageStatus: 'ACTIVE', PackageVersion: 'v1' };
    return { DomainPackageDetailsList: [onDomain] };
  });
  await synonymPackage(['a, b']);
  expect(changes().associated).toBe(2);
  expect(onDomain).toMatchObject({ DomainPackageStatus: 'ACTIVE' });
});

test('an index with synonyms from a file reloads them without a rebuild', () => {
  const definition = indexDefinition('open-jobs', { path: 'analyzers/F1' });
  expect(definition.settings).toMatchObject({
    analysis: { filter: { synonyms: { synonyms_path: 'analyzers/F1', updateable: true } } },
  });
  expect(JSON.stringify(definition)).not.toContain('"synonyms":[');
});

test('only a managed domain uses a package; other engines get the rules in the settings', async () => {
  Object.assign(process.env, searchEnvironment('https://search-x.ap-northeast-1.es.amazonaws.com'));
  const tables = new FakeTables();
  expect(await synonymSource()).toEqual({ path: 'analyzers/F1' });
  service.resetHistory();
  process.env.OPENSEARCH_ENDPOINT = 'http://127.0.0.1:9200';
  expect(await synonymSource()).toContain('typescript, ts, タイプスクリプト');
  expect(service.calls()).toEqual([]);
  tables.restore();
});
