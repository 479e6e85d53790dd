import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { EbsDeviceVolumeType } from 'aws-cdk-lib/aws-ec2';
import {
  AccountRootPrincipal,
  type IRole,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { type CfnDomain, Domain, EngineVersion, TLSSecurityPolicy } from 'aws-cdk-lib/aws-opensearchservice';
import { LogGroup, ResourcePolicy } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { searchIndices } from '../../model/searchIndices';
import { removalPolicyOf } from '../removalPolicyOf';

interface SearchProps {
  keepsData: boolean;
  searchInstance: string;
  logDays: number;
}

/**
 * The OpenSearch domain. It is outside a VPC, because AppSync cannot reach a domain inside one. Every request must be
 * signed.
 */
export class Search extends Construct {
  readonly domain: Domain;
  /** IAM role that AppSync assumes for search requests: it may only search, not write. */
  readonly searchRole: Role;

  constructor(scope: Construct, id: string, { keepsData, searchInstance, logDays }: SearchProps) {
    super(scope, id);
    const logs = {
      application: this.logGroup('Application', logDays),
      slowSearch: this.logGroup('SlowSearch', logDays),
      slowIndex: this.logGroup('SlowIndex', logDays),
    };
    this.domain = new Domain(this, 'Domain', {
      version: EngineVersion.openSearch('2.19'),
      capacity: {
        dataNodes: 2,
        dataNodeInstanceType: searchInstance,
        multiAzWithStandbyEnabled: false,
      },
      zoneAwareness: { enabled: true, availabilityZoneCount: 2 },
      ebs: { volumeSize: 20, volumeType: EbsDeviceVolumeType.GP3 },
      enforceHttps: true,
      nodeToNodeEncryption: true,
      encryptionAtRest: { enabled: true },
      tlsSecurityPolicy: TLSSecurityPolicy.TLS_1_2_PFS,
      logging: {
        appLogEnabled: true,
        appLogGroup: logs.application,
        slowSearchLogEnabled: true,
        slowSearchLogGroup: logs.slowSearch,
        slowIndexLogEnabled: true,
        slowIndexLogGroup: logs.slowIndex,
      },
      suppressLogsResourcePolicy: true,
      enableVersionUpgrade: true,
      removalPolicy: removalPolicyOf(keepsData),
    });
    this.admitAccount();
    this.searchRole = new Role(this, 'SearchRole', {
      assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
    });
    // OpenSearch Service refuses a domain whose log policy is only seconds old. Creating a role takes about a
    // quarter of a minute, so it comes between them.
    const role = this.searchRole.node.findChild('Resource');
    role.node.addDependency(this.allowLogging(Object.values(logs)));
    this.domain.node.addDependency(role);
    this.searchRole.addToPolicy(
      new PolicyStatement({
        actions: ['es:ESHttpPost'],
        // People search for jobs, not in the searches that others keep.
        resources: searchIndices
          .filter((index) => index !== 'job-alerts')
          .map((index) => `${this.domain.domainArn}/${index}/_search`),
      }),
    );
  }

  /**
   * Sets the domain's access policy. It admits the whole AWS account, so that each IAM role has just the
   * access that its own policy allows. A policy that named the roles would give each of them full access.
   */
  private admitAccount(): void {
    const domain = this.domain.node.defaultChild as CfnDomain;
    const principal = new AccountRootPrincipal();
    const statement = new PolicyStatement({
      principals: [principal],
      actions: ['es:ESHttp*'],
      resources: ['*'],
    });
    domain.accessPolicies = new PolicyDocument({ statements: [statement] });
  }

  private logGroup(id: string, retention: number): LogGroup {
    return new LogGroup(this, `${id}Logs`, {
      retention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /**
   * Allows OpenSearch Service to write to the log groups of the domain. One policy covers all groups, because
   * CloudWatch Logs permits only ten policies per region. OpenSearch Service refuses to create the domain
   * before the policy exists.
   */
  private allowLogging(groups: readonly LogGroup[]): ResourcePolicy {
    const statement = new PolicyStatement({
      principals: [new ServicePrincipal('es.amazonaws.com')],
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: groups.map(({ logGroupArn }) => logGroupArn),
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    });
    return new ResourcePolicy(this, 'LogPolicy', { policyStatements: [statement] });
  }

  /**
   * Grants a Lambda function's role access to the OpenSearch domain, as its `needs.ts` declares: `index` to
   * write documents, read the aliases, and compare changed jobs with the alerts, `manage` to read and write everything, `readJobs` to search the index of public jobs, `readTalents` to search the
   * index of talents, `readSeveral` to search several indices with one request.
   */
  grant(grantee: IRole, need: NonNullable<FunctionNeeds['search']>): void {
    const { domainArn } = this.domain;
    const allow = (actions: string[], ...resources: string[]) =>
      grantee.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
    switch (need) {
      case 'index':
        allow(
          ['es:ESHttpPost'],
          ...['_bulk', 'open-jobs/_mget', 'job-alerts/_search'].map((path) => `${domainArn}/${path}`),
        );
        allow(['es:ESHttpGet'], `${domainArn}/_cat/aliases`);
        break;
      case 'manage':
        this.domain.grantReadWrite(grantee);
        allow(['es:AssociatePackage', 'es:ListPackagesForDomain'], domainArn);
        // IAM has no ARNs for packages.
        allow(['es:CreatePackage', 'es:UpdatePackage', 'es:DescribePackages', 'es:DeletePackage'], '*');
        break;
      case 'readTalents':
        // A point in time is opened on one index; the search that uses it, and its end, name no index.
        allow(['es:ESHttpPost'], `${domainArn}/users-admin/_search/point_in_time`, `${domainArn}/_search`);
        allow(['es:ESHttpDelete'], `${domainArn}/_search/point_in_time`);
        break;
      case 'readJobs':
        allow(['es:ESHttpPost'], `${domainArn}/open-jobs/_search`);
        break;
      case 'readSeveral':
        // The body of the request names the indices, so IAM cannot restrict them.
        allow(['es:ESHttpPost'], `${domainArn}/_msearch`);
        break;
    }
  }
}
