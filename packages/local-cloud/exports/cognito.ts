export {
  bytesOf,
  generator,
  hashOf,
  multiplier,
  numberOf,
  power,
  prime,
} from '../src/services/cognito/srp/srpGroup';
