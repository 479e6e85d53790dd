import type { Resource } from '../../../template/Stack';
import type { GroupConfiguration } from './GroupConfiguration';
import { Properties } from './Properties';

export function readGroup(resource: Resource): GroupConfiguration {
  const group = Properties.of(resource).refuseOthersThan(
    'GroupName',
    'UserPoolId',
    'Description',
    'Precedence',
    'RoleArn',
  );
  return {
    name: group.text('GroupName') ?? resource.physicalId,
    description: group.text('Description'),
    precedence: group.number('Precedence'),
    roleArn: group.text('RoleArn'),
  };
}
