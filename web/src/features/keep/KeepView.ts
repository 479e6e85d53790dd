/** What the page shows, as encoded in the URL. */
export interface KeepView {
  state: 'open' | 'closed' | null;
  sort: 'keptAt' | 'publishedAt';
}
