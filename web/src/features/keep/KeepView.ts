/** What the screen of kept jobs shows: filter and order. The URL contains it. */
export interface KeepView {
  state: 'open' | 'closed' | null;
  sort: 'keptAt' | 'publishedAt';
}
