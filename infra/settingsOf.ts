import type { App } from 'aws-cdk-lib';
import { type Stage, stages } from '../model/stages';
import type { Settings } from './Settings';
import { UnfitSetting } from './UnfitSetting';

/**
 * Reads the settings of the deployment from the CDK context; missing ones get their defaults.
 * @throws UnfitSetting when a setting is invalid
 */
export function settingsOf(app: App): Settings {
  const text = (name: string): string | undefined => {
    const value: unknown = app.node.tryGetContext(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice) => {
    const value = text(name) ?? otherwise;
    const found = choices.find((choice) => choice === value);
    if (found) return found;
    throw new UnfitSetting(`There is no ${name} "${value}": choose one of ${choices.join(', ')}.`);
  };
  return {
    stage: oneOf('stage', Object.keys(stages) as Stage[], 'development'),
    region: text('region') ?? 'ap-northeast-1',
    clientArea: oneOf('clientArea', ['open', 'closed'], 'closed'),
    sentryDsn: text('sentryDsn'),
    analyticsId: text('analyticsId'),
  };
}
