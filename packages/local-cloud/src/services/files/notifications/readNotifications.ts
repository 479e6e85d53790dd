import type { Stack } from '../../../template/Stack';
import type { Notification } from './Notification';

interface LambdaConfiguration {
  Events: string[];
  LambdaFunctionArn: string;
  Filter?: { Key?: { FilterRules?: { Name: string; Value: string }[] } };
}

interface Properties {
  BucketName: string;
  NotificationConfiguration: Record<string, unknown> & {
    LambdaFunctionConfigurations?: LambdaConfiguration[];
  };
}

/**
 * Reads the S3 bucket notifications from the template. CDK declares them there as custom resources.
 * @throws Error when a notification goes to anything but a Lambda function
 */
export function readNotifications(stack: Stack): Notification[] {
  return stack.resources('Custom::S3BucketNotifications').flatMap(({ logicalId, properties }) => {
    const { BucketName, NotificationConfiguration } = properties as unknown as Properties;
    const { LambdaFunctionConfigurations = [], ...others } = NotificationConfiguration;
    const [other] = Object.keys(others);
    if (other) throw new Error(`${logicalId}: ${other} is not emulated locally, only functions are`);
    return LambdaFunctionConfigurations.map(({ Events, Filter, LambdaFunctionArn }) => {
      const rule = (name: string) =>
        Filter?.Key?.FilterRules?.find(({ Name }) => Name.toLowerCase() === name)?.Value ?? '';
      return {
        bucket: BucketName,
        events: Events.map((event) => event.replace(/^s3:/, '')),
        prefix: rule('prefix'),
        suffix: rule('suffix'),
        functionArn: LambdaFunctionArn,
      };
    });
  });
}
