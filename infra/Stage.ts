/** A running copy of the stack, as operators reach it: by its functions. */
export interface Stage {
  /** Invokes the function that an output of the stack names, and waits for its answer. */
  invoke(output: 'SearchFunctionName' | 'VerifyFunctionName', request: object): Promise<unknown>;
}
