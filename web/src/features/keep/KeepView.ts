import type { keepStates } from '../../../../model/keepStates';

/** What the screen of kept jobs shows: filter and order. The URL contains it. */
export interface KeepView {
  state: keyof typeof keepStates | null;
  sort: 'keptAt' | 'publishedAt';
}
