import { callAppSync } from '../../../infra/operations/appsync/callAppSync';
import type { ScratchApi } from './withScratchApi';

/**
 * Saves code as a function of a scratch API, and returns the function's id.
 * @throws Error with AppSync's reason when it refuses the code
 */
export async function createFunction(
  { id, region }: ScratchApi,
  name: string,
  code: string,
): Promise<string> {
  const runtime = { name: 'APPSYNC_JS', runtimeVersion: '1.0.0' };
  const { functionConfiguration } = await callAppSync<{ functionConfiguration: { functionId: string } }>(
    region,
    'POST',
    `/v1/apis/${id}/functions`,
    { body: { name, dataSourceName: 'None', runtime, code } },
  );
  return functionConfiguration.functionId;
}
