import { useState } from 'react';
import { loadable } from '../../lib/loadable/loadable';

const SettingsDrawer = loadable(async () => (await import('./SettingsDrawer')).SettingsDrawer);

/** Opens the display settings; the drawer's code is loaded when it is first opened. */
export function useSettings() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const drawer = state !== 'never' && (
    <SettingsDrawer open={state === 'open'} onClose={() => setState('closed')} />
  );
  return { open: () => setState('open'), drawer };
}
