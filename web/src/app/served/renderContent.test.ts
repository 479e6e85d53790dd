import { mailLanguages } from '../../../../model/mailLanguage';
import type { PageRequest } from '../../../../model/ServedPage';
import { featureTexts } from '../../i18n/featureTexts';
import { servedFeatures } from '../../i18n/servedFeatures';
import { redirects, screens } from '../routes';
import { renderContent } from './renderContent';
import { servedScreens } from './servedScreens';

const publicScreens = screens.filter(({ grants, hidden }) => grants?.includes('guest') && hidden !== true);

/** Public screens that the browser draws: forms, whose fields are those of Ant Design. */
const drawnInBrowser = ['/auth/login', '/auth/register', '/contact-us'];

const request = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  ...{ path, query: '', language: 'ja' as const },
  ...more,
});
const refuse = () => Promise.reject(new Error('no API'));

test('the content of every public screen is in its page, or the screen is named here', () => {
  const without = publicScreens.map(({ path }) => path).filter((path) => !servedScreens[path]);
  expect(without).toEqual(drawnInBrowser);
});

test('the texts that each of these screens names are there, and no others', () => {
  const named = screens
    .filter(({ path }) => servedScreens[path])
    .flatMap(({ title, texts }) => [title.split('.')[0]!, ...(texts ?? [])]);
  const features = [...new Set(named)].filter((name) => name in featureTexts);
  expect([...servedFeatures].sort()).toEqual(features.sort());
});

test.each(screens.filter(({ path }) => !servedScreens[path]).map(({ path }) => path))(
  'nothing is rendered for %s',
  async (path) => {
    expect(await renderContent(request(path.replaceAll(/:\w+/g, 'x')), refuse)).toBeNull();
  },
);

test.each(redirects.map(({ from }) => from))(
  'nothing is rendered for %s, which leads elsewhere',
  async (path) => {
    expect(await renderContent(request(path), refuse)).toBeNull();
  },
);

test('a page whose data cannot be read has no content', async () => {
  await expect(renderContent(request('/jobs/detail/1'), refuse)).rejects.toThrow('no API');
});

/** The screens that show nothing of the API, which render in every language. */
const fixed = screens.filter((screen) => screen.static && servedScreens[screen.path]).map(({ path }) => path);

test.each(fixed)('the content of %s is whole in every language', async (path) => {
  const pages = await Promise.all(
    mailLanguages.map((language) => renderContent(request(path, { language }), refuse)),
  );
  const texts = pages.map((page) => page!.html.replaceAll(/<[^>]*>/g, ' '));
  expect(new Set(texts).size).toBe(mailLanguages.length);
  for (const page of pages) {
    expect(page!.html).toContain('<h1');
    // What React leaves for a script to fill in, and keys that have no text.
    expect(page!.html).not.toMatch(/<!--\$[?!]-->|<template|<script/);
    expect(page!.html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\b(shell|info|static|common)\.\w/);
  }
});
