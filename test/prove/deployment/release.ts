import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync, zipSync } from 'fflate';

const FILE = join('test', 'fixtures', 'releasedAssembly.json.gz');

interface AssetManifest {
  files: Record<string, { source: { path: string; packaging: string } }>;
}

const CODE = 'exports.handler = async () => undefined;\n';

/**
 * The production stage of the last release, as CDK synthesised it: its templates, and the lists of what it uploads. The
 * code that it uploads is left out.
 */
export const release = {
  /** Keeps the assembly in a folder as that of the last release. */
  keep(folder: string): void {
    const names = readdirSync(folder).filter((name) =>
      /\.(template|assets)\.json$|^manifest\.json$/.test(name),
    );
    const { artifacts, ...manifest } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      artifacts: Record<string, { type: string; metadata?: object; properties: Record<string, unknown> }>;
    };
    const kept = Object.entries(artifacts)
      .filter(([, { type }]) => /asset-manifest|cloudformation:stack/.test(type))
      .map(([name, { metadata: _, ...artifact }]) => [
        name,
        { ...artifact, additionalMetadataFile: undefined },
      ]);
    const files = Object.fromEntries(
      names.map((name): [string, unknown] => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
    );
    files['manifest.json'] = { ...manifest, artifacts: Object.fromEntries(kept) };
    writeFileSync(FILE, gzipSync(Buffer.from(JSON.stringify(files)), { level: 9, mtime: 0 }));
  },

  /** Writes the assembly of the last release to a folder, with a function that does nothing in the place of its code. */
  write(folder: string): void {
    mkdirSync(folder, { recursive: true });
    const files = JSON.parse(Buffer.from(gunzipSync(readFileSync(FILE))).toString()) as Record<
      string,
      object
    >;
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, name), JSON.stringify(content));
    const manifests = Object.entries(files).filter(([name]) => name.endsWith('.assets.json'));
    for (const [, manifest] of manifests)
      for (const { source } of Object.values((manifest as AssetManifest).files)) {
        const path = join(folder, source.path);
        if (existsSync(path)) continue;
        const code = source.packaging === 'zip' ? join(path, 'index.js') : path;
        mkdirSync(dirname(code), { recursive: true });
        writeFileSync(code, path.endsWith('.zip') ? zipSync({ 'index.js': Buffer.from(CODE) }) : CODE);
      }
  },
};
