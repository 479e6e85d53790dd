import { RemovalPolicy } from 'aws-cdk-lib';
import { EbsDeviceVolumeType } from 'aws-cdk-lib/aws-ec2';
import { type IRole, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type CfnDomain, Domain, EngineVersion, TLSSecurityPolicy } from 'aws-cdk-lib/aws-opensearchservice';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { searchIndices } from '../../model/searchIndices';

/** The search domain. AppSync reaches only domains outside a VPC; every request is signed. */
export class Search extends Construct {
  readonly domain: Domain;
  /** What AppSync uses: it may search, and nothing else. */
  readonly searchRole: Role;
  private readonly admitted: IRole[] = [];

  constructor(scope: Construct, id: string, { isProduction }: { isProduction: boolean }) {
    super(scope, id);
    this.domain = new Domain(this, 'Domain', {
      version: EngineVersion.openSearch('2.19'),
      capacity: {
        dataNodes: 2,
        dataNodeInstanceType: isProduction ? 'm7g.large.search' : 't3.small.search',
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
        appLogGroup: this.logGroup('Application'),
        slowSearchLogEnabled: true,
        slowSearchLogGroup: this.logGroup('SlowSearch'),
        slowIndexLogEnabled: true,
        slowIndexLogGroup: this.logGroup('SlowIndex'),
      },
      suppressLogsResourcePolicy: true,
      removalPolicy: isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.searchRole = new Role(this, 'SearchRole', {
      assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
    });
    this.searchRole.addToPolicy(
      new PolicyStatement({
        actions: ['es:ESHttpPost'],
        resources: searchIndices.map((index) => `${this.domain.domainArn}/${index}/_search`),
      }),
    );
    this.admit(this.searchRole);
  }

  /** A log that the service may write, without the custom resource that CDK would add for it. */
  private logGroup(id: string): LogGroup {
    const group = new LogGroup(this, `${id}Logs`, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    group.grantWrite(new ServicePrincipal('es.amazonaws.com'));
    return group;
  }

  /** Lets a function write documents, and ask which indices are being rebuilt. */
  grantIndexing(grantee: IRole): void {
    const at = (action: string, path: string) =>
      grantee.addToPrincipalPolicy(
        new PolicyStatement({ actions: [action], resources: [`${this.domain.domainArn}/${path}`] }),
      );
    at('es:ESHttpPost', '_bulk');
    at('es:ESHttpGet', '_cat/aliases');
    this.admit(grantee);
  }

  /** Lets a function create, fill, compare and remove indices, and keep the domain's packages of rules. */
  grantManaging(grantee: IRole): void {
    this.domain.grantReadWrite(grantee);
    grantee.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['es:AssociatePackage', 'es:ListPackagesForDomain'],
        resources: [this.domain.domainArn],
      }),
    );
    // A package has no address of its own before it exists; IAM knows none afterwards either.
    grantee.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['es:CreatePackage', 'es:UpdatePackage', 'es:DescribePackages'],
        resources: ['*'],
      }),
    );
    this.admit(grantee);
  }

  /** Lets a function read all talents as they are at one moment. */
  grantReadingTalents(grantee: IRole): void {
    const path = (each: string) => `${this.domain.domainArn}/${each}`;
    const paths = {
      open: 'users-admin/_search/point_in_time',
      read: '_search',
      close: '_search/point_in_time',
    };
    grantee.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['es:ESHttpPost'], resources: [path(paths.open), path(paths.read)] }),
    );
    grantee.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['es:ESHttpDelete'], resources: [path(paths.close)] }),
    );
    this.admit(grantee);
  }

  /** The domain's own policy names who may sign requests at all; what they may do is in their roles. */
  private admit(role: IRole): void {
    this.admitted.push(role);
    const domain = this.domain.node.defaultChild as CfnDomain;
    domain.accessPolicies = {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { AWS: this.admitted.map(({ roleArn }) => roleArn) },
          Action: 'es:ESHttp*',
          Resource: '*',
        },
      ],
    };
  }
}
