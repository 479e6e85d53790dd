import { describeOutage } from './outage/describeOutage';

describeOutage({ writes: 48 });
