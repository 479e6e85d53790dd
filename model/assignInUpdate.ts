/**
 * Adds an assignment to an update expression of DynamoDB, which may have one `SET` clause at most.
 * @param expression an expression without values, such as `SET #a = :a REMOVE #b`
 * @param assignment such as `#c = :c`
 */
export function assignInUpdate(expression: string, assignment: string): string {
  const [before = '', after] = expression.split('SET ');
  return after === undefined
    ? `${expression} SET ${assignment}`.trim()
    : `${before}SET ${assignment}, ${after}`;
}
