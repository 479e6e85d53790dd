import type { Stage } from './stages';

/** The secrets of a deployment, each with the last part of its name in AWS Systems Manager. */
const secrets = { slackWebhook: 'slack-webhook' } as const;

export type Secret = keyof typeof secrets;

/**
 * Returns the name of the SecureString parameter of AWS Systems Manager that contains a secret of a stage, such as
 * `/enishi/staging/slack-webhook`.
 */
export const secretPath = (stage: Stage, secret: Secret): string => `/enishi/${stage}/${secrets[secret]}`;
