import { openData } from './start/openData';
import { Shutdown } from '@enishi/local-cloud/processes';
import { welcome } from './start/welcome';
import { readOptions } from './options/readOptions';
import { assertPortFree } from '@enishi/local-cloud/processes';
import { diskFull } from '@enishi/local-cloud/processes';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
// Lambda runs functions in UTC; worker threads take the time zone from this process.
process.env.TZ = 'UTC';

const shutdown = new Shutdown();

async function end(code: number): Promise<never> {
  await shutdown.run();
  process.exit(code);
}

/**
 * Handles errors that no code catches, such as an error of a write in a timer. If the disk is full, the
 * process prints a message and continues. After any other error it ends with exit code 1.
 */
process.on('uncaughtException', (error) => {
  if (diskFull.isReason(error)) return diskFull.tell();
  console.error(error);
  void end(1);
});

async function main(): Promise<void> {
  let asked = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      asked += 1;
      if (asked > 1) process.exit(130);
      console.log('\nStopping …');
      void end(shutdown.exitCode);
    });
  }
  // The parent process has ended, for whatever reason.
  process.once('disconnect', () => void end(shutdown.exitCode));
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    const data = openData(options, shutdown);
    await assertPortFree(options.listen);
    console.log('Starting …');
    // Load the services only now, so that the errors above appear at once.
    const { startCloud } = await import('./start/startCloud');
    console.log(welcome(await startCloud(options, data, shutdown), options));
    if (options.untilReady) await end(0);
  } catch (error) {
    if (asked > 0) return;
    console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}

void main();
