import type { ComponentProps } from 'react';
import { ScreenProviders } from '../../lib/theme/ScreenProviders';
import { PaletteDialog } from './PaletteDialog';

/**
 * The command palette with its own Ant Design and Apollo providers, because it is rendered outside of the
 * screen and its providers.
 */
export const Palette = (props: ComponentProps<typeof PaletteDialog>) => (
  <ScreenProviders>
    <PaletteDialog {...props} />
  </ScreenProviders>
);
