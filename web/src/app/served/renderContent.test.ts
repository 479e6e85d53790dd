import type { PageRequest } from '../../../../model/ServedPage';
import { screens } from '../routes';
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

test.each(screens.filter(({ path }) => !servedScreens[path]).map(({ path }) => path))(
  'nothing is rendered for %s',
  async (path) => {
    expect(await renderContent(request(path.replaceAll(/:\w+/g, 'x')), refuse)).toBeNull();
  },
);

test('a page whose data cannot be read has no content', async () => {
  await expect(renderContent(request('/jobs/detail/1'), refuse)).rejects.toThrow('no API');
});
