import { loggedAs } from '../../../../infra/resolvers/loggedAs';
import type { Fixture } from '../../matrix/support/Fixture';
import type { RecordOf } from '../../matrix/support/records';
import { nameOf } from '../../matrix/support/rootField';

/** Returns, sorted, the records that the person `self` wrote with the given calls and that the log must name. */
export function loggedDeeds(deeds: readonly RecordOf[], { names }: Fixture): string[] {
  return deeds
    .filter(({ as }) => as === 'self')
    .map(({ name, field }) => ({ logged: loggedAs('Mutation', nameOf(field)), id: names.get(name) }))
    .flatMap(({ logged, id }) => (logged ? [`${logged.record} ${id}`] : []))
    .sort();
}
