import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Screen } from '../../lib/route/Screen';
import { productName } from '../../../../model/productName';

/**
 * Returns the head tags that the server (`lambdas/render-page`) wrote into the first page that was opened.
 */
const servedTags = () => [...document.head.querySelectorAll('[data-served]')];

/**
 * Returns whether the server wrote head tags for this URL. The app keeps those tags, because they say more
 * than the app's own tags: they include a description, a picture and structured data.
 */
const isServedFor = (url: string) =>
  servedTags().some((tag) => tag instanceof HTMLLinkElement && tag.href === url);

/**
 * Sets the document title of a screen, and its meta tags for search engines and shared links. Screens that
 * need a sign-in or are `hidden` get a tag that keeps them out of search engines.
 */
export function DocumentHead({ screen }: { screen: Screen }) {
  // The head of a page that the site renders is written by `render-page` itself.
  return typeof document === 'undefined' ? null : <OwnHead screen={screen} />;
}

function OwnHead({ screen }: { screen: Screen }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const title = `${t(screen.title)} | ${productName}`;
  const isPublic = screen.grants?.includes('guest') && !screen.hidden;
  const url = window.location.origin + pathname;
  const isServed = isServedFor(url);
  useLayoutEffect(() => {
    if (!isServed) for (const tag of servedTags()) tag.remove();
  }, [isServed]);
  // Runs before the effects of screens, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title, pathname]);
  if (!isPublic) return <meta name="robots" content="noindex" />;
  if (isServed) return null;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
    </>
  );
}
