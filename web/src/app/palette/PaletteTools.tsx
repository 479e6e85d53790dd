import { useEffect, useEffectEvent, useState } from 'react';
import { isByInputMethod } from '../../lib/isByInputMethod';
import { loadable } from '../../lib/loadable/loadable';
import { PaletteButton } from './PaletteButton';

const Palette = loadable(async () => (await import('./Palette')).Palette);

const opensPalette = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  event.metaKey !== event.ctrlKey &&
  !event.altKey &&
  !event.shiftKey &&
  !isByInputMethod(event);

/**
 * The button of the administrators' command palette, and the palette. ⌘K or Ctrl-K opens and closes it on
 * every screen. The code of the palette is loaded when it is opened for the first time.
 */
export function PaletteTools() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensPalette(event)) return;
    event.preventDefault();
    setState(state === 'open' ? 'closed' : 'open');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <PaletteButton onClick={() => setState('open')} />
      {state !== 'never' && <Palette open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
