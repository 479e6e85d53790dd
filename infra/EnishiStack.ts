import { execFileSync } from 'node:child_process';
import { CfnDeletionPolicy, CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { stages } from '../model/stages';
import type { Bundles } from './Bundles';
import { AlarmTopic } from './constructs/AlarmTopic';
import { Api } from './constructs/Api';
import { Catalogues } from './constructs/Catalogues';
import { DataVersion } from './constructs/DataVersion';
import { Files } from './constructs/Files';
import { Firewall } from './constructs/Firewall';
import { Functions } from './constructs/Functions';
import { IamAccess } from './constructs/IamAccess';
import { Identity } from './constructs/Identity';
import { Mail } from './constructs/Mail';
import { MailIdentity } from './constructs/MailIdentity';
import { MonthlyBudget } from './constructs/MonthlyBudget';
import { Observability } from './constructs/Observability';
import { Protection } from './constructs/Protection';
import { Schedules } from './constructs/Schedules';
import { Search } from './constructs/Search';
import { SearchIndices } from './constructs/SearchIndices';
import { Streams } from './constructs/Streams';
import { Tables } from './constructs/Tables';
import { Website } from './constructs/Website';
import { functionThat } from './functionNeeds';
import { grantFunctions } from './grantFunctions';
import { resolverPlans } from './resolvers/resolverPlans';
import type { Settings } from './Settings';

interface EnishiStackProps extends StackProps {
  bundles: Bundles;
  settings: Settings;
}

const websiteCommands = [
  ['--import', 'tsx', 'web/codegen.ts'],
  ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
];

/**
 * Builds the web app for production and returns the path of the folder with its files. The folder
 * `web/dist-maps` gets the source maps, which are not deployed.
 * @throws Error when the build fails; its output has been printed
 */
function buildWebsite(): string {
  // The standard output belongs to the CDK CLI.
  for (const command of websiteCommands)
    execFileSync(process.execPath, command, {
      env: { ...process.env, NODE_ENV: 'production', SOURCE_MAPS: 'yes' },
      stdio: ['ignore', process.stderr, process.stderr],
    });
  return 'web/dist';
}

/**
 * The CDK stack of Enishi. It creates constructs and connects them; each AWS resource belongs to one of these
 * constructs.
 */
export class EnishiStack extends Stack {
  constructor(scope: Construct, id: string, { bundles, settings, ...props }: EnishiStackProps) {
    super(scope, id, props);
    const { keepsData, searchInstance, logDays } = stages[settings.stage];
    const functions = new Functions(this, 'Functions', { bundles, logDays });
    const { all: tables } = new Tables(this, 'Tables', { keepsData });
    const mailIdentity =
      settings.mailSender && new MailIdentity(this, 'MailIdentity', { sender: settings.mailSender });
    const identity = new Identity(this, 'Identity', {
      keepsData,
      mailIdentity,
      trigger: functions.all[functionThat(({ eventsFrom }) => eventsFrom === 'userPool')],
    });
    if (keepsData) {
      const protection = new Protection(this, 'Protection');
      for (const table of Object.values(tables)) protection.protectTable(table);
      protection.protectUserPool(identity.userPool);
    }
    const search = new Search(this, 'Search', { keepsData, searchInstance, logDays });
    const files = new Files(this, 'Files', {
      keepsData,
      checker: functions.all[functionThat(({ eventsFrom }) => eventsFrom === 'files')],
    });
    const publisher = functions.all[functionThat(({ publishes }) => publishes)];
    const publishingRole = this.formatArn({
      service: 'sts',
      region: '',
      resource: 'assumed-role',
      resourceName: publisher.role?.roleName,
    });
    const api = new Api(this, 'Api', {
      bundles,
      plans: resolverPlans,
      userPool: identity.userPool,
      tables,
      search,
      functions: functions.all,
      stage: settings.stage,
      publishingRole,
      clientArea: settings.clientArea,
      siteHosts: settings.siteHosts,
    });
    if (keepsData) new Firewall(this, 'Firewall', { api: api.graphql });
    new IamAccess(this, 'IamAccess', { api: api.graphql, guest: identity.guestRole, publisher });
    const mail = new Mail(this, 'Mail', {
      sender: functions.all[functionThat(({ sendsMail }) => sendsMail)],
      poster: functions.all['notify-slack'],
    });
    new Schedules(this, 'Schedules', functions.all);
    const streams = new Streams(this, 'Streams', { tables, functions: functions.all });
    const config = {
      region: this.region,
      userPoolId: identity.userPool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      identityPoolId: identity.identityPool.ref,
      graphqlEndpoint: api.graphql.graphqlUrl,
      stage: settings.stage,
      clientArea: settings.clientArea,
      ...(stages[settings.stage].takesDemoData ? { takesDemoData: true } : {}),
      ...(settings.sentryDsn ? { sentryDsn: settings.sentryDsn } : {}),
      ...(settings.analyticsId ? { analyticsId: settings.analyticsId } : {}),
      ...(settings.recruitmentNotice ? { recruitmentNotice: settings.recruitmentNotice } : {}),
    };
    const aws = (service: string) => `https://${service}.${this.region}.amazonaws.com`;
    const website = new Website(this, 'Website', {
      accessLogs: files.accessLogs,
      files: files.bucket,
      // The CLI also runs this code for commands that need no app, such as `cdk destroy`.
      built: settings.website === 'built' && this.bundlingRequired ? buildWebsite() : null,
      renderer: functions.all[functionThat(({ eventsFrom }) => eventsFrom === 'pages')],
      alertEnd: functions.all[functionThat(({ eventsFrom }) => eventsFrom === 'alertEnds')],
      config,
      settings,
      connect: [aws('cognito-idp'), aws('cognito-identity'), ...api.origins],
    });
    const site = `https://${settings.domain ?? website.distribution.distributionDomainName}`;
    grantFunctions({
      functions: functions.all,
      tables,
      identity,
      search,
      files,
      api,
      mail,
      mailIdentity,
      streams,
      settings,
      site,
    });
    const indices = new SearchIndices(this, 'SearchIndices', {
      manager: functions.all['manage-search'],
      bundle: bundles.function('manage-search'),
      domain: search.domain,
    });
    const { 'migrate-data': migrator, ...others } = functions.all;
    const dataVersion = new DataVersion(this, 'DataVersion', {
      migrator,
      bundle: bundles.function('migrate-data'),
      release: [...Object.values(others), api, streams, indices],
    });
    const catalogues = new Catalogues(this, 'Catalogues', {
      seed: functions.all.seed,
      bundle: bundles.function('seed'),
    });
    // The entries of this release follow the migration of the entries that exist.
    catalogues.node.addDependency(dataVersion);
    const { topic } = new AlarmTopic(this, 'AlarmTopic', { address: settings.alarmAddress });
    new Observability(this, 'Observability', {
      topic,
      functions: Object.values(functions.all),
      failureQueues: [functions.failures, ...streams.failureQueues, mail.failures],
      followers: streams.followers,
      verifier: 'verify-data',
      figuresVerifier: 'verify-insights',
      api,
      tables: Object.values(tables),
      domain: search.domain,
      sendsMail: mailIdentity !== null,
    });
    if (settings.monthlyBudget)
      new MonthlyBudget(this, 'MonthlyBudget', { dollars: settings.monthlyBudget, topic });
    new CfnOutput(this, 'Config', { value: this.toJsonString(config) });
    new CfnOutput(this, 'ApiId', { value: api.graphql.apiId });
    new CfnOutput(this, 'AccountsFunctionName', { value: functions.all['manage-accounts'].functionName });
    new CfnOutput(this, 'SeedFunctionName', { value: functions.all.seed.functionName });
    new CfnOutput(this, 'SearchFunctionName', { value: functions.all['manage-search'].functionName });
    new CfnOutput(this, 'TransferFunctionName', { value: functions.all['transfer-data'].functionName });
    new CfnOutput(this, 'VerifyFunctionName', { value: functions.all['verify-data'].functionName });
    new CfnOutput(this, 'InsightCheckFunctionName', {
      value: functions.all['verify-insights'].functionName,
    });
    new CfnOutput(this, 'MailFunctionName', { value: functions.all['notify-email'].functionName });
    new CfnOutput(this, 'SlackFunctionName', { value: functions.all['notify-slack'].functionName });
    new CfnOutput(this, 'MigrationFunctionName', { value: migrator.functionName });
    new CfnOutput(this, 'SiteUrl', { value: site });
    if (settings.domain)
      new CfnOutput(this, 'DomainRecord', {
        value: `${settings.domain} CNAME ${website.distribution.distributionDomainName}`,
        description:
          'Enter it into DNS. At the top of a zone, where no CNAME is allowed, as ALIAS (A and AAAA).',
      });
    this.removeLogsOfCdk();
  }

  /** CDK retains the logs of the functions of its own custom resources, in every stage: let them end with the stack. */
  private removeLogsOfCdk(): void {
    for (const group of this.node.findAll())
      if (group instanceof CfnLogGroup && group.cfnOptions.deletionPolicy === CfnDeletionPolicy.RETAIN)
        group.applyRemovalPolicy(RemovalPolicy.DESTROY);
  }
}
