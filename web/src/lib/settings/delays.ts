/** The delays of the user interface, in milliseconds. */
export const delays = {
  /** The delay from the last typed letter in the keyword field to the search. */
  keywordSearch: 250,
  /** The delay from the last typed letter in a form field to the request for its suggestions. */
  suggestions: 250,
  /** The delay from the last typed letter in the keyword field to the request for its suggestions. */
  searchSuggestions: 120,
  /** The delay from the last change of a form's work preferences to counting the jobs that fit them. */
  fittingJobs: 400,
  /** The delay from the last typed letter of a portfolio's path to the check whether it is free. */
  pathCheck: 400,
  /**
   * The time after the last change of a search until it counts as final. Then it is saved as a recent search,
   * and reported if it found nothing.
   */
  searchSettled: 3_000,
  /** How long loading must take before placeholders and loading indicators become visible. */
  loadingIndicator: 200,
  /** The maximum time to wait for the heading of a new screen, which then gets the focus. */
  headingFocus: 5_000,
  /**
   * The delay between a write and reading a search again, because the search index is updated shortly after
   * the table.
   */
  searchIndex: 2_000,
  /** How long screens correct search results by the jobs that were kept or removed in this tab. */
  recentKeeps: 10_000,
  /** How long a change of an application's state waits, so that it can be taken back, before it is sent. */
  takeBack: 5_000,
  /** The age from which an unsent change of another tab counts as abandoned. */
  otherTabSends: 15_000,
  /** The time between two requests for the progress of a running export. */
  exportPoll: 1_000,
  /** How long a person must wait before requesting another confirmation code. */
  resendCode: 30_000,
  /** The maximum time between two attempts to load code while the site cannot be reached. */
  connectionCheck: 3_000,
  /** The minimum time between two automatic reloads of a page that could not load its code. */
  nextReload: 60_000,
} as const;
