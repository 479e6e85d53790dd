import type { AskedStack } from './Belief';
import { createField } from './scratch/createField';
import { createSchema } from './scratch/createSchema';
import { queryScratch } from './scratch/queryScratch';
import { withScratchApi } from './scratch/withScratchApi';

const ends = `import { runtime } from '@aws-appsync/utils';
export function request() {
  runtime.earlyReturn(null, { skipTo: 'END' });
}
export const response = () => 'the step that ended';
`;

const goesOn = `export const request = () => ({ payload: null });
export const response = () => 'the step that follows';
`;

/** Lets the first step of a pipeline end it with `null`: the second must not run. */
export async function askSkippedSteps({ region }: Pick<AskedStack, 'region'>): Promise<string[]> {
  return withScratchApi(region, async (api) => {
    await createSchema(api, 'type Query { ended: String }');
    await createField(api, 'Query', 'ended', [ends, goesOn]);
    const { ended } = await queryScratch(api, '{ ended }');
    return ended === null ? [] : [`the pipeline answers ${JSON.stringify(ended)} instead of null`];
  });
}
