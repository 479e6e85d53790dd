import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../src/Environment';

interface Parts {
  template: object;
  /** Further files of the cloud assembly by name, such as nested templates and assets. */
  files?: Record<string, string>;
  /** For each S3 key of an asset, the name of its file in the cloud assembly. */
  assets?: Record<string, string>;
  environment?: Partial<Environment>;
}

/**
 * Writes a cloud assembly with one stack called Example, as `cdk synth` does. Returns an environment that
 * uses the assembly.
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
