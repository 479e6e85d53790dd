import { SavedViews } from '../../../components/filters/SavedViews';
import type { Example } from '../Example';

export const example: Example = {
  name: 'SavedViews',
  states: { menu: () => <SavedViews list="gallery" /> },
};
