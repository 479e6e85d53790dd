/** Delays of the interface, in milliseconds. */
export const delays = {
  /** Debounce of the keyword field: from the last letter to the search. */
  keywordSearch: 250,
  /** From the last change of a search until it counts as final: it is saved as a recent search and reported. */
  searchSettled: 3_000,
  /** Before placeholders and loading indicators appear. */
  loadingIndicator: 200,
  /** From the start of the app until the code of the toasts is loaded. */
  toastHost: 3_000,
  /** Maximum wait for the heading of a new screen, which gets the focus. */
  headingFocus: 5_000,
  /** Before a list is refetched after a write, because the search index follows with a delay. */
  searchIndex: 2_000,
  /** How long a screen corrects search results by the keeps of this tab. */
  recentKeeps: 10_000,
  /** Between two polls while an export is running. */
  exportPoll: 1_000,
  /** Until another confirmation code can be requested. */
  resendCode: 30_000,
} as const;
