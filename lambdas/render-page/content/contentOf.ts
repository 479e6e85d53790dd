import { mailLanguage } from '../../../model/mailLanguage';
import type { PageContent, PageRequest } from '../../../model/ServedPage';
import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import { renderContent } from './renderContent';

/**
 * Returns what a page shows, as the web app renders it for a guest. Null for a page without content of its own here, and
 * when it cannot be rendered: the app then renders it in the browser, as it does for everybody who has signed in.
 */
export async function contentOf(request: PageRequest): Promise<PageContent | null> {
  try {
    return await renderContent({ ...request, language: mailLanguage(request.language) }, queryAsGuest);
  } catch (error) {
    console.error('renderContent', request.path, error);
    return null;
  }
}
