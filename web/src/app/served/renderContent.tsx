import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from 'graphql';
import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { MailLanguage } from '../../../../model/mailLanguage';
import type { RenderContent, SendAsGuest } from '../../../../model/ServedPage';
import { servedTexts } from '../../generated/servedTexts';
import { JobFilters } from '../../features/jobs/result/JobFilters';
import { LaterJobFilters } from '../../features/jobs/result/LaterJobFilters';
import { ServedClient } from '../../lib/apollo/ServedClient';
import { typePolicies } from '../../lib/apollo/typePolicies';
import { sessionStore } from '../../lib/auth/sessionStore';
import { i18nOptions } from '../../lib/language/i18nOptions';
import { LaterPlainProviders } from '../../lib/theme/LaterPlainProviders';
import { PlainProviders } from '../../lib/theme/PlainProviders';
import { redirects, screens } from '../routes';
import { Shell } from '../Shell';
import { servedScreens } from './servedScreens';

// Every page is rendered as a guest sees it.
sessionStore.set({ status: 'guest', reason: 'noTokens' });
LaterPlainProviders.preset(PlainProviders);
LaterJobFilters.preset(JobFilters);

const handler = createStaticHandler([
  // They would be public pages otherwise, whose path is any word.
  ...redirects.map(({ from }) => ({ path: from, element: null })),
  {
    element: <Shell />,
    children: screens.map((screen) => {
      const Content = servedScreens[screen.path];
      return { path: screen.path, handle: screen, element: Content && <Content /> };
    }),
  },
]);

const instances = new Map<MailLanguage, i18n>();

function i18nOf(language: MailLanguage): i18n {
  const known = instances.get(language);
  if (known) return known;
  const made = i18next.createInstance();
  const resources = {
    ja: { translation: servedTexts.ja },
    [language]: { translation: servedTexts[language] },
  };
  void made.init({ ...i18nOptions, lng: language, resources, initAsync: false });
  instances.set(language, made);
  return made;
}

function createClient(send: SendAsGuest, failed: (error: unknown) => void): ApolloClient {
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable<ApolloLink.Result>((observer) => {
        send(print(query), variables).then(
          (data) => {
            observer.next({ data });
            observer.complete();
          },
          (error: unknown) => {
            failed(error);
            observer.error(error);
          },
        );
      }),
  );
  return new ApolloClient({ ssrMode: true, cache: new InMemoryCache({ typePolicies }), link });
}

/**
 * Renders a tree as one piece. React would otherwise leave larger parts out and add a script that moves them to their
 * place. An error leaves out a part too, and is passed on.
 */
const renderWhole = (failed: (error: unknown) => void) => (tree: ReactNode) =>
  prerenderToNodeStream(tree, { progressiveChunkSize: Infinity, onError: failed });

/** Renders the content of a public page, as the app renders it for a guest. */
export const renderContent: RenderContent = async (request, send) => {
  const { path, query, language } = request;
  const url = `http://site${path}${query ? `?${query}` : ''}`;
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  const screen = context.matches.at(-1)?.route.path;
  if (screen === undefined || !servedScreens[screen]) return null;
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const client = createClient(send, failed);
  const router = createStaticRouter(handler.dataRoutes, context);
  const at = Date.now();
  const { result } = await prerenderStatic({
    tree: (
      <I18nextProvider i18n={i18nOf(language)}>
        <ServedClient value={client}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ServedClient>
      </I18nextProvider>
    ),
    context: { client },
    renderFunction: renderWhole(failed),
  });
  if (failures.length > 0) throw failures[0];
  return { html: result, served: { ...request, at, cache: client.cache.extract() as object } };
};
