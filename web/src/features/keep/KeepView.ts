import type { keepStates } from '../../../../model/keepStates';

/** The filter and the order of the screen of kept jobs. They are part of the URL. */
export interface KeepView {
  state: keyof typeof keepStates | null;
  sort: 'keptAt' | 'publishedAt';
}
