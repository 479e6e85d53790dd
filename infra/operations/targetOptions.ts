/**
 * The command line options, for `parseArgs`, with which an operator's command chooses its deployment.
 * `--stage staging` chooses a stage in AWS, and `--region` the AWS region of the stage. Without `--stage`,
 * the command works on the local cloud on PORT.
 */
export const targetOptions = {
  stage: { type: 'string' },
  region: { type: 'string', default: 'ap-northeast-1' },
} as const;
