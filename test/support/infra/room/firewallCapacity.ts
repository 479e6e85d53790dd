interface Statement {
  RateBasedStatement?: { ScopeDownStatement?: Statement };
  NotStatement?: { Statement: Statement };
  ByteMatchStatement?: { TextTransformations: { Type: string }[] };
}

/** The capacity units of a statement: https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statements-list.html */
function unitsOf({ RateBasedStatement, NotStatement, ByteMatchStatement }: Statement): number {
  if (RateBasedStatement)
    return 2 + (RateBasedStatement.ScopeDownStatement ? unitsOf(RateBasedStatement.ScopeDownStatement) : 0);
  if (NotStatement) return unitsOf(NotStatement.Statement);
  if (!ByteMatchStatement) throw new Error('The capacity of a statement of the web ACL is unknown');
  const changes = ByteMatchStatement.TextTransformations.filter(({ Type }) => Type !== 'NONE');
  return 2 + 10 * changes.length;
}

/** Returns how many capacity units (WCU) the rules of a web ACL use. */
export const firewallCapacity = (rules: readonly unknown[]): number =>
  rules.reduce<number>((sum, rule) => sum + unitsOf((rule as { Statement: Statement }).Statement), 0);
