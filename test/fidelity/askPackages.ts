import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { ListPackagesForDomainCommand, OpenSearchClient } from '@aws-sdk/client-opensearch';
import { stackNameOf } from '../../infra/stackNameOf';
import type { AskedStack } from './Belief';

async function domainOf({ stage, region }: AskedStack): Promise<string> {
  const client = new CloudFormationClient({ region });
  const pages = paginateListStackResources({ client }, { StackName: stackNameOf(stage) });
  for await (const { StackResourceSummaries = [] } of pages) {
    const domain = StackResourceSummaries.find(
      ({ ResourceType }) => ResourceType === 'AWS::OpenSearchService::Domain',
    );
    if (domain?.PhysicalResourceId) return domain.PhysicalResourceId;
  }
  throw new Error(`The stack ${stackNameOf(stage)} has no search domain`);
}

/** Asks the OpenSearch domain for its packages: the one with the synonyms must be active. */
export async function askPackages(asked: AskedStack): Promise<string[]> {
  const DomainName = await domainOf(asked);
  const { DomainPackageDetailsList = [] } = await new OpenSearchClient({ region: asked.region }).send(
    new ListPackagesForDomainCommand({ DomainName }),
  );
  const synonyms = DomainPackageDetailsList.find(
    ({ PackageName }) => PackageName === `synonyms-${asked.stage}`,
  );
  if (!synonyms) return [`${DomainName} has no package synonyms-${asked.stage}`];
  if (synonyms.DomainPackageStatus === 'ACTIVE') return [];
  return [`the package ${synonyms.PackageName} is ${synonyms.DomainPackageStatus}`];
}
