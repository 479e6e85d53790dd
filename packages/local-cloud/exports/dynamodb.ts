export { EngineApi } from '../src/services/dynamodb/EngineApi';
