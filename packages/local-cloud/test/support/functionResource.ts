import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from '../../src/template/Stack';

/**
 * Returns a Lambda function as a resource of a template, and writes the function's code to a folder below
 * `folder`.
 */
export function functionResource(
  folder: string,
  physicalId: string,
  code: string,
  more: Record<string, unknown> = {},
): Resource {
  const asset = join(folder, physicalId);
  mkdirSync(asset, { recursive: true });
  writeFileSync(join(asset, 'index.js'), code);
  return {
    logicalId: physicalId,
    type: 'AWS::Lambda::Function',
    physicalId,
    properties: {
      Arn: `arn:aws:lambda:ap-northeast-1:000000000000:function:${physicalId}`,
      Code: asset,
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role: 'arn:aws:iam::000000000000:role/test',
      ...more,
    },
  };
}
