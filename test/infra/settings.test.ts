import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

describe('an invalid setting', () => {
  const run = (context: object) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'infra/app.ts'], {
      cwd: join(__dirname, '..', '..'),
      encoding: 'utf8',
      env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context) },
    });

  const arn = (region: string) => `arn:aws:acm:${region}:123456789012:certificate/1a2b3c4d`;

  test.each([
    [{ stage: 'prod' }, 'There is no stage "prod": choose one of development, staging, production.\n'],
    [
      { stage: 'production', mailSender: 'no-reply@example.com' },
      'The stage production needs a sender of mail and an address for alarms: -c mailSender="Enishi <no-reply@example.com>" -c alarmAddress=ops@example.com\n',
    ],
    [
      { mailSender: 'Enishi' },
      '"Enishi" is not a mailSender: write it like "Enishi <no-reply@example.com>".\n',
    ],
    [
      { alarmAddress: 'ops@example.com', monthlyBudget: 'much' },
      '"much" is not a monthlyBudget: write a number of US dollars above 0.\n',
    ],
    [
      { sentryDsn: 'https://sentry.example.com/1; script-src *' },
      '"https://sentry.example.com/1; script-src *" is not a sentryDsn: write it like https://key@o1.ingest.sentry.io/2.\n',
    ],
    [{ recruitmentNotice: '123' }, '"123" is not a recruitmentNotice: write it like 51-募-000123.\n'],
    [{ analyticsId: 'G-1234' }, '"G-1234" is not a analyticsId: write it like GTM-AB12CD3.\n'],
    [
      { domain: 'https://enishi.example.com', certificate: arn('us-east-1') },
      '"https://enishi.example.com" is not a domain: write it like enishi.example.com.\n',
    ],
    [
      { domain: 'enishi.example.com' },
      `A domain needs its certificate: -c certificate=${arn('us-east-1')}\n`,
    ],
    [
      { certificate: arn('us-east-1') },
      'A certificate needs the domain that it is for: -c domain=enishi.example.com\n',
    ],
    [
      { domain: 'enishi.example.com', certificate: arn('ap-northeast-1') },
      'The certificate is in ap-northeast-1: CloudFront needs one in us-east-1, whatever the region of the stage.\n',
    ],
    [
      { domain: 'enishi.example.com', certificate: 'enishi' },
      `"enishi" is not a certificate: write it like ${arn('us-east-1')}.\n`,
    ],
    [{ clientArea: 'opne' }, 'There is no clientArea "opne": choose one of open, closed.\n'],
  ])('%j is rejected with a message before anything is created', (context, sentence) => {
    const { status, stdout, stderr } = run(context);
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence });
  });
});
