import { callAppSync } from '../../../infra/operations/appsync/callAppSync';
import { createFunction } from './createFunction';
import type { ScratchApi } from './withScratchApi';

const AROUND = 'export const request = () => ({});\nexport const response = (ctx) => ctx.prev.result;\n';

/** Gives a field of a scratch API a pipeline of functions with the given codes. */
export async function createField(
  api: ScratchApi,
  type: string,
  fieldName: string,
  codes: readonly string[],
): Promise<void> {
  const functions: string[] = [];
  for (const [at, code] of codes.entries())
    functions.push(await createFunction(api, `${type}_${fieldName}_${at + 1}`, code));
  await callAppSync(api.region, 'POST', `/v1/apis/${api.id}/types/${type}/resolvers`, {
    body: {
      ...{ fieldName, kind: 'PIPELINE', code: AROUND, pipelineConfig: { functions } },
      runtime: { name: 'APPSYNC_JS', runtimeVersion: '1.0.0' },
    },
  });
}
