import type { MailLanguage } from './mailLanguage';

/** A public page as a visitor asks for it: what decides its content, and nothing else of the request. */
export interface PageRequest {
  /** The path as the browser sent it. */
  path: string;
  /** The query string without its `?`; only the parameters of `servedParameters`, in their order. */
  query: string;
  language: MailLanguage;
}

/**
 * What a page with content says to the web app, as JSON in the page: for which request it was rendered, when, and with
 * which answers of the API. The app renders the same from it and sends no request of its own.
 */
export interface ServedPage extends PageRequest {
  /** When the page was rendered, in milliseconds since 1970. */
  at: number;
  /** The content of Apollo's cache. Guests may read all of it. */
  cache: object;
}

/** The content of a public page. */
export interface PageContent {
  /** The HTML of the app's root element. */
  html: string;
  served: ServedPage;
}

/** Sends a query to the API with a guest's rights, and returns its data. It fails when the answer has an error. */
export type SendAsGuest = (query: string, variables: object) => Promise<Record<string, unknown>>;

/**
 * Renders the content of a public page with the components of the web app. Null for a page without content: it needs
 * a sign-in, leads to another page, or is not among the screens that are rendered here.
 */
export type RenderContent = (request: PageRequest, send: SendAsGuest) => Promise<PageContent | null>;
