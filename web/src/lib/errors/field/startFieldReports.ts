import { loadConfig } from '../../config/loadConfig';
import { fieldErrors } from './fieldErrors';

/**
 * Sends errors to the service whose URL is the setting `sentryDsn` of the configuration. They include the
 * errors that were kept since the page was opened. Without the setting, no code is loaded and no error is
 * sent. A line in the console names those of the settings `sentryDsn` and `analyticsId` that are missing.
 */
export async function startFieldReports(): Promise<void> {
  const { sentryDsn, analyticsId, stage } = await loadConfig();
  const off = Object.entries({ sentryDsn, analyticsId }).flatMap(([name, value]) => (value ? [] : [name]));
  if (off.length > 0) console.info('Not configured:', ...off);
  if (!sentryDsn) return fieldErrors.sendTo(() => undefined);
  const { openSentry } = await import('./openSentry');
  fieldErrors.sendTo(openSentry(sentryDsn, stage));
}
