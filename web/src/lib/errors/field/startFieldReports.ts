import { loadConfig } from '../../config/loadConfig';
import { fieldErrors } from './fieldErrors';

/**
 * Reports errors to the service that the configuration names as `sentryDsn`, including those that were kept
 * since the page was opened. Without that setting it loads no code. A line in the console says what is off.
 */
export async function startFieldReports(): Promise<void> {
  const { sentryDsn, analyticsId, stage } = await loadConfig();
  const off = Object.entries({ sentryDsn, analyticsId }).flatMap(([name, value]) => (value ? [] : [name]));
  if (off.length > 0) console.info('Not configured:', ...off);
  if (!sentryDsn) return fieldErrors.sendTo(() => undefined);
  const { openSentry } = await import('./openSentry');
  fieldErrors.sendTo(openSentry(sentryDsn, stage));
}
