/** What moto's CloudFormation did to a resource. */
export interface ResourceEvent {
  /**
   * created, updated, deleted; `retained` by its policy at the end of its stack; `left` or `forgotten` by moto, which
   * cannot update or delete it; or `refused`.
   */
  what: string;
  type: string;
  /** Its logical id. */
  id: string;
  /** `moto`, `stub`, or `moto as …` another type; the error of a refusal. */
  by: string;
}
