import type { keepStates } from '../../../../model/keepStates';

/** The filter and the sort order of the screen of kept jobs. The URL contains them. */
export interface KeepView {
  state: keyof typeof keepStates | null;
  sort: 'keptAt' | 'publishedAt';
}
