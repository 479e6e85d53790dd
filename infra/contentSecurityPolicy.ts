import { FramedHosts } from '../model/limits/FramedHosts';

interface Allowed {
  /** Origins of the API and of the user pool, which the web app calls. */
  connect: readonly string[];
  /** The origin of the bucket of uploaded files. */
  uploads: string;
  /**
   * The address (DSN) of the Sentry project to which the web app reports errors. The policy permits requests
   * to its host. Undefined if errors are not reported.
   */
  sentryDsn?: string;
  /**
   * The id of the container of Google Tag Manager; undefined if there is none. Google's hosts are permitted
   * only if there is one.
   */
  analyticsId?: string;
}

const tagManager = 'https://*.googletagmanager.com';
const analytics = 'https://*.google-analytics.com';

/**
 * Returns the content security policy of the web app's pages. It permits what the deployment has configured
 * and nothing else.
 */
export function contentSecurityPolicy({ connect, uploads, sentryDsn, analyticsId }: Allowed): string {
  const errors = sentryDsn ? [new URL(sentryDsn).origin] : [];
  const whenAnalysed = (...sources: string[]) => (analyticsId ? sources : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...whenAnalysed(tagManager)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', uploads, ...whenAnalysed(analytics, tagManager)],
    'media-src': ["'self'", uploads],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      uploads,
      ...connect,
      ...errors,
      ...whenAnalysed(analytics, 'https://*.analytics.google.com', tagManager),
    ],
    'frame-src': FramedHosts.map((host) => `https://${host}`),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
