export type { CloudSettings } from '../src/cloud/CloudSettings';
export { LocalCloud } from '../src/cloud/LocalCloud';
export type { RunningStack } from '../src/cloud/RunningStack';
export { describeInventory } from '../src/template/describeInventory';
