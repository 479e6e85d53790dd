import type { App } from 'aws-cdk-lib';
import type { Settings } from './Settings';

/** The deployment's choices from the CDK context, with their defaults. */
export function settingsOf(app: App): Settings {
  const text = (name: string): string | undefined => {
    const value: unknown = app.node.tryGetContext(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    stage: text('stage') ?? 'development',
    region: text('region') ?? 'ap-northeast-1',
    clientArea: text('clientArea') === 'open' ? 'open' : 'closed',
    sentryDsn: text('sentryDsn'),
    analyticsId: text('analyticsId'),
  };
}
