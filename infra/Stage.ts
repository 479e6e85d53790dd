/** The outputs of the stack that name a function for operators. */
export type FunctionOutput = 'MigrationFunctionName' | 'SearchFunctionName' | 'VerifyFunctionName';

/** A running copy of the stack, as operators reach it: by its functions. */
export interface Stage {
  /** Invokes the function that an output of the stack names, and waits for its answer. */
  invoke(output: FunctionOutput, request: object): Promise<unknown>;
}
