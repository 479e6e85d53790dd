/**
 * Replaces the AWS SDK's event streams in the bundles of Lambda functions. No function uses an operation that
 * streams events, such as SelectObjectContent of S3, but the SDK's clients would include their code.
 * @throws Error always
 */
export function refuseEventStreams(): never {
  throw new Error('The bundles of Lambda functions do not contain the event streams of the AWS SDK');
}

const keepConfig = <Config>(config: Config): Config => config;

export {
  refuseEventStreams as EventStreamSerde,
  refuseEventStreams as eventStreamSerdeProvider,
  keepConfig as resolveEventStreamSerdeConfig,
};
