import {
  AuthorizationType,
  BackedDataSource,
  type BaseDataSource,
  type CfnGraphQLApi,
  GraphqlApi,
  IntrospectionConfig,
  OpenSearchDataSource,
  SchemaFile,
} from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { entities } from '../../model/entities';
import type { Table } from '../../model/Entity';
import { failureLogTerm } from '../../model/failureLogTerm';
import { type Stage, stages } from '../../model/stages';
import type { FunctionDataSource, DataSourceName } from '../../model/DataSourceName';
import type { Bundles } from '../Bundles';
import { type FunctionName, functionNames, functionNeeds } from '../functionNeeds';
import { metricNamespace } from '../metricNamespace';
import type { ResolverPlan } from '../resolvers/ResolverPlan';
import { fieldResolvers } from '../resolvers/fieldResolvers';
import { resolverGroup, resolverGroups } from '../resolvers/resolverGroup';
import { Resolvers } from './Resolvers';
import type { Search } from './Search';

interface ApiProps {
  bundles: Bundles;
  plans: readonly ResolverPlan[];
  userPool: IUserPool;
  tables: Readonly<Record<Table, ITable>>;
  search: Search;
  functions: Readonly<Record<FunctionName, IFunction>>;
  stage: Stage;
  /**
   * The ARN prefix of the publishing function's assumed role. Only callers whose ARN begins with it may call
   * the publishing mutations (grant `system`), which send stored changes to subscribers.
   */
  publishingRole: string;
  /**
   * Whether the client area, where members of organizations and consultants work on their jobs, is `open` or
   * `closed`.
   */
  clientArea: string;
  /** The hosts of the web app, joined with commas, to which texts of jobs may link. */
  siteHosts: string;
}

/** The Lambda functions that resolvers call, keyed by the name of their AppSync data source. */
const functionSources = Object.fromEntries(
  functionNames.flatMap((name) => {
    const { dataSource } = functionNeeds[name];
    return dataSource ? [[dataSource, name]] : [];
  }),
) as Readonly<Record<FunctionDataSource, FunctionName>>;

/** The AppSync API. It uses schema.graphql without changes; its resolvers are derived from the model. */
export class Api extends Construct {
  readonly graphql: GraphqlApi;
  /**
   * How often resolvers answered `InternalFailure`. AppSync answers their requests with status 200, so its
   * own metrics do not count them.
   */
  readonly internalFailures: Metric;
  /** The origins that the web app calls, for requests and for subscriptions: of this API alone. */
  readonly origins: readonly string[];
  private readonly sources: Record<DataSourceName, BaseDataSource>;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const { tables, search, functions } = props;
    this.graphql = new GraphqlApi(this, 'Graphql', {
      name: `${Stack.of(this).stackName}-api`,
      definition: { schema: SchemaFile.fromAsset('schema.graphql') },
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.USER_POOL,
          userPoolConfig: { userPool: props.userPool },
        },
        additionalAuthorizationModes: [{ authorizationType: AuthorizationType.IAM }],
      },
      queryDepthLimit: 12,
      resolverCountLimit: 300,
      introspectionConfig: stages[props.stage].showsSchema
        ? IntrospectionConfig.ENABLED
        : IntrospectionConfig.DISABLED,
      xrayEnabled: true,
      environmentVariables: {
        ...Object.fromEntries(
          Object.entries(tables).map(([name, table]) => [`${name}Table`, table.tableName]),
        ),
        publishingRole: props.publishingRole,
        stage: props.stage,
        clientArea: props.clientArea,
        siteHosts: props.siteHosts,
      },
    });
    const { attrGraphQlDns, attrRealtimeDns } = this.graphql.node.findChild('Resource') as CfnGraphQLApi;
    this.origins = [`https://${attrGraphQlDns}`, `wss://${attrRealtimeDns}`];
    this.internalFailures = this.logErrors(stages[props.stage]);
    this.sources = {
      Talent: this.graphql.addDynamoDbDataSource('Talent', tables.Talent),
      OpenJob: this.graphql.addDynamoDbDataSource('OpenJob', tables.OpenJob),
      Conversation: this.graphql.addDynamoDbDataSource('Conversation', tables.Conversation),
      Catalog: this.graphql.addDynamoDbDataSource('Catalog', tables.Catalog),
      Insight: this.graphql.addDynamoDbDataSource('Insight', tables.Insight),
      Search: this.searchSource(search),
      ...this.functionSources(functions),
      None: this.graphql.addNoneDataSource('None'),
    };
    this.grantOthers(props.tables);
    let former: Resolvers | undefined;
    for (const group of resolverGroups) {
      const plans = props.plans.filter(({ type, field }) => resolverGroup(type, field) === group);
      const { graphql: api, sources } = this;
      const resolvers = new Resolvers(this, group, { api, bundles: props.bundles, plans, sources });
      // One after another, for the same reason as `LANES` within each.
      if (former) resolvers.node.addDependency(former);
      former = resolvers;
    }
  }

  private functionSources(functions: ApiProps['functions']): Record<FunctionDataSource, BaseDataSource> {
    const made = Object.entries(functionSources).map(([name, fn]) => [
      name,
      this.graphql.addLambdaDataSource(name, functions[fn]),
    ]);
    return Object.fromEntries(made) as Record<FunctionDataSource, BaseDataSource>;
  }

  /**
   * Grants the data sources of an operation read and write access to the tables that the operation declares
   * in `also`. The operation's transactions and batch reads use these tables in addition to the table of the
   * data source. Deletes of records write to the audit log in the same transaction.
   */
  private grantOthers(tables: ApiProps['tables']): void {
    for (const table of new Set(entities.filter(({ access }) => access.delete).map((each) => each.table))) {
      const grantee = this.sources[table];
      if (grantee instanceof BackedDataSource) tables.Insight.grantReadWriteData(grantee);
    }
    for (const { also = [], steps } of Object.values(fieldResolvers)) {
      for (const name of new Set(steps.map(({ source }) => source))) {
        const grantee = this.sources[name];
        if (!(grantee instanceof BackedDataSource)) continue;
        for (const table of also) tables[table].grantReadWriteData(grantee);
      }
    }
  }

  /**
   * Creates the data source of OpenSearch with a role that may only search. The role that CDK creates by
   * default could also write.
   */
  private searchSource(search: Search): BaseDataSource {
    return new OpenSearchDataSource(this, 'Search', {
      api: this.graphql,
      name: 'Search',
      domain: search.domain,
      serviceRole: search.searchRole.withoutPolicyUpdates(),
    });
  }

  /**
   * Makes AppSync log field errors to CloudWatch. On stages that keep their data it logs only error messages,
   * which contain no personal data. On other stages it also logs the arguments and headers of failed
   * requests.
   * @returns the number of requests whose resolvers answered `InternalFailure`: AppSync's own metrics do not
   * count them, because it answers them with status 200
   */
  private logErrors({ logDays, keepsData }: (typeof stages)[Stage]): Metric {
    const api = this.graphql.node.defaultChild as CfnGraphQLApi;
    const role = new Role(this, 'LogRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
    const logs = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/appsync/apis/${this.graphql.apiId}`,
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logs.logGroupArn],
      }),
    );
    api.logConfig = {
      cloudWatchLogsRoleArn: role.roleArn,
      fieldLogLevel: 'ERROR',
      excludeVerboseContent: keepsData,
    };
    return logs
      .addMetricFilter('InternalFailures', {
        filterPattern: FilterPattern.allTerms(failureLogTerm),
        metricNamespace: metricNamespace(this),
        metricName: 'InternalFailures',
      })
      .metric({ statistic: 'Sum' });
  }
}
