import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { WorkHistoryAchievementLink } from '../../../../../../model/entities/WorkHistoryAchievementLink';
import { TextLimits } from '../../../../../../model/limits/TextLimits';
import { brokenLimit } from '../../../../../../model/rules/brokenLimit';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import type { EditedLink } from './AchievementValues';

const brokenField = (field: 'title' | 'url', text: string) =>
  brokenLimit(WorkHistoryAchievementLink.limits[field] ?? TextLimits.url, text, {}, []);

function brokenBy(link: EditedLink): string | null {
  const [title, url] = [link.title?.trim() ?? '', link.url.trim()];
  if (title === '' && url === '') return null;
  return brokenField('url', url) ?? (title === '' ? null : brokenField('title', title));
}

/**
 * Returns the validation rule for the links of an achievement. It checks each title and URL against the API's
 * limits and ignores empty rows.
 */
export const checkLinks = (t: TFunction): FormRule => ({
  validator(_rule, links: readonly EditedLink[] = []) {
    const wrong = links.findIndex((link) => brokenBy(link) !== null);
    if (wrong === -1) return Promise.resolve();
    const text = getRuleText(t, brokenBy(links[wrong]!) ?? '', links[wrong]?.url);
    return Promise.reject(new Error(t('histories.link.wrong', { n: wrong + 1, text })));
  },
});
