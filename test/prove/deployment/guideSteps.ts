import { defaultRegion } from '../../../infra/defaultRegion';

/** What a new user does with a command of docs/deploying.md, and what it must answer. */
export interface GuideStep {
  /** Which command of the guide. */
  takes: RegExp;
  /** What the guide leaves to the reader, and what to put there. */
  fill?: Readonly<Record<string, string>>;
  /** What happens outside of any command before it: in SES, or a refusal of AWS. */
  before?: { ses?: object; refuse?: string };
  /** What functions answer, which moto does not run. */
  answers?: readonly unknown[];
  prints: RegExp;
  /** What later commands put in the place of words of the guide: the group of each expression in what was printed. */
  learns?: Readonly<Record<string, RegExp>>;
  /** Whether the command must end with an error. */
  fails?: true;
}

const SETTINGS =
  '-c mailSender="Enishi <no-reply@example.com>" -c alarmAddress=ops@example.com -c monthlyBudget=500';

const mail = /^npm run mail /;
const firstDeployment = /^npm run deploy .*monthlyBudget/;
const state = /^aws cloudformation describe-stacks /;
/** The web app is built once: the other stages get none. */
const asStaging = { 'stage=production': 'stage=staging -c website=none' };
const asDevelopment = { 'stage=production': 'stage=development -c website=none' };

/**
 * docs/deploying.md as a new user follows it, with a first attempt that fails. A command may be used more than once.
 */
export const guideSteps: readonly GuideStep[] = [
  { takes: /^npx cdk bootstrap /, fill: { '<account>': '123456789012' }, prints: /bootstrapped/ },
  {
    takes: firstDeployment,
    fails: true,
    prints: /SES in ap-northeast-1 does not know example\.com yet: run npm run mail/,
  },
  { takes: mail, prints: /_domainkey\.example\.com\. 1800 IN CNAME [\s\S]*has not seen the DNS records/ },
  { takes: firstDeployment, fails: true, prints: /has not seen the DNS records of example\.com yet/ },
  {
    takes: mail,
    before: { ses: { region: defaultRegion, seen: 'example.com' } },
    prints: /still in the sandbox/,
  },
  { takes: firstDeployment, fails: true, prints: /still in the sandbox/ },
  {
    takes: mail,
    before: { ses: { region: defaultRegion, granted: true } },
    prints: /SES is ready to send mail from example\.com/,
  },
  {
    takes: firstDeployment,
    before: { refuse: 'AWS::CloudFront::Distribution' },
    fails: true,
    prints: /Enishi-production failed creation.*ROLLBACK_COMPLETE/,
  },
  { takes: state, prints: /ROLLBACK_COMPLETE/ },
  {
    takes: /^aws s3 ls /,
    prints: /^(\S+ \S+ enishi-production-\S+\n){2}$/,
    learns: { '<name>': /(enishi-production-\S+)/ },
  },
  { takes: /^aws s3 rb /, prints: /remove_bucket/ },
  { takes: firstDeployment, prints: /switching on deletion protection/ },
  { takes: state, prints: /UPDATE_COMPLETE/ },
  { takes: / aws ssm put-parameter /, prints: /Version/ },
  {
    takes: /^npm run admin /,
    answers: [{ isInvited: true }],
    prints: /you@example\.com gets a mail with a temporary password/,
  },
  {
    takes: /^npm run seed /,
    fails: true,
    prints: /staging is not deployed in .*Deployed: production in ap-northeast-1/,
  },
  { takes: firstDeployment, fill: asStaging, prints: /Enishi-staging: switching on deletion protection/ },
  { takes: /^npm run seed /, answers: ['seeded'], prints: /seeded/ },
  {
    takes: /^aws acm request-certificate /,
    prints: /CertificateArn/,
    learns: { '<its ARN>': /"(arn:[^"]+)"/ },
  },
  { takes: /^aws acm describe-certificate /, prints: /CNAME/ },
  { takes: /^aws acm wait /, prints: /^/ },
  {
    takes: /^npm run deploy .*…$/,
    fill: { '…': `${SETTINGS} -c domain=enishi.example.com -c certificate=<its ARN>` },
    prints: /DomainRecord = enishi\.example\.com CNAME/,
  },
  { takes: /^npm run source-maps /, prints: /^The release \S+ has \d\d+ source maps\./m },
  {
    takes: /^npm run verify /,
    answers: [
      { records: 7, found: {}, details: [], next: null },
      { countedSince: '2026-01-01', rows: 7, readUnits: 7, differences: 0, repaired: 0, details: [] },
      { indices: { 'open-jobs': { documents: 7, missing: [], stale: [], ghosts: [] } }, next: null },
    ],
    prints: /0 figures differ[\s\S]*open-jobs/,
  },
  { takes: /^npm run migrate /, answers: [{ version: 3, newest: 3, isUnderWay: false }], prints: /version/ },
  { takes: /^aws ssm delete-parameter /, fill: { '…': '/enishi/production/slack-webhook' }, prints: /^/ },
  { takes: /^aws cloudformation update-termination-protection /, prints: /StackId/ },
  { takes: /^npx cdk destroy Enishi-staging /, prints: /destroyed/ },
  { takes: firstDeployment, fill: asDevelopment, prints: /Enishi/ },
  { takes: /^npx cdk destroy Enishi$/, prints: /destroyed/ },
  { takes: /^npx cdk destroy --app /, prints: /destroyed/ },
];
