import {
  BrowserClient,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
  setCurrentClient,
} from '@sentry/browser';
import { correlationId } from '../../../../../model/correlationId';
import { releaseOf } from '../../../../../model/releaseOf';
import type { FieldError } from './FieldError';
import { maskEnvelope } from './maskEnvelope';

/**
 * Which share of the visits, from 0 to 1, is recorded: with performance traces, with a replay, and with a
 * replay if an error occurs. The product specification names these numbers.
 */
const rates = { tracesSampleRate: 1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 };

/**
 * The transport with which Sentry's client sends its data. It masks the data first. No other code sends
 * anything to Sentry.
 */
const maskingTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(maskEnvelope(envelope)) };
};

/**
 * Settings that keep Sentry's client from collecting data about the person and what the person wrote, as it
 * does by default.
 */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
};

/** Returns the correlation id of a request, given the second argument of `fetch`. */
const idIn = (init: unknown) =>
  new Headers((init as RequestInit | undefined)?.headers).get(correlationId.header) ?? undefined;

/** Returns the correlation id of the failed operation, if the error is the API's answer to one. */
function readReference(error: unknown): string | undefined {
  const { errors } = (error ?? {}) as { errors?: readonly { extensions?: { correlationId?: string } }[] };
  return Array.isArray(errors) ? errors[0]?.extensions?.correlationId : undefined;
}

/** Returns the name of the release to which the page's scripts belong. */
const readRelease = () =>
  releaseOf(document.querySelector<HTMLScriptElement>('script[src*="/shell-"]')?.src ?? '');

/**
 * Starts Sentry's client, which from then on reports uncaught errors, traces and replays. Replays contain
 * no readable texts, inputs or media. In all data that are sent, whatever could identify somebody is
 * masked.
 * @returns a function that reports an error which the app has caught
 */
export function openSentry(dsn: string, stage: string): (found: FieldError) => void {
  const client = new BrowserClient({
    dsn,
    environment: stage,
    release: readRelease(),
    ...rates,
    dataCollection,
    transport: maskingTransport,
    stackParser: defaultStackParser,
    // Requests to AppSync accept no further headers, and the texts of errors decide what the screen says.
    tracePropagationTargets: [],
    enhanceFetchErrorMessages: 'report-only',
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // Nor what the console says, which can contain anything.
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({
        onRequestSpanStart: (span, { headers }) => {
          const id = idIn({ headers });
          if (id) span.setAttribute('correlation_id', id);
        },
      }),
      // Without compression the masks see the recording, and no worker needs to be allowed.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
      }),
    ],
    beforeSend: (event, hint) => {
      const reference = readReference(hint.originalException);
      return reference ? { ...event, tags: { ...event.tags, correlation_id: reference } } : event;
    },
    beforeBreadcrumb: (crumb, hint) => {
      const input: unknown = hint?.input;
      const id = Array.isArray(input) ? idIn(input[1]) : undefined;
      return id ? { ...crumb, data: { ...crumb.data, correlation_id: id } } : crumb;
    },
  });
  setCurrentClient(client);
  client.init();
  return ({ error, during }) => {
    captureException(error, { tags: { during } });
  };
}
