import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

/**
 * A public page: a saved search for jobs with a URL of its own. Custom resolvers write it, because its URL
 * must be unique and must not be a path of the web app.
 */
export const PageQuery = declareEntity({
  name: 'PageQuery',
  table: 'Catalog',
  lists: [{ field: 'listPageQueries', index: 'byCreatedAt' }],
  access: { list: ['guest', 'signedIn'] },
  fields: [
    everyone(`${record} url header jobs skills skillSets skillTags workType baseLocationTypes salaryType`),
    everyone('minimumHoursPerDay maximumHoursPerDay minimumHoursPerWeek maximumHoursPerWeek'),
    everyone('minumumSalary maximumSalary'),
  ],
});
