import { declareEntity } from '../declareEntity';
import { JobAlertLimits } from '../limits/JobAlertLimits';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * A search for jobs that a person has kept under a name, and when to tell them of new jobs that it finds. Its conditions
 * are those of a page query. While it is not paused, the index `job-alerts` holds it as a query.
 */
export const JobAlert = declareEntity({
  name: 'JobAlert',
  in: User,
  isPrivate: true,
  parent: 'userID',
  perParent: JobAlertLimits.perPerson,
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  limits: {
    name: JobAlertLimits.name,
    keyword: { upTo: JobAlertLimits.keyword },
    hour: [0, 23],
    weekday: [1, 7],
    minimumHoursPerDay: [0, 24],
    maximumHoursPerDay: [0, 24],
    minimumHoursPerWeek: [0, 168],
    maximumHoursPerWeek: [0, 168],
  },
  rules: [{ field: 'minumumSalary', rule: 'notAboveMaximum', order: ['minumumSalary', 'maximumSalary'] }],
  visibleLines: ['name'],
  fields: [
    ownerOnly(`${record} owner userID name keyword jobs skillTags prefectures workType baseLocationTypes`),
    ownerOnly('minimumDaysPerWeek maximumDaysPerWeek minimumHoursPerDay maximumHoursPerDay'),
    ownerOnly('minimumHoursPerWeek maximumHoursPerWeek salaryType minumumSalary maximumSalary isExcellent'),
    ownerOnly('frequency hour weekday isPaused'),
  ],
});
