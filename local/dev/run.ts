import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { readOptions } from '../options/readOptions';
import { assertPortFree } from '@enishi/local-cloud/processes';
import { projectRoot } from '../projectRoot';
import { DevelopmentLoop } from './DevelopmentLoop';
import { generateDocuments } from './generateDocuments';
import { startVite } from './startVite';

const print = (text: string) => process.stdout.write(text);

/** Returns a free TCP port of 127.0.0.1, on which nothing listens at the moment. */
async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function main(): Promise<void> {
  process.chdir(projectRoot);
  const args = process.argv.slice(2);
  const options = readOptions(args, process.env);
  const { port } = options;
  await assertPortFree(port);
  const listen = await unusedPort();
  const loop = new DevelopmentLoop(options, args, listen, print);
  const documents = generateDocuments().catch((error: Error) => print(`${error.message}\n`));
  // At its start, Vite scans all imported files for dependencies, the generated ones too.
  if (!existsSync('web/src/generated/schema.ts')) await documents;
  let isStopping = false;
  const vite = await startVite({
    port,
    cache: join(options.folder, 'vite'),
    stack: listen,
    watch: DevelopmentLoop.watched,
    onChange: (file) => loop.change(file),
  });
  const stop = async () => {
    if (isStopping) {
      loop.kill();
      process.exit(130);
    }
    isStopping = true;
    await Promise.allSettled([loop.stop(), vite.close()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // During its start, the stack calls its functions through Vite's port, so Vite has to listen first.
  await Promise.all([loop.start(), documents]);
  if (!isStopping)
    print(`\n  Developing   http://127.0.0.1:${port} takes over every change as you save it\n\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
