import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Received {
  url: string;
  token: string | undefined;
  fields: Record<string, string>;
}

/** Reads the fields of a form, files as text, or of a JSON body. */
async function fieldsOf(body: Buffer, type: string): Promise<Record<string, string>> {
  if (type.includes('json')) return JSON.parse(body.toString()) as Record<string, string>;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const entries = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await value.text(),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

let server: Server;
let folder: string;
let received: Received[];
/** The status of the answer to each file; 201 by default. */
let statusOf: (name: string) => number;

beforeEach(async () => {
  received = [];
  statusOf = () => 201;
  folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void fieldsOf(Buffer.concat(chunks), request.headers['content-type'] ?? '').then((fields) => {
        received.push({ url: request.url ?? '', token: request.headers.authorization, fields });
        response.writeHead(statusOf(fields.name ?? '')).end('{"detail":"an answer"}');
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

function build(files: Readonly<Record<string, string | undefined>>): void {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const built = {
  'dist/index.html': '<script src="/assets/shell-BtZ-cR5Y.js"></script>',
  'dist/assets/shell-BtZ-cR5Y.js': 'shell()',
  'dist/assets/forms-11223344.js': 'forms()',
  'dist/assets/index-55667788.css': '',
  'dist/assets/reexport-99.js': 'without a map',
  'dist-maps/shell-BtZ-cR5Y.js.map': '{"shell":1}',
  'dist-maps/forms-11223344.js.map': '{"forms":1}',
};

function run(args: string[], token = 'secret'): Promise<{ code: number; output: string }> {
  const { port } = server.address() as AddressInfo;
  const command = ['--import', 'tsx', 'infra/operations/sourceMaps.ts', '--dist', join(folder, 'dist')];
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...command, '--url', `http://127.0.0.1:${port}`, ...args],
      { env: { ...process.env, SENTRY_AUTH_TOKEN: token } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

const project = ['--org', 'enishi', '--project', 'web'];

test('scripts and their maps become files of the release that the app reports', async () => {
  build(built);
  expect(await run(project)).toEqual({ code: 0, output: 'The release BtZ-cR5Y has 2 source maps.\n' });
  expect(new Set(received.map(({ token }) => token))).toEqual(new Set(['Bearer secret']));
  const [release, ...files] = received;
  expect(release).toMatchObject({
    url: '/api/0/organizations/enishi/releases/',
    fields: { version: 'BtZ-cR5Y', projects: ['web'] },
  });
  const url = '/api/0/organizations/enishi/releases/BtZ-cR5Y/files/';
  expect(new Set(files.map((file) => file.url))).toEqual(new Set([url]));
  const forms = '~/assets/forms-11223344.js';
  const shell = '~/assets/shell-BtZ-cR5Y.js';
  expect(files.map(({ fields }) => fields)).toEqual([
    { name: `${forms}.map`, file: '{"forms":1}' },
    { name: forms, file: 'forms()', header: 'Sourcemap:forms-11223344.js.map' },
    { name: `${shell}.map`, file: '{"shell":1}' },
    { name: shell, file: 'shell()', header: 'Sourcemap:shell-BtZ-cR5Y.js.map' },
  ]);
});

test('an upload that was interrupted goes on with what is missing', async () => {
  build(built);
  statusOf = (name) => (name.includes('forms') ? 409 : 201);
  expect((await run(project)).code).toBe(0);
  expect(received.map(({ fields }) => fields.name)).toContain('~/assets/shell-BtZ-cR5Y.js');
});

test('a refusal of the service ends the command with its answer', async () => {
  build(built);
  statusOf = (name) => (name ? 403 : 201);
  const { code, output } = await run(project);
  expect(code).toBe(1);
  expect(output).toMatch(/files\/ answers 403: \{"detail":"an answer"\}/);
  expect(output).not.toContain('secret');
});

test.each([
  ['there is no build', {}, project, 'secret', /deploy from this checkout first/],
  [
    'the maps are of another build',
    { ...built, 'dist-maps/shell-BtZ-cR5Y.js.map': undefined },
    project,
    'secret',
    /does not belong/,
  ],
  ['there is no token', built, project, '', /SENTRY_AUTH_TOKEN is not set/],
  ['no project is named', built, [], 'secret', /Name the organization and the project/],
] as const)('nothing is sent when %s', async (_, files, args, token, message) => {
  build(files);
  const { code, output } = await run([...args], token);
  expect(code).toBe(1);
  expect(output).toMatch(message);
  expect(received).toEqual([]);
});
