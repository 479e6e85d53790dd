/** What the stack runs and the development loop can replace: a step of a resolver, or a function. */
export interface CodeUnit {
  kind: 'resolvers' | 'functions';
  /** AppSync's name of the step, or the function's description. */
  name: string;
  /** Where its code begins, from the project's root. */
  file: string;
  /** Constants that it is built with. */
  define: Record<string, unknown>;
}
