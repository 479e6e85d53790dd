import { delays } from '../settings/delays';
import { stored } from '../storage/stored';

const KEY = 'reloadedAt';

/**
 * Reloads the page to get the newest release. Returns false without reloading if this tab was reloaded less
 * than `delays.nextReload` milliseconds ago, so that a broken release cannot cause endless reloads, or if the
 * time of the reload cannot be stored.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (now - Number(stored.session.get(KEY)) < delays.nextReload) return false;
  stored.session.set(KEY, `${now}`);
  if (stored.session.get(KEY) === null) return false;
  window.location.reload();
  return true;
}
