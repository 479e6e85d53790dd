export type { CloudSettings } from '../src/cloud/CloudSettings';
export type { Chaos } from '../src/services/dynamodb/chaos/Chaos';
export { chaosKinds } from '../src/services/dynamodb/chaos/chaosKinds';
export { LocalCloud } from '../src/cloud/LocalCloud';
export type { RunningStack } from '../src/cloud/RunningStack';
export { describeInventory } from '../src/template/describeInventory';
