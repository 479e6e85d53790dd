import { delays } from '../settings/delays';
import { stored } from '../storage/stored';

const KEY = 'reloadedAt';

/**
 * Reloads the page to get the newest release. If the page was reloaded only just before, it returns false and
 * does not reload, so that a broken release cannot cause endless reloads.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (now - Number(stored.session.get(KEY)) < delays.nextReload) return false;
  stored.session.set(KEY, `${now}`);
  if (stored.session.get(KEY) === null) return false;
  window.location.reload();
  return true;
}
