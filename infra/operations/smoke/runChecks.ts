import { apiChecks } from './apiChecks';
import type { Check } from './Check';
import { expectThat } from './expectThat';
import { pageChecks } from './pageChecks';
import type { Target } from './Target';

async function readTarget(site: string): Promise<Target> {
  const response = await fetch(`${site}/config.json`).catch((error: Error) => {
    throw new Error(`${site} cannot be reached: ${String(error.cause ?? error.message)}`);
  });
  expectThat(response.ok, `/config.json answers ${response.status}`);
  return { site, config: (await response.json()) as Target['config'] };
}

/**
 * Runs every check against the deployment behind a URL, and prints a line for each. Returns how many failed.
 * @param more checks that need more than the URL
 * @throws Error when the deployment has no configuration of the web app, without which nothing can be checked
 */
export async function runChecks(url: string, more: readonly Check[] = []): Promise<number> {
  const target = await readTarget(url.replace(/\/$/, ''));
  const checks = [...pageChecks, ...apiChecks, ...more];
  let failed = 0;
  for (const { name, run } of checks) {
    const problem = await run(target).then(
      () => null,
      (error: Error) => error.message,
    );
    if (problem !== null) failed += 1;
    console.log(problem === null ? `ok    ${name}` : `FAIL  ${name}: ${problem}`);
  }
  console.log(`\n${checks.length - failed} passed, ${failed} failed`);
  return failed;
}
