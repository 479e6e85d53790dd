import { type Stage, stages } from '../model/stages';
import { defaultRegion } from './defaultRegion';
import { readMailAddress } from './readMailAddress';
import type { Settings } from './Settings';
import { UnfitSetting } from './UnfitSetting';
import { productName } from '../model/productName';

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const CERTIFICATE = /^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]+$/;
const CERTIFICATE_EXAMPLE = 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b3c4d';

/**
 * Reads the settings of the deployment from the CDK context, which `read` returns by name. Settings that are missing
 * there get their defaults.
 * @throws UnfitSetting when a setting is invalid, or when the stage needs one that is missing
 */
export function settingsOf(read: (name: string) => unknown): Settings {
  const text = (name: string): string | undefined => {
    const value = read(name);
    return value === undefined || value === null || value === '' ? undefined : String(value);
  };
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice) => {
    const value = text(name) ?? otherwise;
    const found = choices.find((choice) => choice === value);
    if (found) return found;
    throw new UnfitSetting(`There is no ${name} "${value}": choose one of ${choices.join(', ')}.`);
  };
  const mailAddress = (name: string, example: string) => {
    const value = text(name);
    if (value === undefined) return null;
    const address = readMailAddress(value);
    if (address) return address;
    throw new UnfitSetting(`"${value}" is not a ${name}: write it like ${example}.`);
  };
  const dollars = (name: string) => {
    const value = text(name);
    if (value === undefined || Number(value) > 0) return value === undefined ? undefined : Number(value);
    throw new UnfitSetting(`"${value}" is not a ${name}: write a number of US dollars above 0.`);
  };

  const formed = (name: string, form: RegExp, example: string) => {
    const value = text(name);
    if (value === undefined || form.test(value)) return value;
    throw new UnfitSetting(`"${value}" is not a ${name}: write it like ${example}.`);
  };

  const stage = oneOf('stage', Object.keys(stages) as Stage[], 'development');
  const mailSender = mailAddress('mailSender', `"${productName} <no-reply@example.com>"`);
  const alarmAddress = mailAddress('alarmAddress', 'ops@example.com')?.address;
  const monthlyBudget = dollars('monthlyBudget');
  if (stages[stage].needsMail && !(mailSender && alarmAddress))
    throw new UnfitSetting(
      `The stage ${stage} needs a sender of mail and an address for alarms: ` +
        `-c mailSender="${productName} <no-reply@example.com>" -c alarmAddress=ops@example.com`,
    );
  if (monthlyBudget !== undefined && !alarmAddress)
    throw new UnfitSetting('A monthlyBudget needs an alarmAddress, which gets the mail about it.');
  const domain = formed('domain', HOST, 'enishi.example.com');
  const certificate = formed('certificate', CERTIFICATE, CERTIFICATE_EXAMPLE);
  if (certificate && certificate.split(':')[3] !== 'us-east-1')
    throw new UnfitSetting(
      `The certificate is in ${certificate.split(':')[3]}: CloudFront needs one in us-east-1, whatever the region of the stage.`,
    );
  if (domain && !certificate)
    throw new UnfitSetting(`A domain needs its certificate: -c certificate=${CERTIFICATE_EXAMPLE}`);
  if (certificate && !domain)
    throw new UnfitSetting('A certificate needs the domain that it is for: -c domain=enishi.example.com');
  const hosts = [domain, ...(text('siteHosts') ?? '').split(',')].filter((host) => host);
  return {
    stage,
    region: text('region') ?? defaultRegion,
    clientArea: oneOf('clientArea', ['open', 'closed'], 'closed'),
    // Mail programs show the name; without one they show the part before the @, such as no-reply.
    mailSender: mailSender && { ...mailSender, name: mailSender.name || productName },
    alarmAddress,
    monthlyBudget,
    domain,
    certificate,
    siteHosts: [...new Set(hosts)].join(','),
    website: oneOf('website', ['built', 'none'], 'built'),
    sentryDsn: formed(
      'sentryDsn',
      /^https:\/\/\w+@[\w.-]+(:\d+)?\/\d+$/,
      'https://key@o1.ingest.sentry.io/2',
    ),
    recruitmentNotice: formed('recruitmentNotice', /^\d{2}-募-\d{6}$/, '51-募-000123'),
    analyticsId: formed('analyticsId', /^GTM-[A-Z0-9]+$/, 'GTM-AB12CD3'),
  };
}
