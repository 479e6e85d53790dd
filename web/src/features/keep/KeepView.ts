/** What the page shows, as it stands in the address. */
export interface KeepView {
  state: 'open' | 'closed' | null;
  sort: 'keptAt' | 'publishedAt';
}
