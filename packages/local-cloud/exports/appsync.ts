export type { Evaluation } from '../src/services/appsync/evaluation/Evaluation';
export { evaluate, type PartialContext } from '../src/services/appsync/evaluation/evaluate';
