export { engineAddress } from '../src/services/dynamodb/engine/engineAddress';
export { EngineApi } from '../src/services/dynamodb/EngineApi';
