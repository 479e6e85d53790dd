import type { ComponentProps } from 'react';
import { ScreenProviders } from '../../lib/theme/ScreenProviders';
import { PaletteDialog } from './PaletteDialog';

/** The command palette outside of the screen, with providers of its own. */
export const Palette = (props: ComponentProps<typeof PaletteDialog>) => (
  <ScreenProviders>
    <PaletteDialog {...props} />
  </ScreenProviders>
);
