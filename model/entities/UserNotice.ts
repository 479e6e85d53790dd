import { declareEntity } from '../declareEntity';
import { record } from '../visibility/rules';

/**
 * A notice for one person about something that concerns them, such as a changed state of an application. The
 * function notify-email stores it; the person sees it in the list below the bell.
 */
export const UserNotice = declareEntity({
  name: 'UserNotice',
  table: 'Insight',
  access: {},
  fields: [{ fields: `${record} userId kind subject title state isRead`, owner: true }],
});
