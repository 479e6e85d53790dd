import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { languageCookie } from '../../model/languageCookie';
import { mailLanguages } from '../../model/mailLanguage';
import { servedParameters } from '../../model/servedParameters';
import { unlistedAreas } from '../../model/unlistedAreas';

/**
 * Returns the code of the CloudFront function: `routePage.ts` as plain JavaScript, with what it declares
 * instead of importing it. It is not bundled, because
 * bundlers generate code that CloudFront's engine does not support.
 */
export function viewerFunctionCode(domain?: string): string {
  const source = readFileSync('infra/edge/routePage.ts', 'utf8');
  const { code } = transformSync(source, {
    loader: 'ts',
    charset: 'utf8',
    minifySyntax: false,
    define: {
      UNLISTED_AREAS: JSON.stringify(unlistedAreas),
      SITE_HOST: JSON.stringify(domain ?? ''),
      PARAMETERS: JSON.stringify(servedParameters),
      LANGUAGE_COOKIE: JSON.stringify(languageCookie),
      LANGUAGES: JSON.stringify(mailLanguages),
    },
  });
  return [
    "import cf from 'cloudfront';",
    code.replace(/^export function/m, 'function').trim(),
    'function handler(event) {',
    '  return routePage(event.request, cf);',
    '}',
    '',
  ].join('\n');
}
