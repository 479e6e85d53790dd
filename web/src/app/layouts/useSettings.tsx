import { lazy, Suspense, useState } from 'react';

const SettingsDrawer = lazy(() =>
  import('./SettingsDrawer').then((module) => ({ default: module.SettingsDrawer })),
);

/** The display settings: a way to open them, and the drawer itself, loaded when first opened. */
export function useSettings() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const drawer = state !== 'never' && (
    <Suspense fallback={null}>
      <SettingsDrawer open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  );
  return { open: () => setState('open'), drawer };
}
