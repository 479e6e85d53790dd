import { useState } from 'react';
import { loadable } from '../../lib/loadable/loadable';

const SettingsDrawer = loadable(async () => (await import('./SettingsDrawer')).SettingsDrawer);

/**
 * Returns the drawer of display settings as an element, and a function that opens it. The drawer's code is
 * loaded when it is opened for the first time.
 */
export function useSettings() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const drawer = state !== 'never' && (
    <SettingsDrawer open={state === 'open'} onClose={() => setState('closed')} />
  );
  return { open: () => setState('open'), drawer };
}
