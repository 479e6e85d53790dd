import { PageQuery } from '../../../model/entities/PageQuery';
import { catalogueId } from '../catalogues/catalogueId';
import type { SeedDay } from '../lib/SeedDay';
import { seedItem } from '../lib/seedItem';
import type { StoredItem } from '../lib/StoredItem';
import { pages } from '../texts/pages';
import { claimItem } from './claimItem';

/**
 * Builds the public pages of the demo data (saved searches for jobs with a URL), and the rows that reserve
 * their URLs.
 */
export function pageItems(day: SeedDay): StoredItem[] {
  return pages.flatMap(({ jobs, skillTags, ...page }, place) => {
    const id = catalogueId(PageQuery.name, page.url);
    const item = seedItem(PageQuery, id, day.ago(120 - place, 10, 0), {
      listKey: PageQuery.name,
      ...page,
      jobs: jobs?.map((name) => catalogueId('Job', name)),
      skillTags: skillTags?.map((name) => catalogueId('SkillTag', name)),
    });
    return [item, claimItem('PageUrl', page.url, id)];
  });
}
