import { type Stage, stages } from '../model/stages';
import { readMailAddress } from './readMailAddress';
import type { Settings } from './Settings';
import { UnfitSetting } from './UnfitSetting';

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
  const mailSender = mailAddress('mailSender', '"Enishi <no-reply@example.com>"');
  const alarmAddress = mailAddress('alarmAddress', 'ops@example.com')?.address;
  const monthlyBudget = dollars('monthlyBudget');
  if (stages[stage].needsMail && !(mailSender && alarmAddress))
    throw new UnfitSetting(
      `The stage ${stage} needs a sender of mail and an address for alarms: ` +
        `-c mailSender="Enishi <no-reply@example.com>" -c alarmAddress=ops@example.com`,
    );
  if (monthlyBudget !== undefined && !alarmAddress)
    throw new UnfitSetting('A monthlyBudget needs an alarmAddress, which gets the mail about it.');
  return {
    stage,
    region: text('region') ?? 'ap-northeast-1',
    clientArea: oneOf('clientArea', ['open', 'closed'], 'closed'),
    // Mail programs show the name; without one they show the part before the @, such as no-reply.
    mailSender: mailSender && { ...mailSender, name: mailSender.name || 'Enishi' },
    alarmAddress,
    monthlyBudget,
    siteHosts: text('siteHosts') ?? '',
    website: oneOf('website', ['built', 'none'], 'built'),
    sentryDsn: formed(
      'sentryDsn',
      /^https:\/\/\w+@[\w.-]+(:\d+)?\/\d+$/,
      'https://key@o1.ingest.sentry.io/2',
    ),
    analyticsId: formed('analyticsId', /^GTM-[A-Z0-9]+$/, 'GTM-AB12CD3'),
  };
}
