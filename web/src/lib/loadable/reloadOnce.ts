import { delays } from '../settings/delays';
import { stored } from '../storage/stored';

const KEY = 'reloadedAt';

/**
 * Reloads the page to get the newest release. Returns false, without a reload, when the page was reloaded
 * just before, so that a broken release does not reload endlessly.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (now - Number(stored.session.get(KEY)) < delays.nextReload) return false;
  stored.session.set(KEY, `${now}`);
  if (stored.session.get(KEY) === null) return false;
  window.location.reload();
  return true;
}
