/**
 * The command line options, for `parseArgs`, with which an operator's command chooses its deployment:
 * `--stage staging` for a stage in AWS, in the AWS region `--region`; without a stage, the local cloud on
 * PORT.
 */
export const targetOptions = {
  stage: { type: 'string' },
  region: { type: 'string', default: 'ap-northeast-1' },
} as const;
