/**
 * The command line options, for `parseArgs`, with which an operator's command chooses its deployment.
 * `--stage staging` chooses a stage in AWS, and `--region` its region, if it is neither AWS_REGION nor the one in which
 * stages are deployed without a setting. Without `--stage`, the command works on the local cloud on PORT.
 */
export const targetOptions = {
  stage: { type: 'string' },
  region: { type: 'string' },
} as const;
