import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../src/Environment';

interface Parts {
  template: object;
  /** Further files of the cloud assembly, such as nested templates and assets: their contents by name. */
  files?: Record<string, string>;
  /** The assets of the cloud assembly: the name of each asset's file by its S3 key. */
  assets?: Record<string, string>;
  environment?: Partial<Environment>;
}

/**
 * Writes a cloud assembly with one stack, Example, as `cdk synth` would. Returns the settings of a local
 * cloud that starts from it.
 */
export function writeAssembly({ template, files = {}, assets = {}, environment = {} }: Parts): Environment {
  const folder = mkdtempSync(join(process.env.ASSEMBLIES ?? tmpdir(), 'assembly-'));
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('manifest.json', {
    artifacts: {
      Example: {
        type: 'aws:cloudformation:stack',
        properties: { templateFile: 'Example.template.json', stackName: 'Example' },
      },
      'Example.assets': { type: 'cdk:asset-manifest', properties: { file: 'Example.assets.json' } },
    },
  });
  write('Example.template.json', template);
  write('Example.assets.json', {
    files: Object.fromEntries(
      Object.entries(assets).map(([objectKey, path]) => [
        objectKey,
        { source: { path }, destinations: { here: { objectKey } } },
      ]),
    ),
  });
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    port: 5173,
    origin: 'http://127.0.0.1:5173',
    data: join(folder, 'data'),
    assembly: folder,
    region: 'ap-northeast-1',
    accountId: '000000000000',
    dynamodbEndpoint: 'http://127.0.0.1:5174',
    searchEndpoint: 'http://127.0.0.1:5175',
    parameters: {},
    filesEndpoint: 'http://127.0.0.1:5176',
    ...environment,
  };
}
