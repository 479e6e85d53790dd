import { CloudFormationClient } from '@aws-sdk/client-cloudformation';

/**
 * Finds credentials as the AWS CLI does (environment, profile, SSO, role of the machine), and puts them into the
 * environment, where the questions and the processes that they start read them. Returns whether there are any.
 */
export async function useCredentials(region: string): Promise<boolean> {
  const found = await new CloudFormationClient({ region }).config.credentials().catch(() => undefined);
  if (!found) return false;
  process.env.AWS_REGION ??= region;
  process.env.AWS_ACCESS_KEY_ID = found.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = found.secretAccessKey;
  if (found.sessionToken) process.env.AWS_SESSION_TOKEN = found.sessionToken;
  return true;
}
