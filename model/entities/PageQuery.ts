import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';

/** A public page. Its url is unique and no address of the app's own: a reservation beside it, so it is hand-written. */
export const PageQuery = entity({
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
