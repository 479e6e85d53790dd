import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Template } from './Template';

interface Manifest {
  artifacts?: Record<
    string,
    { type: string; properties?: { templateFile?: string; stackName?: string; file?: string } }
  >;
}

interface AssetManifest {
  files: Record<string, { source: { path?: string }; destinations: Record<string, { objectKey: string }> }>;
}

export interface Assembly {
  stackName: string;
  template: Template;
  /** Returns the template of a nested CloudFormation stack by its S3 key. */
  nested(key: string): Template;
  /**
   * Returns the absolute path of the asset (file or folder) with the given S3 key.
   * @throws Error when there is none
   */
  asset(key: string): string;
}

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
}

function assetPaths(folder: string, manifests: string[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const manifest of manifests) {
    for (const { source, destinations } of Object.values(readJson<AssetManifest>(folder, manifest).files)) {
      if (source.path === undefined) continue;
      for (const { objectKey } of Object.values(destinations))
        paths.set(objectKey, resolve(folder, source.path));
    }
  }
  return paths;
}

/**
 * Reads a cloud assembly that CDK has synthesised (`cdk.out`).
 * @throws Error when the folder does not contain exactly one stack
 */
export function readAssembly(folder: string): Assembly {
  const artifacts = Object.entries(readJson<Manifest>(folder, 'manifest.json').artifacts ?? {});
  const stacks = artifacts.filter(([, { type }]) => type === 'aws:cloudformation:stack');
  const [stack, ...others] = stacks;
  if (!stack || others.length > 0) {
    const names = stacks.map(([name]) => name).join(', ') || 'none';
    throw new Error(`${folder} must hold exactly one stack, found: ${names}`);
  }
  const [artifactId, { properties }] = stack;
  const manifests = artifacts.flatMap(([, { type, properties: asset }]) =>
    type === 'cdk:asset-manifest' && asset?.file ? [asset.file] : [],
  );
  const assets = assetPaths(folder, manifests);
  const asset = (key: string): string => {
    const path = assets.get(key);
    if (path === undefined) throw new Error(`${folder} has no asset published as ${key}`);
    return path;
  };
  return {
    stackName: properties?.stackName ?? artifactId,
    template: readJson<Template>(folder, properties?.templateFile ?? `${artifactId}.template.json`),
    nested: (key) => JSON.parse(readFileSync(asset(key), 'utf8')) as Template,
    asset,
  };
}
